import type { Prices } from '@belvedere/domain/accounts/price-settings'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { z } from 'zod'
import type { Sample } from './call-samples.ts'
import { type Identity, RIVA } from './identities.ts'
import type { TestApp } from './test-app.ts'
import { wellMade } from './what-creates.ts'

/** What every apartment costs here: a number that nothing else can be. */
export const CANARY = 1_876_543_219
/** With and without separators, whatever a language takes for them. */
export const SIGHTING = /1\D{0,2}876\D{0,2}543\D{0,2}219/

/** Not all of the project's own: an admin of the project sees prices in staff calls alone. */
const SELECTED_ROLES = [ROLES.sales_agent, ROLES.user]
const SELECTED: readonly Identity[] = ['sales_agent', 'user on the project']

const STAFF: readonly Identity[] = ['sales_agent', 'project_editor', 'project_admin']

/** Lets every apartment cost the same, and everybody, some roles or nobody see it. */
export async function plantCanary(
  { owner }: Pick<TestApp, 'owner'>,
  prices: Prices = 'named',
): Promise<void> {
  await owner.updateTable('apartment_prices').set({ price: CANARY }).execute()
  await owner
    .updateTable('projects')
    .set({ prices, selected_roles: SELECTED_ROLES })
    .where('id', '=', RIVA)
    .execute()
}

/** Someone who works on that project, and whose the prices of Riva are. */
export type Asking = { identity: Identity; projectId?: number; prices?: Prices }

/**
 * ACC-09: whoever was selected, and in the calls of staff the staff and super_admin; of that project alone. STU-09: on the
 * site everybody where prices are public, and nobody where they are nobody's.
 */
export function maySeePrice(
  { call }: Sample,
  { identity, projectId = RIVA, prices = 'named' }: Asking,
): boolean {
  if (call.path.startsWith('/frontend/'))
    return prices === 'named' ? projectId === RIVA && SELECTED.includes(identity) : prices === 'public'
  return identity === 'super_admin' || (projectId === RIVA && STAFF.includes(identity))
}

/** Whether the contract declares a price somewhere in what the call answers. */
export const carriesPrices = ({ call: { reply }, priceless }: Sample) =>
  !priceless &&
  reply.kind === 'json' &&
  JSON.stringify(z.toJSONSchema(reply.schema, { unrepresentable: 'any' })).includes('"price"')

type Answered = { statusCode: number; payload: string; headers: Record<string, unknown> }

/** What is wrong with an answer that they got: nothing, when all is well. */
export function priceFaults(sample: Sample, who: Asking, reply: Answered): string[] {
  const allowed = maySeePrice(sample, who)
  const isEverybodys =
    who.prices === 'public' && who.identity === 'visitor' && sample.call.path.startsWith('/frontend/')
  const seen = SIGHTING.test(reply.payload)
  const expected = allowed && reply.statusCode === wellMade(sample.call) && carriesPrices(sample)
  const faults = {
    'a price in the body': seen && !expected,
    'no price for who may see it': !seen && expected,
    'a price in the headers': SIGHTING.test(JSON.stringify(reply.headers)),
    'a price that caches may keep':
      seen && !isEverybodys && reply.headers['cache-control'] !== 'private, no-store',
  }
  return Object.entries(faults).flatMap(([fault, found]) => (found ? [fault] : []))
}
