import { NOTE_MAX } from '@belvedere/domain/enquiries/inbox'
import type { KeyboardEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import { useKeptText } from '../../staff/access/use-kept-text.ts'
import { ActionProblem, useAction } from '../../staff/action/use-action.tsx'
import { useTimes } from '../../staff/time/use-times.ts'
import { Button } from '../../ui/button.tsx'
import { PersonMark } from '../ui/person-mark.tsx'
import styles from './desk-notes.module.css'
import { REFUSED_STEP } from './enquiry-words.ts'
import type { EnquiryStep } from './inbox-enquiry.ts'

interface NotesProps {
  /** What colleagues wrote, the earliest first; what was done without a word is left out. */
  written: readonly Pick<EnquiryStep, 'id' | 'by' | 'at' | 'note'>[]
  /** Under which the line that is being written is kept. */
  about: string
  onWrite: (note: string) => Promise<unknown>
}

/** What colleagues told each other about it, and a line more. What was typed stays until it is taken. */
export function Notes({ written, about, onWrite }: NotesProps) {
  const times = useTimes()
  const [note, setNote] = useKeptText(about)
  const { busy, problem, run } = useAction()
  const write = () =>
    run(async () => {
      const text = note.trim()
      if (text === '') return
      await onWrite(text)
      setNote('')
    }, REFUSED_STEP)
  const send = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void write()
  }
  return (
    <section className={styles.notes} aria-label={m.desk_notes()}>
      {written
        .filter((step) => step.note !== '')
        .map((step) => (
          <div key={step.id} className={styles.note}>
            {step.by && <PersonMark person={step.by} />}
            <p>
              <b>{step.by?.firstName}</b> <time dateTime={step.at}>{times.nearTime(step.at)}</time>
              <br />
              {step.note}
            </p>
          </div>
        ))}
      <div className={styles.field}>
        <textarea
          aria-label={m.desk_write_note()}
          placeholder={m.desk_write_note()}
          data-key="n"
          rows={2}
          maxLength={NOTE_MAX}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          onKeyDown={send}
        />
        <p>
          <span>{m.desk_never_see_notes()}</span>
          {note.trim() === '' ? (
            <kbd>N</kbd>
          ) : (
            <Button busy={busy} onClick={() => void write()}>
              {m.desk_save_note()}
            </Button>
          )}
        </p>
      </div>
      <ActionProblem problem={problem} />
    </section>
  )
}
