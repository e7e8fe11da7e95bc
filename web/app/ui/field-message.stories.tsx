import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { FieldMessage } from './field-message.tsx'

const meta = preview.meta({
  component: FieldMessage,
  args: { id: 'message', problem: undefined },
})

export const Hint = meta.story({
  render: (message) => <FieldMessage {...message} hint={m.password_hint({ count: 8 })} />,
})
export const Problem = meta.story({
  render: (message) => <FieldMessage {...message} problem={m.email_must_be_valid()} />,
})
/** With nothing to say it takes no room. */
export const Silent = meta.story()
