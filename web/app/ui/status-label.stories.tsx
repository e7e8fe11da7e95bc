import preview from '../../.storybook/preview.ts'
import { statusWord } from '../i18n/status-words.ts'
import { StatusLabel } from './status-label.tsx'

const meta = preview.meta({
  component: StatusLabel,
  args: { word: '' },
  render: ({ status }) => <StatusLabel status={status} word={statusWord(status)} />,
})

export const Available = meta.story({ args: { status: 'available' } })
export const PendingReservation = meta.story({ args: { status: 'pending-reservation' } })
export const Reserved = meta.story({ args: { status: 'reserved' } })
export const Sold = meta.story({ args: { status: 'sold' } })
export const Unavailable = meta.story({ args: { status: 'unavailable' } })
