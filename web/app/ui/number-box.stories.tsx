import { formatMoney } from '@belvedere/domain/sales/money'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { NumberBox } from './number-box.tsx'

const meta = preview.meta({
  component: NumberBox,
  args: { label: '', value: 268_500, show: formatMoney, onChange: fn() },
  decorators: [narrow],
  render: function Counted({ value, show }) {
    const [now, setNow] = useState(value)
    return <NumberBox label={m.price()} value={now} show={show} onChange={setNow} />
  },
})

export const Shown = meta.story()
/** The plain number stands there, chosen, so that writing replaces it. */
export const Writing = meta.story({ play: ({ canvas }) => canvas.getByRole('textbox').focus() })
