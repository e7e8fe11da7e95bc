import { localeCode } from '@belvedere/domain/screens/locale'
import { AccountCard } from '../explorer/accounts/account-card.tsx'
import { EmailForm } from '../explorer/accounts/email-form.tsx'
import { mailResetLink } from '../explorer/accounts/mail-a-link.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'
import { AccountPrivacy } from './layouts/account-privacy.tsx'

export default function ForgotPasswordRoute() {
  const code = localeCode(useLocale())
  return (
    <>
      <AccountHead title={m.forgot_title()} description={m.forgot_lead()} />
      <AccountCard title={m.forgot_title()} lead={m.forgot_lead()}>
        <EmailForm
          title={m.forgot_title()}
          sent={m.reset_sent()}
          onSend={(email) => mailResetLink(email, code)}
        />
        <AccountPrivacy use="link" />
      </AccountCard>
    </>
  )
}
