import type { LocaleCode } from '@belvedere/domain/screens/locale'
import { browserApi } from '../../api/loader-api.ts'

/** Mails a link for a new password; false when the server did not take it. */
export function mailResetLink(email: string, localeId: LocaleCode): Promise<boolean> {
  return taken(
    browserApi().send('POST /api/v1/users/password-reset', { body: { username: email, localeId } }),
  )
}

/** Mails the link that confirms the address once more. */
export function mailVerification(email: string, localeId: LocaleCode): Promise<boolean> {
  return taken(
    browserApi().send('POST /api/v1/users/confirm-email', { body: { userEmailAdress: email, localeId } }),
  )
}

async function taken(call: Promise<{ response: Response }>): Promise<boolean> {
  try {
    return (await call).response.ok
  } catch {
    return false
  }
}
