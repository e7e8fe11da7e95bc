import { useState } from 'react'
import { fn } from 'storybook/test'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { Checkbox } from './checkbox.tsx'

const meta = preview.meta({
  component: Checkbox,
  args: { checked: false, onChange: fn(), children: '' },
  render: function Ticked({ checked, children }) {
    const [now, setNow] = useState(checked)
    return (
      <Checkbox checked={now} onChange={setNow}>
        {children || m.only_differences()}
      </Checkbox>
    )
  },
})

export const Off = meta.story()
export const On = meta.story({ args: { checked: true } })
export const Focused = On.extend({ play: ({ canvas }) => canvas.getByRole('checkbox').focus() })
export const LongText = meta.story({
  decorators: [narrow],
  render: (box) => <Checkbox {...box}>{m.favorites_for_users()}</Checkbox>,
})
