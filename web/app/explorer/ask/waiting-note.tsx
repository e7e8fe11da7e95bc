import { ENQUIRY_WAITS_DAYS } from '@belvedere/domain/enquiries/waiting-enquiry'
import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './waiting-note.module.css'

interface WaitingNoteProps {
  /** Takes it back, to be written otherwise. */
  onEdit: () => void
  onDiscard: () => void
}

/** In place of the send button while the request waits for the network. */
export function WaitingNote({ onEdit, onDiscard }: WaitingNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} className={styles.note} tabIndex={-1}>
      <Icon name="clock" />
      <div role="status">
        <p className={styles.title}>{m.enquiry_waits_title()}</p>
        <p>{m.enquiry_waits_text({ days: ENQUIRY_WAITS_DAYS })}</p>
      </div>
      <div className={styles.actions}>
        <Button look="text" onClick={onEdit}>
          {m.edit()}
        </Button>
        <Button look="text" onClick={onDiscard}>
          {m.discard()}
        </Button>
      </div>
    </div>
  )
}
