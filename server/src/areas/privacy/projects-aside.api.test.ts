import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { live } from '../../testing/buyer-life.ts'
import { openClaimDesk } from '../../testing/claim-desk.ts'
import { RIVA } from '../../testing/identities.ts'
import { removals } from '../../testing/removal.ts'
import { sightingsOf } from '../../testing/sightings.ts'
import { eraseOldEnquiries } from './erase-old-enquiries.ts'

let desk: Awaited<ReturnType<typeof openClaimDesk>>
let remove: (id: number) => Promise<void>
let bringBack: ReturnType<typeof removals>['bringBack']
beforeAll(async () => {
  desk = await openClaimDesk()
  ;({ remove, bringBack } = removals(desk))
})
afterAll(() => desk.close())

const STEP = { by: 'enquiry', kind: 'hold', spelling: 0, number: 0, mail: 0, other: false } as const
/** All that a project writes down of somebody under one address: what ends, and what lasts. */
const LIFE = {
  first: 'Đurđa',
  last: 'Žimonjić',
  account: 'none',
  steps: [
    { ...STEP, do: 'claim', other: true },
    { ...STEP, do: 'claim', by: 'name', other: true },
    { ...STEP, do: 'claim', by: 'record' },
    { ...STEP, do: 'claim', kind: 'contract' },
    { ...STEP, do: 'wait', by: 'record' },
    { ...STEP, do: 'wait', by: 'phone' },
    { ...STEP, do: 'noted' },
    { ...STEP, do: 'noted', other: true },
    { ...STEP, do: 'viewer' },
    { ...STEP, do: 'invite' },
    { ...STEP, do: 'list', other: true },
  ],
} as const

const back = async () => {
  expect((await bringBack(RIVA)).statusCode).toBe(200)
  await desk.server.owner.updateTable('projects').set({ publish: true }).where('id', '=', RIVA).execute()
}

it('whoever deletes their account is erased from a removed project as it waits, and it comes back without them [PRV-03, AUT-09]', async () => {
  const { server, ask } = desk
  const { sought, haveAccount } = await live(desk, { ...LIFE, steps: [...LIFE.steps] })
  await remove(RIVA)
  expect(await sightingsOf(server, sought, [])).not.toEqual([])
  const kept = await haveAccount()
  expect(kept).toHaveLength(2)
  expect(await sightingsOf(server, sought, kept)).toEqual([])
  await back()
  expect(await sightingsOf(server, sought, kept)).toEqual([])
  // What lasts goes when it ends, as if the project had been there.
  expect(await sightingsOf(server, sought, [])).not.toEqual([])
  for (const id of kept) await ask.release(id, { reason: sought.names[0] }, 'project_admin')
  expect(await sightingsOf(server, sought, [])).toEqual([])
}, 180_000)

it('somebody else of a removed project stays whole [PRV-03, AUT-09]', async () => {
  const { server } = desk
  const other = await live(desk, { ...LIFE, steps: [...LIFE.steps] })
  const { haveAccount } = await live(desk, { ...LIFE, steps: [...LIFE.steps] })
  const aside = async () => {
    const { rows } = await sql<{ name: string; row: string }>`
      select table_name as name, row_values::text as row from removed_rows
      where row_values::text ilike ${`%${other.mails[0]}%`} order by id`.execute(server.owner)
    return rows
  }
  await remove(RIVA)
  const before = await aside()
  expect(before.length).toBeGreaterThan(0)
  await haveAccount()
  expect(await aside()).toEqual(before)
  await back()
}, 180_000)

it('what the record says of the buyers of a removed project goes with it for good [PRV-02, AUT-09]', async () => {
  const { server } = desk
  const { sought } = await live(desk, { ...LIFE, steps: [...LIFE.steps] })
  await remove(RIVA)
  await sql`update removed_projects set removed_at = now() - interval '29 days'`.execute(server.owner)
  await eraseOldEnquiries(server.members)()
  const recorded = async () =>
    (await sightingsOf(server, sought, [])).filter((line) => line.startsWith('public.changes'))
  expect(await recorded()).not.toEqual([])
  await sql`update removed_projects set removed_at = now() - interval '30 days'`.execute(server.owner)
  await eraseOldEnquiries(server.members)()
  expect(await recorded()).toEqual([])
}, 180_000)

it('what waits aside is erased by the same functions as what does not [PRV-03]', async () => {
  const { rows } = await sql<{ name: string; bodies: number; columns: string[] | null }>`
    select proname as name, count(distinct prosrc)::int as bodies from pg_proc
    where proname in (select proname from pg_proc where pronamespace = 'aside'::regnamespace)
      and pronamespace in ('public'::regnamespace, 'aside'::regnamespace)
    group by proname having count(*) = 2 order by proname`.execute(desk.server.owner)
  expect(rows).toEqual([
    { name: 'blank_mentions', bodies: 1 },
    { name: 'erase_claims', bodies: 1 },
  ])
})
