import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { AccountCard } from '../explorer/accounts/account-card.tsx'
import { ActionLink } from '../explorer/accounts/action-link.tsx'
import { LinkCard } from '../explorer/accounts/link-card.tsx'
import { NewPasswordForm } from '../explorer/accounts/new-password-form.tsx'
import { useMailedLink } from '../explorer/accounts/use-mailed-link.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'

const verify = (token: string) =>
  browserApi().send('POST /api/v1/users/password-reset-verify', { body: { token } })

/** Where the mailed link for a forgotten password leads (ACC-04). */
export default function ResetLoginRoute() {
  const token = useSearchParams()[0].get('token')
  const { state, checkAgain } = useMailedLink(token, verify)
  const [saved, setSaved] = useState(false)
  return (
    <>
      <AccountHead title={m.reset_title()} description={m.reset_lead()} />
      <LinkCard
        state={state}
        checking={m.checking_link()}
        another={ACCOUNT_PATHS.forgotPassword}
        onCheckAgain={checkAgain}
      >
        {saved ? (
          <AccountCard title={m.password_saved()} lead={m.verified_lead()}>
            <ActionLink to={ACCOUNT_PATHS.login}>{m.log_in()}</ActionLink>
          </AccountCard>
        ) : (
          <AccountCard title={m.reset_title()} lead={m.reset_lead()}>
            <NewPasswordForm token={token ?? ''} onSaved={() => setSaved(true)} />
          </AccountCard>
        )}
      </LinkCard>
    </>
  )
}
