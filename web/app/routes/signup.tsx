import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useLocation, useNavigate } from 'react-router'
import { AccountCard } from '../explorer/accounts/account-card.tsx'
import { SignUpForm } from '../explorer/accounts/sign-up-form.tsx'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'
import { AccountPrivacy } from './layouts/account-privacy.tsx'

export default function SignUpRoute() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const localised = useLocalised()
  return (
    <>
      <AccountHead title={m.create_account()} description={m.sign_up_lead()} />
      <AccountCard title={m.create_account()} lead={m.sign_up_lead()}>
        <SignUpForm onComplete={() => navigate(localised(ACCOUNT_PATHS.login) + search)} />
        <AccountPrivacy use="account" />
      </AccountCard>
    </>
  )
}
