import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import styles from './studio-undo-notice.module.css'

interface UndoNoticeProps {
  words: string
  onUndo: () => void
  onGone: () => void
}

/** Then it is in History. */
const SHOWN_MS = 10_000

/** What was done to many, and the way back. */
export function UndoNotice({ words, onUndo, onGone }: UndoNoticeProps) {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => gone(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p className={styles.notice} role="status">
      {words}
      <button
        type="button"
        onClick={() => {
          onUndo()
          onGone()
        }}
      >
        {m.studio_undo()}
      </button>
    </p>
  )
}
