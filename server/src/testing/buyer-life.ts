import { randomBytes, randomUUID } from 'node:crypto'
import type { Call } from '@belvedere/contract/call'
import * as enquiring from '@belvedere/contract/calls/enquiries'
import { exportEnquiries } from '@belvedere/contract/calls/enquiry-export'
import { putFavorites } from '@belvedere/contract/calls/favourites'
import { listActions, undoAction } from '@belvedere/contract/calls/history'
import * as inbox from '@belvedere/contract/calls/inbox'
import { addPriceViewer, invite } from '@belvedere/contract/calls/people'
import { deleteAccount, exportBuyer } from '@belvedere/contract/calls/privacy'
import { removePasskey, renamePasskey } from '@belvedere/contract/calls/security'
import { ROLES } from '@belvedere/domain/accounts/roles'
import fc from 'fast-check'
import { expect } from 'vitest'
import { makeAccount, PASSWORD } from './accounts.ts'
import { type ClaimDesk, shown } from './claim-desk.ts'
import { inHours } from './claim-samples.ts'
import { logIn, RIVA } from './identities.ts'
import { listDesk } from './list-desk.ts'
import { removals } from './removal.ts'
import type { Sought } from './sightings.ts'
import { givePasskey } from './software-passkey.ts'
import { solvedChallenge } from './solved-challenge.ts'

const HERE = { projectId: RIVA }

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
  (digits: string) => `06${digits.replace(/(..)/g, '$1 ')}`.trim(),
]

/** How a seller says who it is about: with a record, or typed by hand. */
const BY = ['enquiry', 'record', 'name', 'mail', 'phone'] as const
const KINDS = ['hold', 'reservation', 'contract', 'sold'] as const

/** What a buyer does, or a seller with them, and how often. */
const DEEDS = {
  enquire: 3,
  favourites: 2,
  'come in': 1,
  claim: 5,
  wait: 2,
  noted: 1,
  viewing: 1,
  called: 1,
  assigned: 1,
  closed: 1,
  merge: 1,
  separate: 1,
  viewer: 1,
  invite: 1,
  'export them': 1,
  'export all': 1,
  list: 1,
  undo: 1,
} as const
type Deed = keyof typeof DEEDS

const step = fc.record({
  do: fc.oneof(
    ...(Object.entries(DEEDS) as [Deed, number][]).map(([deed, weight]) => ({
      weight,
      arbitrary: fc.constant(deed),
    })),
  ),
  by: fc.constantFrom(...BY),
  kind: fc.constantFrom(...KINDS),
  spelling: fc.nat(SPELLINGS.length - 1),
  number: fc.nat(NUMBERS.length - 1),
  mail: fc.nat(1),
  /** About somebody else, whom they know; or it ends at once. */
  other: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

export const lives = fc.record({
  first: fc.constantFrom('Zora', 'Đurđa', 'Özgür', 'Ljiljana', 'José María'),
  last: fc.constantFrom('Žimonjić', 'Đorđević', 'Ščepanović', 'İnönü', 'Grünwald'),
  steps: fc.array(step, { minLength: 2, maxLength: 12 }),
  /** Where what they wrote to is while they delete their account: in its place, or removed for a while. */
  account: fc.constantFrom('none', 'here', 'aside'),
})
type Life = typeof lives extends fc.Arbitrary<infer One> ? One : never

/**
 * Lives one life by the calls of the product; gives who it is, as a search will look for them, the claims that the deletion
 * of their account says are kept, and that deletion.
 */
export async function live(desk: ClaimDesk, { first, last: ending, steps, account }: Life) {
  const { server, ask, people } = desk
  const { remove, bringBack } = removals(desk)
  const [admin, agent] = [people.project_admin.headers, people.sales_agent.headers]
  const mark = unique()
  const last = `${ending}${mark}`
  const digits = String(10_000_000 + Math.floor(Math.random() * 89_999_999))
  const mails = [`${mark}@life.example`, `${mark}.work@life.example`] as const
  const enquiries: { number: number; buyerId: number }[] = []
  let apartmentId = 1000

  const spelt = (text: string, { spelling }: Step) => (SPELLINGS[spelling] ?? String)(text)
  const phoned = ({ number }: Step) => (NUMBERS[number] ?? String)(digits)
  const mailOf = ({ mail, spelling }: Step) =>
    spelling === 1 ? (mails[mail] ?? '').toUpperCase() : (mails[mail] ?? '')
  const nextApartment = async () => {
    apartmentId += 1
    await desk.free(apartmentId)
    return apartmentId
  }
  const latestAction = async () =>
    (await server.read(listActions, HERE, { 'page[size]': 1 }, admin))[0]?.id ?? 0
  const bySeller = (call: Call, id: number, body?: object) =>
    server.ask(call, { ...HERE, id }, {}, agent, body)

  /** Sends it as the screens do; the mail server refuses the mail to the agent, so that it stays in the list of those. */
  async function sendEnquiry(call: Call, body: object): Promise<number> {
    const reply = await server.ask(call, {}, {}, await solvedChallenge(server), body)
    if (reply.statusCode !== 200) throw new Error(`${call.name} answered ${reply.payload}`)
    const { id, number, buyer_id } = await server.owner
      .selectFrom('enquiries')
      .select(['id', 'number', 'buyer_id'])
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow()
    await server.owner
      .insertInto('enquiry_mails')
      .values({ project_id: RIVA, enquiry_id: id, user_id: null, state: 'refused', last_refusal: '550' })
      .execute()
    enquiries.push({ number, buyerId: buyer_id })
    return number
  }
  const senderOf = (one: Step) => ({
    emailAddress: mailOf(one),
    firstName: spelt(first, one),
    lastName: spelt(last, one),
    // The form takes digits and spaces; sellers write as they like.
    phoneNumber: phoned(one).replaceAll(/[/-]/g, ' '),
    note: `I am ${first} ${last}`,
    localeId: 'en',
  })
  const enquire = (one: Step) =>
    sendEnquiry(enquiring.askForPrice, { ...senderOf(one), apartmentId: 1001, contactTime: `ask ${first}` })

  /** What a claim or a place in line is for: linked, with anything as its text, or found by the text alone. */
  function whom(one: Step): { buyer?: string; enquiryId?: number; buyerId?: number } {
    const [enquiry] = enquiries
    if (one.by === 'enquiry') return { buyer: `gđa ${last}`, ...(enquiry && { enquiryId: enquiry.number }) }
    if (one.by === 'record') return { buyer: spelt(last, one), ...(enquiry && { buyerId: enquiry.buyerId }) }
    if (one.by === 'name') return { buyer: spelt(`${first} ${last}`, one) }
    return { buyer: one.by === 'mail' ? `Mrs Z, ${mails[0]}` : `lady, ${phoned(one)}` }
  }
  async function claim(one: Step) {
    const reply = await ask.claim(await nextApartment(), { ...whom(one), reason: `${first} ${last} called` })
    if (reply.statusCode !== 201) return
    const { id } = shown<{ id: number }>(reply, 201)
    const deposit = { amount: 1000, receivedOn: '2026-11-01', receipt: `R-7 ${last} ${first}` }
    for (const to of KINDS.slice(1, KINDS.indexOf(one.kind) + 1)) {
      const terms = { hold: {}, reservation: { deposit }, contract: { contractOn: '2026-11-02' }, sold: {} }[
        to
      ]
      await ask.convert(id, { to, reason: `${last} ${first} wishes`, ...terms }, 'project_admin')
    }
    if (one.other) await ask.release(id, { reason: `${first} ${last} left` }, 'project_admin')
  }
  async function wait(one: Step) {
    const id = await nextApartment()
    await ask.claim(id, { buyer: 'Somebody Else' })
    const { enquiryId, ...wish } = whom(one)
    await ask.join(id, enquiryId === undefined ? wish : { buyer: `${first} ${last}` })
  }
  /** A step of their enquiry, or of one of somebody who knows them, whose note says who they are. */
  async function writeDown(one: Step, fields: object) {
    const others = await server.owner
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
    const id = one.other ? others.number : (enquiries[0]?.number ?? 0)
    const note = `Friend of ${spelt(`${first} ${last}`, one)}, ${phoned(one)}, <${mails[0]}>`
    const { statusCode, payload } = await bySeller(inbox.addEnquiryStep, id, {
      kind: one.do,
      note,
      ...fields,
    })
    // One that is closed takes no more of them.
    if (statusCode !== 200 && statusCode !== 409) throw new Error(payload)
  }
  /** An office's own list, with who has what in a column of its own, that nobody has decided upon. */
  async function bringList(one: Step) {
    const rows = ['Building,Name,Price,Buyer,Phone', `Riva One,R1-101,200000,${first} ${last},${phoned(one)}`]
    // As browsers send a name: the bytes of UTF-8.
    const name = Buffer.from(`${first} ${last}.csv`).toString('latin1')
    await listDesk(desk).send(rows.join('\n'), one.other ? name : 'list.csv')
  }

  const does: Readonly<Record<Deed, (one: Step) => Promise<unknown>>> = {
    enquire,
    favourites: (one) =>
      sendEnquiry(enquiring.sendFavorites, { ...senderOf(one), favoritesList: [1001, 1002] }),
    'come in': (one) =>
      server.ask(inbox.addBuyer, HERE, {}, agent, {
        firstName: first,
        lastName: last,
        emailAddress: mailOf(one),
        phoneNumber: phoned(one),
        localeId: 'en',
      }),
    claim,
    wait,
    noted: (one) => writeDown(one, {}),
    viewing: (one) => writeDown(one, { viewingAt: inHours(48) }),
    called: (one) => writeDown(one, { reached: true }),
    assigned: (one) => writeDown(one, { agentId: people.sales_agent.userId }),
    closed: (one) => writeDown(one, { outcome: 'lost', lostReason: 'no-answer' }),
    merge: async () =>
      bySeller(inbox.mergeBuyers, enquiries[0]?.buyerId ?? 0, { buyerId: enquiries.at(-1)?.buyerId }),
    separate: async () => bySeller(inbox.separateEnquiry, enquiries.at(-1)?.number ?? 0),
    viewer: async () => server.ask(addPriceViewer, HERE, {}, admin, { email: mails[0].toUpperCase() }),
    invite: (one) => server.ask(invite, HERE, {}, admin, { email: mailOf(one), roleId: ROLES.sales_agent }),
    'export them': async () => server.ask(exportBuyer, HERE, {}, admin, { emailAddress: mails[0] }),
    'export all': async () => server.ask(exportEnquiries, HERE, {}, admin, { language: 'sr' }),
    list: bringList,
    undo: async () => {
      const id = await latestAction()
      if (id > before) await server.ask(undoAction, { ...HERE, id }, {}, admin, {})
    },
  }

  /** Makes an account under their address, and has it deleted. */
  async function haveAccount(): Promise<number[]> {
    const { id } = await makeAccount(server, { email: mails[0] })
    const named = server.owner.updateTable('users').set({ first_name: first, last_name: last })
    await named.where('id', '=', id).execute()
    const reset = { about: 'reset-password', name: mails[0], locale: 'en' } as const
    await server.members.transaction().execute((db) => server.app.enqueue(db, 'account-mail', reset))
    const headers = await logIn(server, id)
    await server.ask(putFavorites, {}, {}, headers, { favoritesList: [1001] })
    const passkey = await givePasskey(server, id)
    await server.read(renamePasskey, { id: passkey.id }, {}, headers, { name: `${first} ${last}` })
    await server.read(removePasskey, { id: passkey.id }, {}, headers)
    const { stays } = await server.read(deleteAccount, {}, {}, headers, { password: PASSWORD })
    return stays.map(({ claimId }) => claimId)
  }

  // What was done before this life is not taken back in it: a project that came back would be gone again.
  const before = await latestAction()
  await enquire({ do: 'enquire', by: 'name', kind: 'hold', spelling: 0, number: 0, mail: 0, other: false })
  for (const one of steps) await does[one.do](one)
  const sought: Sought = { names: [last], mails, phones: [`6${digits}`.slice(-8)] }
  if (account === 'aside') await remove(RIVA)
  const kept = account === 'none' ? [] : await haveAccount()
  if (account === 'aside') {
    expect((await bringBack(RIVA)).statusCode).toBe(200)
    await server.owner.updateTable('projects').set({ publish: true }).where('id', '=', RIVA).execute()
  }
  return { mails, sought, kept, haveAccount }
}
