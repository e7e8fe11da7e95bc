import { ACCOUNT_PATHS, RETURN_TO, returnAddress } from '@belvedere/domain/screens/account-screens'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AccountCard } from '../explorer/accounts/account-card.tsx'
import { LoginForm } from '../explorer/accounts/login-form.tsx'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { useSession } from '../state/session.ts'
import { AccountHead } from './layouts/account-head.tsx'

/** Whoever is logged in goes on: to where a guard wanted to let them in, else to `/bane` (ACC-03). */
export default function LoginRoute() {
  const wanted = useSearchParams()[0].get(RETURN_TO)
  const navigate = useNavigate()
  const localised = useLocalised()
  const { status } = useSession()
  useEffect(() => {
    if (status === 'user')
      navigate(returnAddress(wanted) ?? localised(ACCOUNT_PATHS.afterLogin), { replace: true })
  }, [status, wanted, navigate, localised])
  return (
    <>
      <AccountHead title={m.login()} description={m.login_lead()} />
      <AccountCard title={m.login()} lead={m.login_lead()} full>
        <LoginForm />
      </AccountCard>
    </>
  )
}
