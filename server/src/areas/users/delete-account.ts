import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Session } from '../../platform/sessions/who-asks.ts'
import { eraseOwner } from '../privacy/buyers.ts'
import { deleteUser, isFresh, isLastSuperAdmin, ownRow } from './own-data-queries.ts'
import { passwordFits } from './passwords.ts'
import { demandConfirmed, factorsOf } from './second-factor/shown-factor.ts'
import { lockUser } from './session-queries.ts'

/** A login that is not older needs no password once more. */
const FRESH_MINUTES = 10

/**
 * Deletes the account of whoever asks. What they did to projects stays on record, without them; what they wrote to
 * projects goes too, with the same claims left as when a project erases a buyer, and told (PRV-02, PRV-03).
 */
export async function deleteAccount(members: Kysely<Database>, asker: Session, password: string | undefined) {
  const { id, sessionId } = asker
  const { email } = await ownRow(members, id)
  // The record must not name who is about to be nobody.
  return inAction(members, { kind: 'account.delete', userId: null }, async (db) => {
    const user = await lockUser(db, id)
    const confirmed =
      password === undefined
        ? await isFresh(db, sessionId, FRESH_MINUTES)
        : await passwordFits(user?.passwordHash, password)
    if (!confirmed) throw new Refused('credentials-mismatch')
    // Its factors go with it.
    if (await factorsOf(db, id)) await demandConfirmed(db, asker)
    if (await isLastSuperAdmin(db, id)) throw new Refused('in-use')
    const kept = user?.verified ? await eraseOwner(db, email) : { erased: [], stays: [] }
    await deleteUser(db, id)
    return { id, enquiries: [], ...kept }
  })
}
