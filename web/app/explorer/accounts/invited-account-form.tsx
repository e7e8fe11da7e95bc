import {
  accountNameProblem,
  type PasswordPair,
  passwordPairProblems,
} from '@belvedere/domain/accounts/account-rules'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-form.module.css'
import { PasswordField } from './password-field.tsx'
import { passwordHint } from './problem-words.ts'
import { useAccountForm } from './use-account-form.ts'

type Fields = PasswordPair & { firstName: string; lastName: string }

interface InvitedAccountFormProps {
  busy: boolean
  onSubmit: (account: { firstName: string; lastName: string; password: string }) => Promise<void>
}

function problemsOf(form: Fields) {
  const [firstName, lastName] = [accountNameProblem(form.firstName), accountNameProblem(form.lastName)]
  return {
    ...passwordPairProblems(form),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  }
}

/** Names and a password for an address that a link was mailed to: that it is theirs is proven. */
export function InvitedAccountForm({ busy, onSubmit }: InvitedAccountFormProps) {
  const { field, handleSubmit } = useAccountForm<Fields>(problemsOf)
  const submit = handleSubmit(({ firstName, lastName, password }) =>
    onSubmit({ firstName: firstName.trim(), lastName: lastName.trim(), password }),
  )
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <div className={styles.names}>
        <TextField label={m.first_name()} autoComplete="given-name" {...field('firstName')} />
        <TextField label={m.last_name()} autoComplete="family-name" {...field('lastName')} />
      </div>
      <PasswordField
        label={m.new_password()}
        autoComplete="new-password"
        hint={passwordHint()}
        {...field('password')}
      />
      <PasswordField label={m.repeat_password()} autoComplete="new-password" {...field('confirmation')} />
      <Button look="primary" type="submit" busy={busy}>
        {m.invitation_accept()}
      </Button>
    </form>
  )
}
