import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { ChoosePassword } from '../explorer/accounts/choose-password.tsx'
import { LinkCard } from '../explorer/accounts/link-card.tsx'
import { useMailedLink } from '../explorer/accounts/use-mailed-link.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'

const verify = (token: string) =>
  browserApi().send('POST /api/v1/users/password-reset-verify', { body: { token } })

/** Where the mailed link for a forgotten password leads (ACC-04). */
export default function ResetLoginRoute() {
  const token = useSearchParams()[0].get('token')
  const { state, checkAgain } = useMailedLink(token, verify)
  return (
    <>
      <AccountHead title={m.reset_title()} description={m.reset_lead()} />
      <LinkCard
        state={state}
        checking={m.checking_link()}
        another={ACCOUNT_PATHS.forgotPassword}
        onCheckAgain={checkAgain}
      >
        <ChoosePassword token={token ?? ''} title={m.reset_title()} lead={m.reset_lead()} />
      </LinkCard>
    </>
  )
}
