import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { AccountCard } from '../explorer/accounts/account-card.tsx'
import { ActionLink } from '../explorer/accounts/action-link.tsx'
import { LinkCard } from '../explorer/accounts/link-card.tsx'
import { useMailedLink } from '../explorer/accounts/use-mailed-link.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'

const confirm = (token: string) =>
  browserApi().send('POST /api/v1/users/confirm-email-verify', { body: { token } })

/** Where the mailed link of a new account leads (ACC-02); the browser uses it up, since mail scanners open pages too. */
export default function EmailVerifiedRoute() {
  const { state, checkAgain } = useMailedLink(useSearchParams()[0].get('token'), confirm)
  return (
    <>
      <AccountHead title={m.verifying()} description={m.verified_lead()} />
      <LinkCard
        state={state}
        checking={m.verifying()}
        another={ACCOUNT_PATHS.resendVerification}
        onCheckAgain={checkAgain}
      >
        <AccountCard title={m.verified_title()} lead={m.verified_lead()}>
          <ActionLink to={ACCOUNT_PATHS.login}>{m.log_in()}</ActionLink>
        </AccountCard>
      </LinkCard>
    </>
  )
}
