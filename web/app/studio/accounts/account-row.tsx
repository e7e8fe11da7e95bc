import type { Answer } from '@belvedere/contract/client-types'
import { useState } from 'react'
import type { Outcome } from '../../api/client.ts'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { ActionProblem, answered, useAction } from '../../staff/action/use-action.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './studio-accounts-panel.module.css'

type Account = Answer<'GET /api/v1/users'>[number]

interface AccountRowProps {
  account: Account
  isOwn: boolean
  onChanged: () => void
}

/** What is pressed twice, since it ends their sessions. */
type Asked = 'block' | 'free'

/** Who it is and whether they may come in; whoever has lost all second factors is freed here (SEC-10). */
export function AccountRow({ account, isOwn, onChanged }: AccountRowProps) {
  const [asked, setAsked] = useState<Asked>()
  const [freed, setFreed] = useState(false)
  const { busy, problem, run } = useAction()
  const { id, firstName, lastName, email, blocked, verified, superAdmin, secondFactor, roles } = account
  const name = `${firstName} ${lastName}`.trim() || email

  const finish = (send: () => Promise<Outcome<unknown>>, frees: boolean) =>
    run(async () => {
      setFreed(false)
      await answered(send())
      setAsked(undefined)
      setFreed(frees)
      onChanged()
    })

  const set = (blocked: boolean) =>
    finish(
      () => browserApi().send('PATCH /api/v1/users/{id}/blocked', { params: { id }, body: { blocked } }),
      false,
    )

  const free = () =>
    finish(() => browserApi().send('DELETE /api/v1/users/{id}/factors', { params: { id } }), true)

  const facts = [
    email,
    superAdmin ? m.studio_role_platform() : m.studio_accounts_projects({ count: roles.length }),
    ...(verified ? [] : [m.studio_accounts_unverified()]),
  ]
  return (
    <li>
      <div>
        <b>{name}</b>
        {blocked && <span className={styles.blocked}>{m.studio_accounts_blocked()}</span>}
        <span className={styles.facts}>{facts.join(' · ')}</span>
        {asked === 'free' && <span className={styles.facts}>{m.studio_accounts_free_ask()}</span>}
        <ActionProblem problem={problem} />
        {freed && <span role="status">{m.studio_accounts_freed()}</span>}
      </div>
      {!isOwn && asked === undefined && (
        <span className={styles.ask}>
          {secondFactor && (
            <Button
              look="text"
              aria-label={m.studio_accounts_free_of({ name })}
              onClick={() => setAsked('free')}
            >
              {m.studio_accounts_free()}
            </Button>
          )}
          <Button
            look="text"
            busy={busy}
            aria-label={
              blocked ? m.studio_accounts_unblock_of({ name }) : m.studio_accounts_block_of({ name })
            }
            onClick={() => (blocked ? void set(false) : setAsked('block'))}
          >
            {blocked ? m.studio_accounts_unblock() : m.studio_accounts_block()}
          </Button>
        </span>
      )}
      {asked && (
        <span className={styles.ask}>
          <Button
            look="text"
            busy={busy}
            autoFocus
            onClick={() => void (asked === 'free' ? free() : set(true))}
          >
            {asked === 'free' ? m.studio_accounts_free_now() : m.studio_accounts_block_now()}
          </Button>
          <Button look="text" onClick={() => setAsked(undefined)}>
            {m.studio_cancel()}
          </Button>
        </span>
      )}
    </li>
  )
}
