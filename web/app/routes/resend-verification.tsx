import { localeCode } from '@belvedere/domain/screens/locale'
import { AccountCard } from '../explorer/accounts/account-card.tsx'
import { EmailForm } from '../explorer/accounts/email-form.tsx'
import { mailVerification } from '../explorer/accounts/mail-a-link.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import { AccountHead } from './layouts/account-head.tsx'
import { AccountPrivacy } from './layouts/account-privacy.tsx'

export default function ResendVerificationRoute() {
  const code = localeCode(useLocale())
  return (
    <>
      <AccountHead title={m.resend_title()} description={m.resend_lead()} />
      <AccountCard title={m.resend_title()} lead={m.resend_lead()}>
        <EmailForm
          title={m.resend_title()}
          sent={m.resend_sent()}
          onSend={(email) => mailVerification(email, code)}
        />
        <AccountPrivacy use="link" />
      </AccountCard>
    </>
  )
}
