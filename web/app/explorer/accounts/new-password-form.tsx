import { type PasswordPair, passwordPairProblems } from '@belvedere/domain/accounts/account-rules'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { Button } from '../../ui/button.tsx'
import styles from './account-form.module.css'
import { FormMessage } from './form-message.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordHint } from './problem-words.ts'
import { refusalWords } from './refusal-words.ts'
import { useAccountForm } from './use-account-form.ts'
import { useFormFailure } from './use-form-failure.ts'

/** Sets a new password with the token of a mailed link (ACC-04). */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const { field, handleSubmit, busy } = useAccountForm<PasswordPair>(passwordPairProblems)
  const { failure, fail, forget } = useFormFailure()

  const submit = handleSubmit(async ({ password }) => {
    forget()
    try {
      const { answer, refusal } = await browserApi().send('POST /api/v1/users/password-set', {
        body: { token, password },
      })
      if (!answer) return fail({ title: m.new_password(), message: refusalWords(refusal) })
    } catch {
      return fail({ title: m.new_password(), message: m.error_text() })
    }
    notify({ title: m.new_password(), message: m.password_saved(), type: 'success', afterOk: 'stay' })
    onSaved()
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure && <FormMessage>{failure.message}</FormMessage>}
      <PasswordField
        label={m.new_password()}
        autoComplete="new-password"
        hint={passwordHint()}
        {...field('password')}
      />
      <PasswordField label={m.repeat_password()} autoComplete="new-password" {...field('confirmation')} />
      <Button look="primary" type="submit" busy={busy}>
        {m.save_password()}
      </Button>
    </form>
  )
}
