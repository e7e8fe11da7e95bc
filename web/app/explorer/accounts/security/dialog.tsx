import type { ReactNode } from 'react'
import { m } from '../../../paraglide/messages.js'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RoundButton } from '../../../ui/round-button.tsx'
import styles from '../profile-dialog.module.css'
import own from './security-dialog.module.css'

interface DialogProps {
  title: string
  onClose: () => void
  /** What has the focus when it opens; the first control where nobody says. */
  initialFocus?: () => HTMLElement | null
  children: ReactNode
}

export function Dialog({ title, onClose, initialFocus, children }: DialogProps) {
  return (
    <Panel
      label={title}
      shape="centre"
      onClose={onClose}
      className={styles.dialog}
      {...(initialFocus && { initialFocus })}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <RoundButton ground="bare" label={m.close()} onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <div className={own.body}>{children}</div>
    </Panel>
  )
}
