import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './account-form.module.css'
import { FormLink } from './form-link.tsx'
import type { LinkState } from './use-mailed-link.ts'

interface LinkCardProps {
  state: LinkState
  /** While the server is asked. */
  checking: string
  /** Where another link is asked for; of an invitation, from whoever sent it. */
  another?: string
  onCheckAgain: () => void
  /** What a good link leads to. */
  children: ReactNode
}

/** A screen that a mailed link leads to says what became of that link. */
export function LinkCard({ state, checking, another, onCheckAgain, children }: LinkCardProps) {
  if (state === 'good') return children
  if (state === 'checking')
    return (
      <AccountCard title={checking} lead={m.one_moment()}>
        <div className={styles.reserved} />
      </AccountCard>
    )
  if (state === 'ended')
    return (
      <AccountCard title={m.link_ended_title()} lead={m.link_ended_lead()}>
        {another && <FormLink to={another}>{m.ask_new_link()}</FormLink>}
      </AccountCard>
    )
  return (
    <AccountCard title={m.link_unchecked_title()} lead={m.error_text()}>
      <div className={styles.action}>
        <Button look="primary" onClick={onCheckAgain}>
          {m.try_again()}
        </Button>
      </div>
    </AccountCard>
  )
}
