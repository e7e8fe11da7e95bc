import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import styles from './security-page.module.css'

interface RowProps {
  icon: IconName
  name: ReactNode
  /** In a small label beside the name. */
  mark?: ReactNode
  detail?: ReactNode
  /** The day, and the time below it. */
  when?: readonly [day: string, time: string] | undefined
  actions?: ReactNode
}

export function Row({ icon, name, mark, detail, when, actions }: RowProps) {
  return (
    <li className={styles.row}>
      <Icon name={icon} size={22} />
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {mark && <span className={styles.mark}>{mark}</span>}
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {when && (
        <p className={styles.when}>
          {when[0]}
          <span>{when[1]}</span>
        </p>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </li>
  )
}
