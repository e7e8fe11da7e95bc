import { sql } from 'kysely'
import { makeClaim } from '../claim-samples.ts'
import { type Identities, type Identity, logIn, makeIdentities, RIVA } from '../identities.ts'
import { createTestApp } from '../test-app.ts'

/**
 * Riva with two buildings of three apartments, one of them sold and one reserved, and one person for each role: small
 * enough to look at all of it often.
 */
const SMALLER = [
  `delete from projects where id <> ${RIVA}`,
  'delete from waiting_list',
  'delete from claims',
  `update apartments set status = 'available'`,
  `delete from apartments where id not in (
     select id from (select id, row_number() over (partition by building_id order by id) as nth, building_id from apartments) as counted
     where building_id in (1, 2) and nth <= 3)`,
  'delete from buildings where id not in (1, 2)',
  `delete from outlines where poi_id not in (select id from pois where apartment_id is not null or building_id is not null)`,
  `delete from project_users`,
  'delete from removed_projects',
  'truncate changes, actions cascade',
]

/** A database that orders are tried on: each has a clone of it. */
export async function makePlayground() {
  const server = await createTestApp()
  for (const statement of SMALLER) await sql.raw(statement).execute(server.owner)
  await makeClaim(server, { apartmentId: 1003, kind: 'sold' })
  await makeClaim(server, { apartmentId: 1107, kind: 'reservation' })
  const people = await makeIdentities(server)
  await sql`truncate changes, actions cascade`.execute(server.owner)
  const template = server.database.name
  await server.leave()
  return { template, people, drop: server.database.drop }
}

export type Playground = Awaited<ReturnType<typeof makePlayground>>

/** A clone of the playground, with its people logged in; what its server has to say of failures is said to `said`. */
export async function enterPlayground({ template, people }: Playground, said: string[]) {
  const stream = { write: (line: string) => void said.push(line) }
  const server = await createTestApp({ logger: { level: 'error', stream } }, template)
  const headers = {} as Record<Identity, Record<string, string>>
  for (const [name, { userId }] of Object.entries(people as Identities) as [Identity, { userId: number }][])
    headers[name] = userId === 0 ? {} : await logIn(server, userId)
  return { server, headers }
}
