import type { RefusalReason } from '@belvedere/contract/client-types'
import { type FormEvent, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocalised } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { forget } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-form.module.css'
import own from './own-data.module.css'
import { PasswordField } from './password-field.tsx'
import dialog from './profile-dialog.module.css'
import { refusalWords } from './refusal-words.ts'
import { sendConfirmed } from './security/send-confirmed.ts'

/** Says what goes and what stays, and wants the password (PRV-02). */
export function DeleteAccount({ email, onKeep }: { email: string; onKeep: () => void }) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState<{ backupDays: number; stays: number }>()
  const localised = useLocalised()

  async function remove(event: FormEvent) {
    event.preventDefault()
    if (password === '') return setProblem(m.password_required())
    setBusy(true)
    const outcome = await sendConfirmed(() =>
      browserApi().send('POST /api/v1/users/delete', { body: { password } }),
    ).catch(() => ({ answer: undefined, refusal: undefined }))
    setBusy(false)
    if (!outcome) return
    if (!outcome.answer) return setProblem(problemOf(outcome.refusal))
    forget()
    setDeleted({ backupDays: outcome.answer.backups.keptDays, stays: outcome.answer.stays.length })
  }

  // Loaded anew: nothing of the account is left on screen or in memory.
  if (deleted)
    return (
      <div className={styles.form} role="status">
        <p className={own.lead}>{m.account_deleted({ count: deleted.backupDays })}</p>
        {deleted.stays > 0 && <p className={own.lead}>{m.account_deleted_stays({ count: deleted.stays })}</p>}
        <Button look="primary" onClick={() => window.location.assign(localised('/'))}>
          {m.ok()}
        </Button>
      </div>
    )

  return (
    <form className={styles.form} method="post" noValidate onSubmit={remove}>
      <p className={own.lead}>{m.delete_account_lead()}</p>
      {/* For password managers, which file a password under its name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={m.delete_account_password()}
        autoComplete="current-password"
        value={password}
        problem={problem}
        onChange={({ target }) => {
          setProblem(undefined)
          setPassword(target.value)
        }}
      />
      <div className={dialog.foot}>
        <Button onClick={onKeep}>{m.delete_account_keep()}</Button>
        <Button look="primary" type="submit" busy={busy}>
          {m.delete_account()}
        </Button>
      </div>
    </form>
  )
}

function problemOf(refusal: RefusalReason | undefined): string {
  if (refusal?.code === 'credentials-mismatch') return m.delete_account_mismatch()
  return refusal?.code === 'in-use' ? m.delete_account_last() : refusalWords(refusal)
}
