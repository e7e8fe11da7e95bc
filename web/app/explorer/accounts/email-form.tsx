import { emailProblems } from '@belvedere/domain/accounts/account-rules'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-form.module.css'
import { FormLink } from './form-link.tsx'
import { FormMessage } from './form-message.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useFormFailure } from './use-form-failure.ts'

interface EmailFormProps {
  title: string
  /** What is said once the mail is on its way. */
  sent: string
  /** Whether it was taken. */
  onSend: (email: string) => Promise<boolean>
}

/** Asks for the e-mail that a link is mailed to. */
export function EmailForm({ title, sent, onSend }: EmailFormProps) {
  const { field, handleSubmit, busy } = useAccountForm<{ email: string }>(emailProblems)
  const { failure, fail, forget } = useFormFailure()

  const submit = handleSubmit(async ({ email }) => {
    forget()
    if (!(await onSend(email.trim()))) return fail({ title, message: m.error_text() })
    notify({ title, message: sent, type: 'success', afterOk: 'back' })
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      {failure && <FormMessage>{failure.message}</FormMessage>}
      <TextField label={m.email()} type="email" autoComplete="username" {...field('email')} />
      <Button look="primary" type="submit" busy={busy}>
        {m.send_link()}
      </Button>
      <p className={styles.other}>
        <FormLink to={ACCOUNT_PATHS.login}>{m.back_to_login()}</FormLink>
      </p>
    </form>
  )
}
