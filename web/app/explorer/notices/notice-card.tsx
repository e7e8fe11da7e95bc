import { useEffect, useId, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { clearNotices, type Notice } from '../../state/notify.ts'
import { useGoBackToPlace } from '../../state/use-go-back.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './notices.module.css'
import { WaysIn } from './ways-in.tsx'

/** OK clears all notices and returns to the previous page, unless it is one after which NTF-01 stays. */
export function NoticeCard({ notice }: { notice: Notice }) {
  const { title, message, type, afterOk, offersLogin, unasked, action } = notice
  const words = useId()
  const ok = useRef<HTMLButtonElement>(null)
  const goBack = useGoBackToPlace()
  const dismiss = () => {
    clearNotices()
    if (afterOk === 'back') goBack()
  }
  useEffect(() => {
    if (unasked) return undefined
    const before = document.activeElement
    ok.current?.focus()
    return () => {
      if (document.activeElement !== document.body || !(before instanceof HTMLElement)) return
      before.focus({ preventScroll: true })
    }
  }, [unasked])
  return (
    <section
      className={styles.notice}
      data-notice
      data-type={type}
      role={type === 'error' ? 'alert' : 'status'}
      aria-labelledby={words}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // What lies under it stays as it is.
        event.preventDefault()
        dismiss()
      }}
    >
      <Icon name={type} />
      <div id={words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.message}>{message}</p>
      </div>
      <div className={styles.actions}>
        {offersLogin && <WaysIn />}
        {action && (
          <Button
            look="text"
            onClick={() => {
              clearNotices()
              action.act()
            }}
          >
            {action.label}
          </Button>
        )}
        <Button ref={ok} look="text" onClick={dismiss}>
          {action ? m.later() : m.ok()}
        </Button>
      </div>
    </section>
  )
}
