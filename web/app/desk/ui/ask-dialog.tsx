import { type FormEvent, type ReactNode, useRef } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './desk-ask-dialog.module.css'

interface AskDialogProps {
  title: string
  /** What the button does, in words. */
  act: string
  busy: boolean
  /** Why it was not done. */
  problem?: string | undefined
  /** What has the focus first, where it is not the first of all. */
  initialFocus?: string
  onAct: () => void
  onClose: () => void
  children: ReactNode
}

/** Says what comes of an act, asks for what it needs, and does it when it is wanted still. */
export function AskDialog({
  title,
  act,
  busy,
  problem,
  initialFocus,
  onAct,
  onClose,
  children,
}: AskDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onAct()
  }
  return (
    <Panel
      label={title}
      shape="centre"
      onClose={onClose}
      className={styles.panel}
      {...(initialFocus && {
        initialFocus: () => form.current?.querySelector<HTMLElement>(initialFocus) ?? null,
      })}
    >
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <CardHead title={title} size="card" closeWord={m.desk_close()} onClose={onClose} />
        {children}
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>{m.desk_cancel()}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {act}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
