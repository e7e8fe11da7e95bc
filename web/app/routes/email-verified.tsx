import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useSearchParams } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { ChoosePassword } from '../explorer/accounts/choose-password.tsx'
import { LinkCard } from '../explorer/accounts/link-card.tsx'
import { useMailedLink } from '../explorer/accounts/use-mailed-link.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'

const confirm = (token: string) =>
  browserApi().send('POST /api/v1/users/confirm-email-verify', { body: { token } })

/** Where the mailed link of a new account leads (ACC-02); the browser sends it on, since mail scanners open pages too. */
export default function EmailVerifiedRoute() {
  const token = useSearchParams()[0].get('token')
  const { state, checkAgain } = useMailedLink(token, confirm)
  return (
    <>
      <AccountHead title={m.verifying()} description={m.choose_password_lead()} />
      <LinkCard
        state={state}
        checking={m.verifying()}
        another={ACCOUNT_PATHS.resendVerification}
        onCheckAgain={checkAgain}
      >
        <ChoosePassword token={token ?? ''} title={m.verified_title()} lead={m.choose_password_lead()} />
      </LinkCard>
    </>
  )
}
