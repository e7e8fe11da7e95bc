import { randomUUID } from 'node:crypto'
import { claimApartment, joinWaitingList, releaseClaim } from '@belvedere/contract/calls/claims'
import { getAction, listActionRows, listActions } from '@belvedere/contract/calls/history'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAs } from '../testing/ask-as.ts'
import { callSamples } from '../testing/call-samples.ts'
import { makeEnquiry } from '../testing/desk-samples.ts'
import { IDENTITIES, type Identities, type Identity, makeIdentities, RIVA } from '../testing/identities.ts'
import { freeApartment } from '../testing/staff-samples.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { sellerToTell } from './claims/seller-to-tell.ts'
import { agentsOf } from './enquiries/enquiry-mail-queries.ts'

/** A buyer whose name, address, number, receipt and reasons nothing else can be. */
const SIGHTING = /kanarinka|zzyzx|7654321/i
const BUYER = 'Kanarinka Zzyzx, kanarinka@zzyzx.example, 060 7654321'

/** API-42, HIS-01: buyers are for those who may reserve. */
const SELLERS: readonly Identity[] = ['sales_agent', 'project_admin', 'super_admin']
const OTHERS = IDENTITIES.filter((identity) => !SELLERS.includes(identity))

const PATIENCE_MS = 90_000

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  await plantBuyer()
})
afterAll(() => server.close())

async function plantBuyer() {
  const { headers } = people.sales_agent
  await makeEnquiry(server, {
    emailAddress: 'kanarinka@zzyzx.example',
    lastName: 'Zzyzx',
    phoneNumber: '060 7654321',
  })
  for (const id of [1031, 1032]) {
    await freeApartment(server, id)
    const claim = await server.read(
      claimApartment,
      { projectId: RIVA, id },
      {},
      { ...headers, 'idempotency-key': randomUUID() },
      {
        kind: 'reservation',
        buyer: BUYER,
        reason: 'Zzyzx pays cash',
        deposit: { amount: 1000, receivedOn: '2026-11-01', receipt: 'R-7 Zzyzx' },
      },
    )
    await server.read(joinWaitingList, { projectId: RIVA, id }, {}, headers, { buyer: `${BUYER} ${id}` })
    if (id === 1032)
      await server.read(releaseClaim, { projectId: RIVA, id: claim.id }, {}, headers, {
        reason: 'Zzyzx left',
      })
  }
  // And wherever a list begins.
  await server.owner.transaction().execute(async (db) => {
    await sql`select set_config('belvedere.action', 'canary', true)`.execute(db)
    await db.updateTable('claims').set({ buyer: BUYER, reason: 'Zzyzx asked' }).execute()
    await db.updateTable('enquiries').set({ last_name: 'Zzyzx', note: 'Zzyzx' }).execute()
    await db.updateTable('buyers').set({ last_name: 'Zzyzx' }).execute()
  })
}

// First, while what is looked for is the latest that happened.
it('names none in any line of History, neither in what was done nor in what would be undone [SEC-12]', async () => {
  const seenBySellers = new Set<string>()
  for (const identity of [...OTHERS, 'sales_agent'] as const) {
    const { headers } = people[identity]
    const reply = await server.ask(listActions, { projectId: RIVA }, {}, people.project_admin.headers)
    for (const { id } of reply.json().data as { id: number }[]) {
      for (const call of [getAction, listActionRows]) {
        const { payload } = await server.ask(call, { projectId: RIVA, id: Number(id) }, {}, headers)
        if (identity !== 'sales_agent')
          expect([identity, call.name, id, SIGHTING.exec(payload)?.[0]]).toEqual([
            identity,
            call.name,
            id,
            undefined,
          ])
        else if (SIGHTING.test(payload)) seenBySellers.add(call.name)
      }
    }
  }
  expect(seenBySellers, 'a seller sees what the others do not').toEqual(new Set(['listActionRows']))
})

it('is shown to those who sell: the search finds what is there', async () => {
  const wanted = ['listClaims', 'listEnquiries', 'listBuyers']
  for (const sample of callSamples.filter(({ call }) => wanted.includes(call.name))) {
    const { payload } = await askAs(sample, server, people, people.sales_agent)
    expect([sample.call.name, SIGHTING.test(payload)]).toEqual([sample.call.name, true])
  }
})

const titled = callSamples.map((sample) => [`${sample.call.method} ${sample.call.path}`, sample] as const)

describe.each(titled)('%s', (_, sample) => {
  it(
    `names a buyer to nobody who may not see buyers [SEC-12, ${sample.call.id}]`,
    async () => {
      for (const identity of OTHERS) {
        const reply = await askAs(sample, server, people, people[identity])
        const told = reply.payload + JSON.stringify(reply.headers)
        expect([identity, SIGHTING.exec(told)?.[0]]).toEqual([identity, undefined])
      }
    },
    PATIENCE_MS,
  )
})

it('mails about buyers go to those who sell alone, also about what an editor did [SEC-12]', async () => {
  const { userId } = people.project_editor
  const { email } = await server.owner
    .selectFrom('users')
    .where('id', '=', userId)
    .select('email')
    .executeTakeFirstOrThrow()
  await server.owner
    .insertInto('project_users')
    .values({ project_id: RIVA, user_id: people.user.userId, role_id: ROLES.sales_agent })
    .execute()
  const mailed = await agentsOf(server.members, RIVA)
  expect(mailed).toContain(people.sales_agent.userId)
  expect(mailed).not.toContain(userId)
  expect(mailed, 'one who never accepted an invitation').not.toContain(people.user.userId)
  expect((await sellerToTell(server.members, { projectId: RIVA, agentId: userId }))?.email).not.toBe(email)
})
