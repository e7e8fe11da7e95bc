import type { RefusalReason } from '@belvedere/contract/client-types'
import { m } from '../../paraglide/messages.js'

const WORDS: { readonly [Code in RefusalReason['code']]?: () => string } = {
  'last-admin': m.studio_people_last_admin,
  'own-role': m.studio_people_own_role,
  'too-many-requests': m.studio_people_too_many,
  'invalid-input': m.studio_people_address_wrong,
}

/** Why something about people was refused. */
export const refusalWord = (reason: RefusalReason | undefined): string =>
  (reason && WORDS[reason.code]?.()) ?? m.studio_not_saved()
