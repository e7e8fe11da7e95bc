import type { Profile } from '@belvedere/contract/entities/profile'
import type { ReactNode } from 'react'
import { AccountMenu } from '../../staff/frame/account-menu.tsx'
import styles from './studio-plain-frame.module.css'
import { Wordmark } from './top-bar.tsx'

interface PlainFrameProps {
  profile: Profile
  /** For tables with many columns. */
  wide?: boolean
  children: ReactNode
}

/** Around pages that are about no single project: the name of the product, who works here, and nothing else. */
export function PlainFrame({ profile, wide = false, children }: PlainFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Wordmark />
        <AccountMenu profile={profile} />
      </header>
      <main className={styles.main} data-wide={wide || undefined}>
        {children}
      </main>
    </div>
  )
}
