import { hover } from '../../.storybook/hover.ts'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { Button } from './button.tsx'

const meta = preview.meta({
  component: Button,
  args: { look: 'primary' },
  render: (button) => <Button {...button}>{m.send_request()}</Button>,
})

export const Primary = meta.story()
export const Secondary = meta.story({ args: { look: 'secondary' } })
export const Text = meta.story({ args: { look: 'text' } })
export const PrimaryHovered = meta.story({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const SecondaryHovered = Secondary.extend({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const TextHovered = Text.extend({ play: ({ canvas }) => hover(canvas.getByRole('button')) })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('button').focus() })
export const Disabled = meta.story({ args: { disabled: true } })
export const Busy = meta.story({ args: { busy: true } })
export const LongText = meta.story({
  args: { look: 'text' },
  decorators: [narrow],
  render: (button) => <Button {...button}>{m.resend_verification()}</Button>,
})
