import { ACCOUNT_PATHS } from '@belvedere/domain/screens/account-screens'
import { useState } from 'react'
import { m } from '../../paraglide/messages.js'
import { AccountCard } from './account-card.tsx'
import { ActionLink } from './action-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** What a good mailed link is for: the first password of an account, or another one; then the login (SEC-03). */
export function ChoosePassword({ token, title, lead }: { token: string; title: string; lead: string }) {
  const [saved, setSaved] = useState(false)
  if (!saved)
    return (
      <AccountCard title={title} lead={lead}>
        <NewPasswordForm token={token} onSaved={() => setSaved(true)} />
      </AccountCard>
    )
  return (
    <AccountCard title={m.password_saved()} lead={m.verified_lead()}>
      <ActionLink to={ACCOUNT_PATHS.login}>{m.log_in()}</ActionLink>
    </AccountCard>
  )
}
