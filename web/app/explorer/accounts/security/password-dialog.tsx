import { m } from '../../../paraglide/messages.js'
import { PasswordForm } from '../password-form.tsx'
import { Dialog } from './dialog.tsx'

/** As on the profile's tab: the present one, then the new one twice. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog title={m.change_password()} onClose={onClose}>
      <p>{m.change_password_lead()}</p>
      <PasswordForm email={email} />
    </Dialog>
  )
}
