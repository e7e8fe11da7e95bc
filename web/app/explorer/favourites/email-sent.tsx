import { useEffect, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './email-sent.module.css'
import card from './favourites-card.module.css'

/** OK clears the favourites and closes (FAV-04). */
export function EmailSent({ onOk }: { onOk: () => void }) {
  const ok = useRef<HTMLButtonElement>(null)
  useEffect(() => ok.current?.focus(), [])
  return (
    <>
      <div className={`${card.scrolls} ${styles.sent}`} role="status">
        <Icon name="success" size={40} />
        <p className={styles.title}>{m.email_sent()}</p>
        <p className={styles.text}>
          {m.thank_you_title()} {m.thank_you_text()}
        </p>
      </div>
      <div className={card.foot}>
        <Button ref={ok} look="primary" onClick={onOk}>
          {m.ok()}
        </Button>
      </div>
    </>
  )
}
