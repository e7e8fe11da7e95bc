import { type ReactNode, useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { Button } from '../../ui/button.tsx'
import { DeleteAccount } from './delete-account.tsx'
import styles from './own-data.module.css'
import { takeDataOut } from './take-data-out.ts'

/** What becomes of one's data, with the ways to take it out and to have it deleted (PRV-01, PRV-02). */
export function OwnData({ email, privacy }: { email: string; privacy: ReactNode }) {
  const [state, setState] = useState<'quiet' | 'taking' | 'deleting'>('quiet')

  async function take() {
    setState('taking')
    const taken = await takeDataOut()
    setState('quiet')
    if (!taken)
      notify({ title: m.your_data(), message: m.take_data_out_failed(), type: 'error', afterOk: 'stay' })
  }

  return (
    <section className={styles.own} aria-label={m.your_data()}>
      {privacy}
      {state === 'deleting' ? (
        <DeleteAccount email={email} onKeep={() => setState('quiet')} />
      ) : (
        <div className={styles.ways}>
          <Button look="text" busy={state === 'taking'} onClick={take}>
            {m.take_data_out()}
          </Button>
          <Button look="text" onClick={() => setState('deleting')}>
            {m.delete_account()}
          </Button>
        </div>
      )}
    </section>
  )
}
