import { formatMoney } from '@belvedere/domain/sales/money'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { RangeSlider } from './range-slider.tsx'

const meta = preview.meta({
  component: RangeSlider,
  args: {
    value: [160_000, 420_000] as const,
    min: 90_000,
    max: 640_000,
    step: 5_000,
    labels: ['', ''] as const,
    say: formatMoney,
    onChange: fn(),
  },
  decorators: [narrow],
  render: function Dragged({ value, ...slider }) {
    const [now, setNow] = useState(value)
    const name = m.price()
    const labels = [m.filter_from({ name }), m.filter_to({ name })] as const
    return <RangeSlider {...slider} value={now} labels={labels} onChange={setNow} />
  },
})

export const Part = meta.story()
export const Whole = meta.story({ args: { value: [90_000, 640_000] } })
export const ThumbsTogether = meta.story({ args: { value: [300_000, 300_000] } })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getAllByRole('slider')[0]?.focus() })
