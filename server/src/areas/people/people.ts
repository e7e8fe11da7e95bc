import { mayChangePerson } from '@belvedere/domain/accounts/may-change-person'
import type { Kysely, Transaction } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import type { Session } from '../../platform/sessions/who-asks.ts'
import { countAdmins, deletePerson, lockPeople, personOf, setRole } from './people-queries.ts'

/** For whoever else changes the people of a project. */
export { countAdmins, idsOn, lockPeople } from './people-queries.ts'

/** Without a role they leave the project. */
type Wanted = { roleId?: number | undefined; revision: number }

type Place = { projectId: number; asker: Session }

/** Another role, or none: in force with the next call of whoever it is, since every call asks for roles anew. */
export function changePerson(
  members: Kysely<Database>,
  { projectId, asker }: Place,
  id: number,
  { roleId, revision }: Wanted,
): Promise<void> {
  const kind = roleId === undefined ? 'people.remove' : 'people.change'
  return inAction(members, { kind, userId: asker.id, address: asker.address }, async (db) => {
    await lockPeople(db, projectId)
    await demandChange(db, { projectId, asker }, id, { roleId, revision })
    if (roleId === undefined) await deletePerson(db, projectId, id)
    else await setRole(db, projectId, id, roleId)
  })
}

async function demandChange(
  db: Transaction<Database>,
  place: Place,
  id: number,
  { roleId, revision }: Wanted,
) {
  const { projectId, asker } = place
  const person = orNotFound(await personOf(db, projectId, id))
  if (person.revision !== revision) throw new Refused('stale')
  const admins = 1 + (await countAdmins(db, projectId, { besides: id }))
  const verdict = mayChangePerson({ asker, person, roleId, admins })
  if (verdict !== 'yes') throw new Refused(verdict)
}
