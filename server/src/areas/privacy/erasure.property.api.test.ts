import { randomBytes, randomUUID } from 'node:crypto'
import { listActions, undoAction } from '@belvedere/contract/calls/history'
import * as inbox from '@belvedere/contract/calls/inbox'
import { addPriceViewer } from '@belvedere/contract/calls/people'
import { deleteAccount, eraseBuyer, exportBuyer, findBuyer } from '@belvedere/contract/calls/privacy'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount, PASSWORD } from '../../testing/accounts.ts'
import { openClaimDesk } from '../../testing/claim-desk.ts'
import { logIn, RIVA } from '../../testing/identities.ts'
import { propertySize } from '../../testing/properties.ts'
import { type Sought, sightingsOf } from '../../testing/sightings.ts'
import { eraseOldEnquiries } from './erase-old-enquiries.ts'

let desk: Awaited<ReturnType<typeof openClaimDesk>>
beforeAll(async () => {
  desk = await openClaimDesk()
})
afterAll(() => desk.close())

const HERE = { projectId: RIVA }
const admin = () => desk.people.project_admin.headers
const agent = () => desk.people.sales_agent.headers

/** Letters that no other life has, so that a name is found in nobody else. */
const unique = () => [...randomBytes(7)].map((byte) => 'bcdfghjklmnpqrstvwxz'[byte % 20]).join('')

const SPELLINGS = [
  (text: string) => text,
  (text: string) => text.toUpperCase(),
  (text: string) => text.toLowerCase(),
  (text: string) => text.normalize('NFD'),
  (text: string) =>
    text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replaceAll('đ', 'dj')
      .replaceAll('Đ', 'Dj'),
  (text: string) => `  ${text.replaceAll(' ', '  ')} `,
]
const NUMBERS = [
  (digits: string) => `+381 6${digits}`,
  (digits: string) => `06${digits.slice(0, 1)}/${digits.slice(1, 4)}-${digits.slice(4)}`,
  (digits: string) => `003816${digits}`,
  (digits: string) => `06${digits.replace(/(..)/g, '$1 ')}`,
]

const spelling = fc.nat(SPELLINGS.length - 1)
const number = fc.nat(NUMBERS.length - 1)
/** How a seller says who it is about: with a record, or typed by hand. */
const by = fc.constantFrom('enquiry', 'record', 'name', 'mail', 'phone')
const kind = fc.constantFrom('hold', 'reservation', 'contract', 'sold')

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('enquire'), mail: fc.nat(1), spelling, number }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('claim'), by, kind, spelling, number, end: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait'), by, spelling, number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('note'), other: fc.boolean(), spelling, number }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('merge', 'separate', 'viewer', 'export', 'undo') }),
  },
)
const life = fc.record({
  first: fc.constantFrom('Zora', 'Đurđa', 'Özgür', 'Ljiljana', 'José María'),
  last: fc.constantFrom('Žimonjić', 'Đorđević', 'Ščepanović', 'İnönü', 'Grünwald'),
  steps: fc.array(step, { minLength: 2, maxLength: 10 }),
  account: fc.boolean(),
})
type Life = typeof life extends fc.Arbitrary<infer One> ? One : never
type Step = Life['steps'][number] & { by?: string; spelling?: number; number?: number }

/** Lives one life: who it is, as the search will look for them. */
async function live({ first, last: ending, steps, account }: Life) {
  const mark = unique()
  const last = `${ending}${mark}`
  const digits = String(10_000_000 + Math.floor(Math.random() * 89_999_999))
  const mails = [`${mark}@life.example`, `${mark}.work@life.example`]
  const { server, ask } = desk
  const enquiries: { id: number; buyerId: number }[] = []
  const kept: number[] = []
  let apartmentId = 1000

  const spelt = (text: string, one: Step) => (SPELLINGS[one.spelling ?? 0] ?? String)(text)
  const phoned = (one: Step) => (NUMBERS[one.number ?? 0] ?? String)(digits)
  const nextApartment = async () => {
    apartmentId += 1
    await desk.free(apartmentId)
    return apartmentId
  }
  const enquire = async (one: Step, mail: number) => {
    const row = await server.owner
      .insertInto('enquiries')
      .values({
        project_id: RIVA,
        kind: 'ask-for-price',
        apartment_ids: [1001],
        email_address: one.spelling === 1 ? (mails[mail]?.toUpperCase() ?? '') : (mails[mail] ?? ''),
        first_name: spelt(first, one),
        last_name: spelt(last, one),
        phone_number: phoned(one),
        note: `I am ${first} ${last}`,
        locale_id: 'en',
        body_hash: randomBytes(32),
      })
      .returning(['id', 'number', 'buyer_id'])
      .executeTakeFirstOrThrow()
    enquiries.push({ id: row.number, buyerId: row.buyer_id })
    await server.owner
      .insertInto('enquiry_mails')
      .values({ project_id: RIVA, enquiry_id: row.id, user_id: null, state: 'refused', last_refusal: '550' })
      .execute()
  }
  /** What a claim or a place in line is for: linked, with anything as its text, or found by the text alone. */
  const whom = (one: Step) => {
    const [enquiry] = enquiries
    const typed: Record<string, object> = {
      enquiry: { buyer: `gđa ${last}`, enquiryId: enquiry?.id },
      record: { buyer: spelt(last, one), buyerId: enquiry?.buyerId },
      name: { buyer: spelt(`${first} ${last}`, one) },
      mail: { buyer: `Mrs Z, ${mails[0]}` },
      phone: { buyer: `lady, ${phoned(one)}` },
    }
    return typed[one.by ?? 'name'] ?? {}
  }
  const claim = async (one: Step & { kind?: string; end?: boolean }) => {
    const id = await nextApartment()
    const reply = await ask.claim(id, { ...whom(one), reason: `${first} ${last} called` })
    if (reply.statusCode !== 201) return
    const claimId = reply.json().data.attributes.id as number
    const deposit = { amount: 1000, receivedOn: '2026-11-01', receipt: `R-7 ${last} ${first}` }
    const ways = ['hold', 'reservation', 'contract', 'sold']
    for (const to of ways.slice(1, ways.indexOf(one.kind ?? 'hold') + 1)) {
      const terms = { reservation: { deposit }, contract: { contractOn: '2026-11-02' }, sold: {} }[to] ?? {}
      await ask.convert(claimId, { to, reason: `${last} ${first} wishes`, ...terms }, 'project_admin')
    }
    if (one.end) await ask.release(claimId, { reason: `${first} ${last} left` }, 'project_admin')
  }

  await enquire({ do: 'enquire' } as Step, 0)
  for (const one of steps as Step[]) {
    if (one.do === 'enquire') await enquire(one, 'mail' in one ? one.mail : 0)
    if (one.do === 'claim') await claim(one)
    if (one.do === 'wait') {
      const id = await nextApartment()
      await ask.claim(id, { buyer: 'Somebody Else' })
      const { enquiryId: _, ...wish } = whom(one) as { enquiryId?: number }
      await ask.join(id, one.by === 'enquiry' ? { buyer: `${first} ${last}` } : wish)
    }
    if (one.do === 'note') {
      const other = await server.owner
        .insertInto('enquiries')
        .values({
          project_id: RIVA,
          kind: 'ask-for-price',
          apartment_ids: [1001],
          email_address: `${randomUUID()}@other.example`,
          locale_id: 'en',
          body_hash: randomBytes(32),
        })
        .returning('number')
        .executeTakeFirstOrThrow()
      const id = 'other' in one && one.other ? other.number : (enquiries[0]?.id ?? 0)
      const note = `Friend of ${spelt(`${first} ${last}`, one)}, ${phoned(one)}, <${mails[0]}>`
      await server.ask(inbox.addEnquiryStep, { ...HERE, id }, {}, agent(), { kind: 'noted', note })
    }
    if (one.do === 'merge' && enquiries.length > 1)
      await server.ask(inbox.mergeBuyers, { ...HERE, id: enquiries[0]?.buyerId ?? 0 }, {}, agent(), {
        buyerId: enquiries.at(-1)?.buyerId,
      })
    if (one.do === 'separate')
      await server.ask(inbox.separateEnquiry, { ...HERE, id: enquiries.at(-1)?.id ?? 0 }, {}, agent())
    if (one.do === 'viewer')
      await server.ask(addPriceViewer, HERE, {}, admin(), { email: mails[0]?.toUpperCase() })
    if (one.do === 'export') await server.ask(exportBuyer, HERE, {}, admin(), { emailAddress: mails[0] })
    if (one.do === 'undo') {
      const [latest] = await server.read(listActions, HERE, { 'page[size]': 1 }, admin())
      await server.ask(undoAction, { ...HERE, id: latest?.id ?? 0 }, {}, admin(), {})
    }
  }
  if (account) {
    const { id } = await makeAccount(server, { email: mails[0] ?? '' })
    await server.owner
      .updateTable('users')
      .set({ first_name: first, last_name: last })
      .where('id', '=', id)
      .execute()
    await server.members.transaction().execute((db) =>
      server.app.enqueue(db, 'account-mail', {
        about: 'reset-password',
        name: mails[0] ?? '',
        locale: 'en',
      }),
    )
    const headers = await logIn(server, id)
    const { stays } = await server.read(deleteAccount, {}, {}, headers, { password: PASSWORD })
    kept.push(...stays.map(({ claimId }) => claimId))
  }
  return { mails, kept, sought: { names: [last], mails, phones: [`6${digits}`.slice(-8)] } satisfies Sought }
}

/** Erases by every address that they used; gives back the claims that may keep them. */
async function erase(mails: readonly string[]): Promise<number[]> {
  const { server } = desk
  const kept: number[] = []
  for (const emailAddress of mails) {
    const { confirm } = await server.read(findBuyer, HERE, {}, admin(), { emailAddress })
    const { stays } = await server.read(eraseBuyer, HERE, {}, admin(), { emailAddress, confirm })
    kept.push(...stays.map(({ claimId }) => claimId))
  }
  return kept
}

it(
  'nothing that names a buyer is left after any life, but claims that last, and those only until they end [PRV-03]',
  async () => {
    await fc.assert(
      fc.asyncProperty(life, async (one) => {
        const { server, ask } = desk
        const { mails, sought, kept: ofAccount } = await live(one)
        // The answers say which claims those are.
        const kept = [...ofAccount, ...(await erase(mails))]
        expect(await sightingsOf(server, sought, kept)).toEqual([])
        // What lasts ends, in one way or another, and nobody asks again.
        const open = await server.owner
          .selectFrom('claims')
          .where('id', 'in', [0, ...kept])
          .where('ended_at', 'is', null)
          .select(['id', 'kind'])
          .execute()
        const isBinding = ({ kind: of }: { kind: string }) => of === 'contract' || of === 'sold'
        for (const { id } of open.filter((claim) => !isBinding(claim)))
          expect(
            (await ask.release(id, { reason: `${one.first} ${sought.names[0]} left` }, 'project_admin'))
              .statusCode,
          ).toBe(200)
        const binding = open.filter(isBinding).map(({ id }) => id)
        expect(await sightingsOf(server, sought, binding)).toEqual([])
        // The legal term is over.
        await sql`select set_config('belvedere.action', 'test', false)`.execute(server.owner)
        await sql`update claims set kind_since = now() - interval '10 years 1 day'
          where id = any (${binding}::int[])`.execute(server.owner)
        await eraseOldEnquiries(server.members)()
        expect(await sightingsOf(server, sought, [])).toEqual([])
      }),
      { numRuns: propertySize({ gate: 4, deep: 200 }), endOnFailure: true },
    )
  },
  propertySize({ gate: 240_000, deep: 7_200_000 }),
)
