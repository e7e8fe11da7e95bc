import { browserApi } from '../../../api/loader-api.ts'
import { m } from '../../../paraglide/messages.js'
import { makePasskey } from '../passkey-dialogs.ts'
import type { ActionTools } from './use-confirmed-action.ts'

/** Lets this device make a passkey, and keeps it. Recovery codes come with the first; undefined when none was added. */
export async function addPasskey({ send, say }: ActionTools): Promise<readonly string[] | undefined> {
  const dialog = await send(() => browserApi().send('POST /api/v1/users/passkeys/dialog'))
  if (!dialog) return undefined
  const passkey = await makePasskey(dialog.options)
  if (typeof passkey === 'string') {
    say(passkey === 'closed' ? m.no_passkey_added() : m.passkey_already_there())
    return undefined
  }
  const added = await send(() => browserApi().send('POST /api/v1/users/passkeys', { body: { passkey } }))
  return added?.recoveryCodes
}
