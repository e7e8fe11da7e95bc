import { type LoginForm as Fields, loginProblems } from '@belvedere/domain/accounts/account-rules'
import type { LoginFailure } from '@belvedere/domain/accounts/login-failure'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../paraglide/messages.js'
import { logIn, type PendingLogin as Pending } from '../../state/session.ts'
import { useHydrated } from '../../state/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-form.module.css'
import { FormLink } from './form-link.tsx'
import { FormMessage } from './form-message.tsx'
import { hasPasskeys } from './passkey-dialogs.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { PasswordField } from './password-field.tsx'
import { PendingLogin } from './pending-login.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useFormFailure } from './use-form-failure.ts'
import { useTellLoggedIn } from './use-tell-logged-in.ts'

const SAID: Readonly<Record<LoginFailure, () => string>> = {
  mismatch: m.login_mismatch,
  unauthorized: m.login_unauthorized,
  failed: m.login_failed,
}

/** Who is logged in now, the session tells everyone (ACC-03). */
export function LoginForm() {
  const { search } = useLocation()
  const tellLoggedIn = useTellLoggedIn()
  const { field, handleSubmit, busy } = useAccountForm<Fields>(loginProblems)
  const { failure, fail, forget } = useFormFailure<{
    title: string
    message: string
    reason?: LoginFailure
  }>()
  const [pending, setPending] = useState<Pending>()
  // Hardly any browser has none: until it is known, there is room for the button.
  const passkeys = !useHydrated() || hasPasskeys()
  const failWith = (message: string) => fail({ title: m.login(), message })

  const submit = handleSubmit(async ({ email, password }) => {
    forget()
    const outcome = await logIn(email.trim(), password)
    if (typeof outcome === 'object') return setPending(outcome)
    if (outcome !== 'in') return fail({ title: m.login(), message: SAID[outcome](), reason: outcome })
    tellLoggedIn()
  })

  if (pending)
    return (
      <PendingLogin
        login={pending}
        onBack={(said) => {
          setPending(undefined)
          if (said) failWith(said)
        }}
      />
    )
  return (
    <form className={`${styles.form} ${styles.login}`} method="post" noValidate onSubmit={submit}>
      {passkeys && <PasskeyLogin onFail={failWith} />}
      {failure && (
        <FormMessage>
          {failure.message}
          {failure.reason === 'unauthorized' && (
            <FormLink to={ACCOUNT_PATHS.resendVerification}>{m.resend_verification()}</FormLink>
          )}
        </FormMessage>
      )}
      <TextField label={m.email()} type="email" autoComplete="username webauthn" {...field('email')} />
      <PasswordField label={m.password()} autoComplete="current-password" {...field('password')} />
      <div className={styles.end}>
        <FormLink to={ACCOUNT_PATHS.forgotPassword}>{m.forgot_password()}</FormLink>
      </div>
      <Button look={passkeys ? 'secondary' : 'primary'} type="submit" busy={busy}>
        {m.log_in()}
      </Button>
      <p className={styles.other}>
        {m.new_here()} <FormLink to={ACCOUNT_PATHS.signUp + search}>{m.create_account()}</FormLink>
      </p>
    </form>
  )
}
