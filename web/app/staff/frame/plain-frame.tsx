import type { Profile } from '@belvedere/contract/entities/profile'
import type { ReactNode } from 'react'
import { AccountMenu } from './account-menu.tsx'
import styles from './staff-plain-frame.module.css'

interface PlainFrameProps {
  profile: Profile
  /** The name of the product and of this part of it. */
  wordmark: ReactNode
  /** Tables with many columns are wide, a list to choose from is narrow. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** Around pages that are about no single project: the name of the product, who works here, and nothing else. */
export function PlainFrame({ profile, wordmark, width, children }: PlainFrameProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        {wordmark}
        <AccountMenu profile={profile} />
      </header>
      <main className={styles.main} data-width={width}>
        {children}
      </main>
    </div>
  )
}
