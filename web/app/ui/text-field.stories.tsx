import { fn } from 'storybook/test'
import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { Icon } from './icon.tsx'
import { RoundButton } from './round-button.tsx'
import { TextField } from './text-field.tsx'

const meta = preview.meta({
  component: TextField,
  args: { label: '', type: 'email' },
  decorators: [narrow],
  render: (field) => <TextField {...field} label={m.email()} />,
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'ana@example.com' } })
export const Placeholder = meta.story({ args: { placeholder: 'ana@example.com' } })
export const LongText = meta.story({ args: { defaultValue: `${'ana.'.repeat(30)}petrovic@example.com` } })
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('textbox').focus() })
export const Disabled = Filled.extend({ args: { disabled: true } })
export const ReadOnly = Filled.extend({ args: { readOnly: true } })
export const Wrong = Filled.extend({
  render: (field) => <TextField {...field} label={m.email()} problem={m.email_must_be_valid()} />,
})
export const LongMessage = Filled.extend({
  render: (field) => <TextField {...field} label={m.email()} problem={m.login_failed()} />,
})
export const WithHintAndButton = meta.story({
  args: { type: 'password', defaultValue: 'secret-words' },
  render: (field) => (
    <TextField
      {...field}
      label={m.password()}
      hint={m.password_hint({ count: 8 })}
      end={
        <RoundButton ground="paper" label={m.show_password()} onClick={fn()}>
          <Icon name="eye" />
        </RoundButton>
      }
    />
  ),
})
