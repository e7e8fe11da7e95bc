import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { useState } from 'react'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useTimes } from '../../staff/time/use-times.ts'
import { type InboxEnquiry, nameOf } from '../inbox/inbox-enquiry.ts'
import { tell } from '../notices/notice-store.ts'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { separateEnquiry } from './buyer-record.ts'

interface SeparateDialogProps {
  enquiry: InboxEnquiry
  onSeparated: () => void
  onClose: () => void
}

/** Two people were taken for one: an enquiry gets a buyer of its own, once that was said in words. */
export function SeparateDialog({ enquiry, onSeparated, onClose }: SeparateDialogProps) {
  const times = useTimes()
  const localised = useLocalised()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const name = nameOf(enquiry)

  async function separate() {
    setBusy(true)
    const outcome = await separateEnquiry(enquiry.projectId, enquiry.id)
    setBusy(false)
    if (!outcome.done) return setProblem(outcome.why)
    onSeparated()
    onClose()
    tell({
      tone: 'done',
      title: m.desk_separated({ name }),
      open: localised(deskPath(enquiry.projectId, 'buyers', outcome.done.buyerId)),
    })
  }

  return (
    <AskDialog
      title={m.desk_separate_title({ day: times.dayAndTime(enquiry.acceptedAt) })}
      act={m.desk_separate_act()}
      busy={busy}
      problem={problem}
      onAct={() => void separate()}
      onClose={onClose}
    >
      <p>{m.desk_separate_text({ name })}</p>
    </AskDialog>
  )
}
