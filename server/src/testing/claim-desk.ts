import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as calls from '@belvedere/contract/calls/claims'
import type { Claim, DeskApartment, Offer } from '@belvedere/contract/entities/claim'
import { expect } from 'vitest'
import type { z } from 'zod'
import { lineRevisionOf } from './claim-samples.ts'
import { type Identity, makeIdentities, RIVA } from './identities.ts'
import { freeApartment } from './staff-samples.ts'
import { createTestApp, type TestApp } from './test-app.ts'

const SHORT_MS = 300

type Reply = Awaited<ReturnType<TestApp['ask']>>
type Shown = z.output<typeof Claim>

/** The calls about claims on Riva, as its people make them: an agent, unless someone else is named. */
export async function openClaimDesk() {
  const server = await createTestApp()
  const people = await makeIdentities(server)
  const headersOf = (who: Identity) => people[who].headers

  const on =
    (call: Parameters<TestApp['ask']>[0]) =>
    (id: number, body?: object, who: Identity = 'sales_agent') =>
      server.ask(call, { projectId: RIVA, id }, {}, headersOf(who), body)

  const ask = {
    claim: (id: number, body: object = {}, { who = 'sales_agent', key = randomUUID() }: Asks = {}) =>
      server.ask(
        calls.claimApartment,
        { projectId: RIVA, id },
        {},
        { ...headersOf(who), 'idempotency-key': key },
        { kind: 'hold', buyer: 'Ana Savić', ...body },
      ),
    extend: on(calls.extendClaim),
    release: on(calls.releaseClaim),
    convert: on(calls.convertClaim),
    correct: on(calls.correctSale),
    join: on(calls.joinWaitingList),
    leave: (id: number, who?: Identity) => on(calls.leaveWaitingList)(id, {}, who),
    /** As somebody who has read the line as it is now, unless they say another revision of it. */
    order: async (id: number, body: object, who: Identity = 'sales_agent', revision?: number) => {
      const read = revision ?? (await lineRevisionOf(server, id))
      const headers = { ...headersOf(who), 'if-match': `"${read}"` }
      return server.ask(calls.orderWaitingList, { projectId: RIVA, id }, {}, headers, body)
    },
    offers: async (who: Identity = 'sales_agent') => {
      const reply = await server.ask(calls.listOffers, { projectId: RIVA }, {}, headersOf(who))
      return (reply.json().data as { attributes: z.output<typeof Offer> }[]).map(
        ({ attributes }) => attributes,
      )
    },
  }

  return {
    server,
    people,
    ask,
    free: (id: number) => freeApartment(server, id),
    claimed: async (id: number, body: object = {}, asks: Asks = {}) =>
      shown<Shown>(await ask.claim(id, body, asks), 201),
    apartment: async (id: number, who: Identity = 'sales_agent') =>
      shown<z.output<typeof DeskApartment>>(await on(calls.getDeskApartment)(id, undefined, who)),
    /** A hold that has run out. */
    async ranOut(id: number) {
      const claim = shown<Shown>(
        await ask.claim(id, { until: new Date(Date.now() + SHORT_MS).toISOString() }),
        201,
      )
      await wait(SHORT_MS)
      return claim
    },
    close: () => server.close(),
  }
}

type Asks = { who?: Identity; key?: string }

export type ClaimDesk = Awaited<ReturnType<typeof openClaimDesk>>

/** What an answer holds; one that is a refusal says so. */
export function shown<Attributes>(reply: Reply, status = 200): Attributes {
  expect([reply.statusCode, reply.statusCode === status || reply.payload.slice(0, 500)]).toEqual([
    status,
    true,
  ])
  return reply.json().data.attributes
}

export const codeOf = (reply: Reply) => [reply.statusCode, reply.json().errors?.[0]?.code]
