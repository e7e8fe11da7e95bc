import { useState } from 'react'
import { fn } from 'storybook/test'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { Slider } from './slider.tsx'

const meta = preview.meta({
  component: Slider,
  args: { label: '', value: 20, min: 5, max: 30, step: 1, say: String, onChange: fn() },
  decorators: [narrow],
  render: function Dragged({ value, ...slider }) {
    const [now, setNow] = useState(value)
    return <Slider {...slider} label={m.loan_term()} value={now} onChange={setNow} />
  },
})

export const Between = meta.story()
export const AtItsStart = meta.story({ args: { value: 5 } })
export const AtItsEnd = meta.story({ args: { value: 30 } })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('slider').focus() })
