import {
  changesPassword,
  type PasswordChange,
  passwordTabProblems,
} from '@belvedere/domain/accounts/account-rules'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-form.module.css'
import { PasswordField } from './password-field.tsx'
import { passwordHint } from './problem-words.ts'
import dialog from './profile-dialog.module.css'
import { refusalWords } from './refusal-words.ts'
import { sendConfirmed } from './security/send-confirmed.ts'
import { useAccountForm } from './use-account-form.ts'

/** "Both empty is accepted and changes nothing" (ACC-05). */
export function PasswordForm({ email }: { email: string }) {
  const { field, handleSubmit, busy, reset } = useAccountForm<PasswordChange>(passwordTabProblems)

  const submit = handleSubmit(async (change) => {
    if (!changesPassword(change)) return
    const body = { presentPassword: change.present, password: change.password }
    const outcome = await sendConfirmed(() =>
      browserApi().send('PUT /api/v1/users/password-update', { body }),
    ).catch(() => ({ answer: undefined, refusal: undefined }))
    if (!outcome) return
    if (!outcome.answer)
      return notify({
        title: m.profile(),
        message: refusalWords(outcome.refusal),
        type: 'error',
        afterOk: 'stay',
      })
    reset()
    notify({ title: m.profile(), message: m.password_saved(), type: 'success', afterOk: 'stay' })
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {/* For password managers, which file a password under its name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={m.present_password()} autoComplete="current-password" {...field('present')} />
      <PasswordField
        label={m.new_password()}
        autoComplete="new-password"
        hint={passwordHint()}
        {...field('password')}
      />
      <PasswordField label={m.repeat_password()} autoComplete="new-password" {...field('confirmation')} />
      <div className={dialog.foot}>
        <Button look="primary" type="submit" busy={busy}>
          {m.save()}
        </Button>
      </div>
    </form>
  )
}
