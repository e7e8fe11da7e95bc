import { type SignUpForm as Fields, signUpProblems } from '@belvedere/domain/accounts/account-rules'
import { isSigningUp, type SignUpStatus, signUpStatusAfter } from '@belvedere/domain/accounts/sign-up-status'
import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { localeCode } from '@belvedere/domain/screens/locale'
import { useReducer } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { notify } from '../../state/notify.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './account-form.module.css'
import { FormLink } from './form-link.tsx'
import { FormMessage } from './form-message.tsx'
import { useAccountForm } from './use-account-form.ts'
import { useFormFailure } from './use-form-failure.ts'

/**
 * "Completing resets and goes to `/login`" (ACC-01): the route knows where that is. The password is chosen on the page
 * that the mailed link opens (SEC-03).
 */
export function SignUpForm({ onComplete }: { onComplete: () => void }) {
  const locale = useLocale()
  const { search } = useLocation()
  const [status, tell] = useReducer(signUpStatusAfter, 'start' satisfies SignUpStatus)
  const { field, handleSubmit } = useAccountForm<Fields>(signUpProblems)
  const { failure, fail, forget } = useFormFailure()

  const submit = handleSubmit(async ({ email, firstName, lastName }) => {
    forget()
    tell('submitted')
    const names = { firstName: firstName.trim(), lastName: lastName.trim() }
    const body = { email: email.trim(), ...names, localeId: localeCode(locale) }
    try {
      await browserApi().read('POST /api/v1/users/signup', { body })
      tell('registered')
      // The server has taken the mail on with the account; it cannot be lost from here.
      tell('email-sent')
    } catch {
      tell('failed')
      return fail({ title: m.sign_up(), message: m.sign_up_failed() })
    }
    for (const message of [m.logged_in(), m.sign_up_check_email()])
      notify({ title: m.sign_up(), message, type: 'success', afterOk: 'back' })
    tell('reset')
    onComplete()
  })

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} data-status={status}>
      {failure && <FormMessage>{failure.message}</FormMessage>}
      <div className={styles.names}>
        <TextField label={m.first_name()} autoComplete="given-name" {...field('firstName')} />
        <TextField label={m.last_name()} autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label={m.email()} type="email" autoComplete="username" {...field('email')} />
      <Button look="primary" type="submit" busy={isSigningUp(status)}>
        {m.create_account()}
      </Button>
      <p className={styles.other}>
        {m.already_registered()} <FormLink to={ACCOUNT_PATHS.login + search}>{m.log_in()}</FormLink>
      </p>
    </form>
  )
}
