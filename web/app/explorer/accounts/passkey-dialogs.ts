import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { browserApi } from '../../api/loader-api.ts'

/** WebAuthn is brought by a library that comes only when a dialog is about to open. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser has passkeys at all; only pages on a safe origin do. */
export const hasPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** The device's answer; undefined when the user closed the dialog, or it was refused. */
export async function showPasskey({ inField = false } = {}) {
  const { options } = await browserApi().read('POST /api/v1/users/auth/passkey-dialog')
  const { startAuthentication } = await library()
  try {
    return await startAuthentication({
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: inField,
    })
  } catch {
    return undefined
  }
}

/** Whether the e-mail field may offer passkeys; nothing opens by that. */
export const offersPasskeysInField = async () =>
  hasPasskeys() && ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

export async function makePasskey(options: Readonly<Record<string, unknown>>) {
  const { startRegistration } = await library()
  try {
    return await startRegistration({
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'already-there' : 'closed'
  }
}
