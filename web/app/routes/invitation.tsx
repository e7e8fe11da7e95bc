import { useSearchParams } from 'react-router'
import { browserApi } from '../api/loader-api.ts'
import { AcceptInvitation } from '../explorer/accounts/accept-invitation.tsx'
import { LinkCard } from '../explorer/accounts/link-card.tsx'
import { useMailedLink } from '../explorer/accounts/use-mailed-link.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'

const open = (token: string) => browserApi().send('POST /api/v1/invitations/open', { body: { token } })

/** Where the mailed link of an invitation leads (PPL-01); the browser sends it on, since mail scanners open pages too. */
export default function InvitationRoute() {
  const token = useSearchParams()[0].get('token')
  const { state, checkAgain } = useMailedLink(token, open)
  return (
    <>
      <AccountHead title={m.invitation_title()} description={m.invitation_title()} />
      <LinkCard state={state} checking={m.invitation_title()} onCheckAgain={checkAgain}>
        <AcceptInvitation token={token ?? ''} />
      </LinkCard>
    </>
  )
}
