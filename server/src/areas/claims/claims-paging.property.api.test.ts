import * as calls from '@belvedere/contract/calls/claims'
import { listReservations } from '@belvedere/contract/calls/staff-projects'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ClaimDesk, openClaimDesk } from '../../testing/claim-desk.ts'
import { DEPOSIT, inHours } from '../../testing/claim-samples.ts'
import { RIVA } from '../../testing/identities.ts'
import { propertySize } from '../../testing/properties.ts'

const RUNS = propertySize({ gate: 20, deep: 600 })

let desk: ClaimDesk
let flats: number[]
beforeAll(async () => {
  desk = await openClaimDesk()
  const query = desk.server.owner.selectFrom('apartments').where('project_id', '=', RIVA)
  const rows = await query.where('status', '=', 'available').select('id').orderBy('id').limit(8).execute()
  flats = rows.map(({ id }) => id)
})
afterAll(() => desk.close())

/** What sellers do about an apartment; whatever is not possible as it stands is refused, and changes nothing. */
const MOVES = ['claim', 'extend', 'convert', 'end', 'join'] as const
const aMove = fc.record({
  flat: fc.nat({ max: 7 }),
  move: fc.constantFrom(...MOVES),
  hours: fc.integer({ min: 1, max: 400 }),
})
type Move = typeof aMove extends fc.Arbitrary<infer One> ? One : never

const LISTS = {
  claims: {
    ask: calls.listClaims,
    params: { projectId: RIVA },
    query: {},
    now: sql`select id from claims where project_id = ${RIVA} and ended_at is null`,
  },
  'holds among the claims': {
    ask: calls.listClaims,
    params: { projectId: RIVA },
    query: { 'filter[kind]': 'hold' },
    now: sql`select id from claims where project_id = ${RIVA} and ended_at is null and kind = 'hold'`,
  },
  reservations: {
    ask: listReservations,
    params: { id: RIVA },
    query: {},
    now: sql`select id from claims where project_id = ${RIVA} and ended_at is null and kind <> 'sold'`,
  },
  offers: {
    ask: calls.listOffers,
    params: { projectId: RIVA },
    query: {},
    now: sql`select id from waiting_list
      where project_id = ${RIVA} and left_at is null and offered_until > clock_timestamp()`,
  },
} as const
type List = (typeof LISTS)[keyof typeof LISTS]

const NEXT: Readonly<Record<string, object>> = {
  hold: { to: 'reservation', deposit: DEPOSIT, contractOn: '2027-12-09' },
  reservation: { to: 'contract', contractOn: '2027-12-01' },
  contract: { to: 'sold' },
}

async function make({ flat, move, hours }: Move): Promise<void> {
  const id = flats[flat] ?? 0
  const reply = await (async () => {
    if (move === 'join') return desk.ask.join(id, { buyer: `Buyer ${hours}` })
    const { claim, waiting } = await desk.apartment(id)
    const wish = { until: inHours(hours), reason: 'x' }
    if (move === 'claim') {
      const first = waiting.find(({ offeredUntil }) => offeredUntil)
      const turn = first ? { buyer: first.buyer, waitingId: first.id } : {}
      return desk.ask.claim(id, { until: wish.until, ...turn }, { who: 'project_admin' })
    }
    if (!claim) return undefined
    if (move === 'extend') return desk.ask.extend(claim.id, wish, 'project_admin')
    if (move === 'convert') return desk.ask.convert(claim.id, NEXT[claim.kind], 'project_admin')
    const end = claim.kind === 'sold' ? desk.ask.correct : desk.ask.release
    return end(claim.id, { reason: 'x' }, 'project_admin')
  })()
  expect(reply?.statusCode ?? 200).toBeLessThan(500)
}

async function idsNow({ now }: List): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`${now}`.execute(desk.server.owner)
  return new Set(rows.map(({ id }) => id))
}

async function part({ ask, params, query }: List, size: number, after: string) {
  const whole = { ...query, 'page[size]': size, ...(after && { 'page[after]': after }) }
  const reply = await desk.server.ask(ask, params, whole, desk.people.project_admin.headers)
  expect(reply.statusCode).toBe(200)
  const { data, meta } = reply.json<{
    data: { attributes: { id: number } }[]
    meta: { after: string | null }
  }>()
  return { ids: data.map(({ attributes }) => attributes.id), after: meta.after }
}

/** First what there is, then what happens after each part. */
const aReading = fc.record({
  list: fc.constantFrom(...(Object.keys(LISTS) as (keyof typeof LISTS)[])),
  before: fc.array(aMove, { minLength: 12, maxLength: 24 }),
  between: fc.array(fc.array(aMove, { maxLength: 3 }), { minLength: 2, maxLength: 6 }),
  size: fc.integer({ min: 1, max: 3 }),
})

it('a list of claims or offers has in its parts each that stays once and none twice, whatever sellers do in between [AUT-08, RSV-01]', async () => {
  await fc.assert(
    fc.asyncProperty(aReading, async ({ list: name, before, between, size }) => {
      const list: List = LISTS[name]
      for (const id of flats) await desk.free(id)
      for (const move of before) await make(move)
      const found: number[] = []
      let always = await idsNow(list)
      const ever = new Set(always)
      for (let after: string | null = '', nth = 0; after !== null; nth += 1) {
        const read = await part(list, size, after)
        found.push(...read.ids)
        after = read.after
        for (const move of after === null ? [] : (between[nth] ?? [])) {
          await make(move)
          const now = await idsNow(list)
          always = new Set([...always].filter((id) => now.has(id)))
          for (const id of now) ever.add(id)
        }
      }
      expect(found.filter((id, at) => found.indexOf(id) !== at)).toEqual([])
      expect([...always].filter((id) => !found.includes(id))).toEqual([])
      expect(found.filter((id) => !ever.has(id))).toEqual([])
    }),
    { numRuns: RUNS },
  )
}, 1_200_000)
