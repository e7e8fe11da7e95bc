import type { Answer } from '@belvedere/contract/client-types'
import { useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import styles from './studio-accounts-panel.module.css'

type Account = Answer<'GET /api/v1/users'>[number]

interface AccountRowProps {
  account: Account
  isOwn: boolean
  onChanged: () => void
}

/** Who it is and whether they may come in. Blocking ends their sessions, so it is pressed twice. */
export function AccountRow({ account, isOwn, onChanged }: AccountRowProps) {
  const [state, setState] = useState<'rests' | 'asked' | 'failed'>('rests')
  const { id, firstName, lastName, email, blocked, verified, superAdmin, roles } = account
  const name = `${firstName} ${lastName}`.trim() || email
  async function set(next: boolean) {
    const asked = { params: { id }, body: { blocked: next } }
    const { answer } = await browserApi()
      .send('PATCH /api/v1/users/{id}/blocked', asked)
      .catch(() => ({ answer: undefined }))
    setState(answer ? 'rests' : 'failed')
    if (answer) onChanged()
  }
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
        {state === 'failed' && <span role="alert">{m.studio_not_saved()}</span>}
      </div>
      {!isOwn && state !== 'asked' && (
        <Button
          look="text"
          aria-label={blocked ? m.studio_accounts_unblock_of({ name }) : m.studio_accounts_block_of({ name })}
          onClick={() => (blocked ? void set(false) : setState('asked'))}
        >
          {blocked ? m.studio_accounts_unblock() : m.studio_accounts_block()}
        </Button>
      )}
      {state === 'asked' && (
        <span className={styles.ask}>
          <Button look="text" autoFocus onClick={() => void set(true)}>
            {m.studio_accounts_block_now()}
          </Button>
          <Button look="text" onClick={() => setState('rests')}>
            {m.studio_cancel()}
          </Button>
        </span>
      )}
    </li>
  )
}
