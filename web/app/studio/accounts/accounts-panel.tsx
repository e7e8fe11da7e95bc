import { useDeferredValue, useId, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { CardHead } from '../../ui/card-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AccountRow } from './account-row.tsx'
import styles from './studio-accounts-panel.module.css'

interface AccountsPanelProps {
  /** Nobody blocks themselves. */
  ownId: number
  onClose: () => void
}

/** Everyone's accounts, for super_admin alone: found by name or address, blocked and let in again (PPL-02). */
export default function AccountsPanel({ ownId, onClose }: AccountsPanelProps) {
  const id = useId()
  const [find, setFind] = useState('')
  const asked = useDeferredValue(find.trim())
  const [accounts, again] = useLoaded(asked, () =>
    browserApi().read('GET /api/v1/users', asked === '' ? {} : { query: { find: asked } }),
  )
  return (
    <Panel label={m.studio_accounts()} shape="side" onClose={onClose} className={styles.panel}>
      <div className={styles.accounts}>
        <CardHead title={m.studio_accounts()} size="card" closeWord={m.studio_close()} onClose={onClose} />
        <p>{m.studio_accounts_lead()}</p>
        <label htmlFor={id}>{m.studio_accounts_find()}</label>
        <input
          id={id}
          className={styles.find}
          type="search"
          autoComplete="off"
          maxLength={200}
          value={find}
          onChange={({ target }) => setFind(target.value)}
        />
        <Loading loaded={accounts} onAgain={again} rows={6}>
          {(found) =>
            found.length === 0 ? (
              <p>{m.studio_accounts_none()}</p>
            ) : (
              <ul className={styles.list} aria-label={m.studio_accounts()}>
                {found.map((account) => (
                  <AccountRow
                    key={account.id}
                    account={account}
                    isOwn={account.id === ownId}
                    onChanged={again}
                  />
                ))}
              </ul>
            )
          }
        </Loading>
      </div>
    </Panel>
  )
}
