import { setTimeout as wait } from 'node:timers/promises'
import type { Call } from '@belvedere/contract/call'
import { getApartment } from '@belvedere/contract/calls/apartments'
import { PRICES, type Prices } from '@belvedere/domain/accounts/price-settings'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { languagesOf } from '../platform/database/languages.ts'
import { orNotFound } from '../platform/http/refused.ts'
import { serveContent } from '../platform/http/serve-content.ts'
import { addressOf } from '../testing/address-of.ts'
import { anotherProcess } from '../testing/another-process.ts'
import { contentSamples, requestOf, type Sample } from '../testing/call-samples.ts'
import { IDENTITIES, type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../testing/identities.ts'
import { CANARY, carriesPrices, plantCanary, priceFaults } from '../testing/price-canary.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { publicApartment, readApartments } from './apartments/read-apartments.ts'

const ENCODINGS = ['br', 'gzip', 'identity']
const PATIENCE_MS = 60_000
/** A change shows in every process within that time. */
const SHOWN_WITHIN_MS = 2_000

/** One process answers everyone: what those who see prices were answered must not stay ready for the others. */
let warm: Awaited<ReturnType<typeof anotherProcess>>
let server: TestApp
let origin: string
let insiders: Identities
let outsiders: Identities

/** As someone careless would write it: everyone is given the prices, and so is whatever keeps the answer. */
const leaky = { ...getApartment, name: 'leakyApartment', path: '/frontend/leaky/{id}' } as const
const leakyHeader = { ...leaky, name: 'leakyHeader', path: '/frontend/leaky-header/{id}' } as const

function plantLeaks(): void {
  serveContent(warm, leaky, {
    owner: ({ params }) => publicApartment(server.owner, params.id),
    read: async ({ params, query }, project) => {
      const asked = { apartmentId: params.id }
      const prices = warm.pricesOf(project.projectId)
      return orNotFound(
        (await readApartments(server.owner, asked, languagesOf(query, project), prices)).apartments[0],
      )
    },
  })
  warm.get(addressOf(leakyHeader, { id: ':id' }), async (_, reply) =>
    reply.header('x-price', CANARY.toLocaleString('de')).send({ data: [] }),
  )
}

beforeAll(async () => {
  server = await createTestApp()
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
  warm = await anotherProcess(server)
  plantLeaks()
  origin = await warm.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await warm.close()
  await server.close()
})

async function overSocket(url: string, headers: Record<string, string>) {
  const reply = await fetch(origin + url, { headers })
  return {
    statusCode: reply.status,
    payload: await reply.text(),
    headers: Object.fromEntries(reply.headers),
  }
}

/** Everyone asks, those who see prices first; then visitors, until they are answered without a statement. */
async function faultsOf(sample: Sample, prices: Prices): Promise<string[]> {
  const { params } = await requestOf(sample, server, insiders)
  const url = addressOf(sample.call, params)
  const faults = new Set<string>()
  const visitor = { identity: 'visitor', prices } as const
  const note = (who: string, found: string[]) => {
    for (const fault of found) faults.add(`${who}: ${fault}`)
  }
  for (const [projectId, people] of [
    [RIVA, insiders],
    [SAVSKI_VIDIK, outsiders],
  ] as const)
    for (const identity of IDENTITIES.toReversed()) {
      const reply = await overSocket(url, people[identity].headers)
      note(identity, priceFaults(sample, { identity, projectId, prices }, reply))
    }
  await vi.waitFor(
    async () => {
      const { statements } = warm.counted
      for (const encoding of ENCODINGS) {
        const headers = { 'accept-encoding': encoding }
        note('from the socket', priceFaults(sample, visitor, await overSocket(url, headers)))
        const { statusCode, payload, headers: carried } = await warm.inject({ url })
        const inside = { statusCode, payload, headers: carried }
        note('from inside', priceFaults(sample, visitor, inside))
      }
      expect(warm.counted.statements).toBe(statements)
    },
    { timeout: PATIENCE_MS / 2 },
  )
  return [...faults]
}

const kept = contentSamples.filter(({ call }) => call.reply.kind === 'json')

describe.each(PRICES)('where prices are of the kind "%s",', (prices) => {
  beforeAll(async () => {
    await plantCanary(server, prices)
    // What visitors were answered while prices were of another kind is old by now, or it would show here (STU-09).
    await vi.waitFor(() => expect(warm.answers?.versions.state).toBe('fresh'))
    await wait(SHOWN_WITHIN_MS)
  })

  it.each(kept.map((sample) => [sample.call.name, sample.call.id, sample] as const))(
    '%s gives nobody a price out of memory who may not see it [ACC-09, STU-09, %s]',
    async (_, __, sample) => expect(await faultsOf(sample, prices)).toEqual([]),
    PATIENCE_MS,
  )
})

it('has calls that carry prices among them', () => {
  expect(kept.filter(carriesPrices).map(({ call }) => call.name)).toEqual(
    expect.arrayContaining(['getApartment', 'listBuildingApartments']),
  )
})

it(
  'finds the leaks that are planted [ACC-09]',
  async () => {
    const planted = (call: unknown): Sample => ({
      call: call as Call,
      as: 'visitor',
      params: { id: 1001 },
    })
    await plantCanary(server)
    await wait(SHOWN_WITHIN_MS)
    expect(await faultsOf(planted(leaky), 'named')).toEqual(
      expect.arrayContaining(
        ['visitor', 'user', 'project_admin', 'from the socket']
          .map((who) => `${who}: a price in the body`)
          .concat('from the socket: a price that caches may keep'),
      ),
    )
    expect(await faultsOf(planted(leakyHeader), 'named')).toContain('visitor: a price in the headers')
  },
  PATIENCE_MS,
)
