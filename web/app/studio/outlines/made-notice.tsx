import { useEffect, useEffectEvent } from 'react'
import { m } from '../../paraglide/messages.js'
import styles from './studio-made-notice.module.css'

interface MadeNoticeProps {
  words: string
  onUndo: () => void
  onGone: () => void
}

const SHOWN_MS = 10_000

/** What one press made, with the way back. */
export function MadeNotice({ words, onUndo, onGone }: MadeNoticeProps) {
  const gone = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => gone(), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.notice} role="alert">
      <p>{words}</p>
      <button
        type="button"
        onClick={() => {
          onUndo()
          onGone()
        }}
      >
        {m.studio_undo()}
      </button>
    </div>
  )
}
