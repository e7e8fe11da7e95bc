import { listActionRows } from '@belvedere/contract/calls/history'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSamples, requestOf } from '../testing/call-samples.ts'
import { type Identities, makeIdentities, RIVA } from '../testing/identities.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { wellMade } from '../testing/what-creates.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

/** Calls of staff that are no reading, and why they leave nothing in the record of a project. */
const LEAVES_NO_RECORD: Readonly<Record<string, string>> = {
  findBuyer: 'it reads; an address stands in its body, not in a log',
  exportBuyer: 'it reads',
  exportEnquiries: 'it reads',
  exportBuyers: 'it reads',
  exportApartments: 'it reads',
  exportReport: 'it reads',
  matchPlans: 'it reads: which plan fits which file name',
  uploadImport: 'a list on its way in, which has a list of its own; applied, it is an action',
  readImport: 'the same',
  checkImport: 'the same',
  cancelImport: 'the same',
  addUpload: 'a file on its way in; the picture that it becomes is an action',
  removeUpload: 'the same',
  keepMaskColours: 'what a colour of a mask means; the outlines made of it are actions',
  keepPresence: 'who draws right now',
  keepTablePresence: 'who has the apartments open right now',
  addEnquiryStep: 'an enquiry has steps of its own, which say who and when; no buyer is in the record',
  separateEnquiry: 'the same',
  addBuyer: 'no buyer is in the record',
  changeBuyer: 'no buyer is in the record',
  addBuyerNote: 'a buyer has notes of its own, which say who and when',
  mergeBuyers: 'no buyer is in the record',
  eraseBuyer:
    'a record of it would keep what is erased; claims that it blanks are recorded without what they said',
  removeFactors: 'of an account; it is a security event',
  retryQueue: 'of the installation; operations have a list of their own',
  sendMailAgain: 'the same mail once more',
  testWebhook: 'a delivery, which has a list of its own',
  sendWebhookAgain: 'the same',
}

const isOwn = (access: unknown) =>
  typeof access === 'string' || (access as { resource: string }).resource === 'profile'

const writes = callSamples.filter(({ call }) => call.method !== 'GET')
const ofStaff = writes.filter(({ call }) => !isOwn(call.access))

type Recorded = { id: number; kind: string; userId: number | null; changes: number }

const actionsSince = async (id: number) =>
  (
    await sql<Recorded>`
      select id::int, kind, user_id as "userId", (select count(*)::int from changes where action_id = actions.id) as changes
      from actions where id > ${id} order by id`.execute(server.owner)
  ).rows

const lastAction = async () =>
  (await sql<{ id: number }>`select coalesce(max(id), 0)::int as id from actions`.execute(server.owner))
    .rows[0]?.id ?? 0

describe('a successful write of staff', () => {
  it('is on the list of what leaves no record only while there is such a call [AUT-12]', () => {
    const names = ofStaff.map(({ call }) => call.name)
    expect(Object.keys(LEAVES_NO_RECORD).filter((name) => !names.includes(name))).toEqual([])
  })

  it.each(ofStaff.map((sample) => [sample.call.name, sample] as const))(
    '%s is in the record, with who did it, or on the list of what is not [AUT-12]',
    async (name, sample) => {
      const asked = await requestOf(sample, server, people)
      const before = await lastAction()
      const reply = await server.ask(sample.call, asked.params, asked.query, asked.headers, asked.body)
      expect([reply.statusCode, reply.statusCode === wellMade(sample.call) || reply.payload]).toEqual([
        wellMade(sample.call),
        true,
      ])
      const recorded = await actionsSince(before)
      if (name in LEAVES_NO_RECORD) return expect(recorded).toEqual([])
      expect(recorded.length).toBeGreaterThan(0)
      for (const { kind, userId, changes } of recorded) {
        expect([kind, userId]).toEqual([expect.not.stringContaining('unnamed'), people[sample.as].userId])
        expect(changes).toBeGreaterThan(0)
      }
    },
  )
})

describe('of what is secret, and of addresses of strangers,', () => {
  const SECRET = ['addApiKey', 'addWebhook', 'addPreviewLink', 'invite', 'addPriceViewer']

  it.each(
    writes.flatMap((sample) =>
      SECRET.includes(sample.call.name) ? [[sample.call.name, sample] as const] : [],
    ),
  )(
    '%s leaves nothing in the record, nor in History as an editor reads it [AUT-12, SEC-12]',
    async (_, sample) => {
      const asked = await requestOf(sample, server, people)
      const before = await lastAction()
      const reply = await server.ask(sample.call, asked.params, asked.query, asked.headers, asked.body)
      const { key, secret, token, address, email } = {
        ...Object(asked.body),
        ...reply.json().data.attributes,
      }
      const unsaid = [key, secret, token, address, email].filter((one) => one !== undefined)
      expect(unsaid.length).toBeGreaterThan(0)
      const [action] = await actionsSince(before)
      const { rows } = await sql<{ line: string }>`
        select concat(before, after) as line from changes where action_id = ${action?.id}`.execute(
        server.owner,
      )
      const place = { projectId: RIVA, id: action?.id ?? 0 }
      const shown = await server.ask(listActionRows, place, {}, people.project_editor.headers)
      expect([shown.statusCode, shown.json().data.length]).toEqual([200, rows.length])
      for (const one of unsaid) expect(`${JSON.stringify(rows)} ${shown.payload}`).not.toContain(one)
    },
  )
})

describe('a write that demands If-Match', () => {
  it.each(writes.flatMap((sample) => (sample.call.ifMatch ? [[sample.call.name, sample] as const] : [])))(
    '%s is refused without it, and when it is stale; and nothing is in the record [AUT-12]',
    async (_, sample) => {
      const { params, query, body, ...asked } = await requestOf(sample, server, people)
      const { 'if-match': __, ...blind } = asked.headers
      const before = await lastAction()
      const without = await server.ask(sample.call, params, query, blind, body)
      expect([without.statusCode, without.json().errors[0].code]).toEqual([428, 'precondition-required'])
      const stale = await server.ask(sample.call, params, query, { ...blind, 'if-match': '"987654"' }, body)
      expect([stale.statusCode, stale.json().errors[0].code]).toEqual([412, 'stale'])
      // When it was changed is known from the record.
      const changedAt = sample.call.name in LEAVES_NO_RECORD ? null : expect.anything()
      expect(stale.json()).toMatchObject({ meta: { changedAt }, data: expect.anything() })
      expect(await actionsSince(before)).toEqual([])
    },
  )
})
