import { useEffect, useId, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { clearNotices, type Notice } from '../../state/notices.ts'
import { useGoBackToPlace } from '../../state/use-go-back.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './notices.module.css'
import { WaysIn } from './ways-in.tsx'

/** OK clears all notices and returns to the previous page, unless the notice says to stay (NTF-01). */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { title, message, type, afterOk, offersLogin } = notice
  const words = useId()
  const ok = useRef<HTMLButtonElement>(null)
  const goBack = useGoBackToPlace()
  useEffect(() => ok.current?.focus(), [])
  return (
    <section
      className={styles.notice}
      data-type={type}
      role={type === 'error' ? 'alert' : 'status'}
      aria-labelledby={words}
    >
      <Icon name={type} />
      <div id={words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.message}>{message}</p>
      </div>
      <div className={styles.actions}>
        {offersLogin && <WaysIn />}
        <Button
          ref={ok}
          look="text"
          onClick={() => {
            clearNotices()
            if (afterOk === 'back') goBack()
          }}
        >
          {m.ok()}
        </Button>
      </div>
    </section>
  )
}
