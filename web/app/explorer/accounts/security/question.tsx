import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from './dialog.tsx'
import styles from './security-dialog.module.css'

interface QuestionProps {
  title: string
  /** What the button says that does it. */
  yes: string
  onYes: () => void
  onClose: () => void
  children: ReactNode
}

/** Something that cannot be taken back is asked first. */
export function Question({ title, yes, onYes, onClose, children }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={styles.text}>{children}</p>
      <div className={styles.foot}>
        <Button onClick={onClose}>{m.cancel()}</Button>
        <Button
          look="primary"
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
