import { narrow } from '../../.storybook/narrow.tsx'
import preview from '../../.storybook/preview.ts'
import { m } from '../paraglide/messages.js'
import { TextArea } from './text-area.tsx'

const meta = preview.meta({
  component: TextArea,
  args: { label: '', rows: 3 },
  decorators: [narrow],
  render: (area) => <TextArea {...area} label={m.note()} />,
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'Is the balcony quiet in the evening?' } })
export const WithCounter = meta.story({ args: { aside: '36 / 500' } })
export const LongText = meta.story({
  args: { defaultValue: 'Is the balcony quiet in the evening? '.repeat(20), aside: '740 / 500' },
})
export const Focused = meta.story({ play: ({ canvas }) => canvas.getByRole('textbox').focus() })
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Sent' } })
export const Wrong = meta.story({
  render: (area) => <TextArea {...area} label={m.note()} problem={m.required()} />,
})
