import { askForPrice, sendFavorites, sendFavoritesOfClientApp } from '@belvedere/contract/calls/enquiries'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { logging } from '../platform/logging/logging.ts'
import { askAs } from '../testing/ask-as.ts'
import { callSamples, type Sample } from '../testing/call-samples.ts'
import { IN_GATE } from '../testing/gate.ts'
import { IDENTITIES, type Identities, makeIdentities, RIVA, SAVSKI_VIDIK } from '../testing/identities.ts'
import { startMailbox } from '../testing/mailbox.ts'
import { carriesPrices, maySeePrice, plantCanary, priceFaults, SIGHTING } from '../testing/price-canary.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { startWorker } from '../worker.ts'

/** Calls that hash passwords take their time, and each is made up to 21 times. */
const PATIENCE_MS = 90_000

/** What sends mails that name apartments. */
const MAILED: readonly string[] = [askForPrice.name, sendFavorites.name, sendFavoritesOfClientApp.name]

const logged: string[] = []

let server: TestApp
let insiders: Identities
let outsiders: Identities
beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) }
  server = await createTestApp({ logger: { ...logging({ logLevel: 'trace' }), stream } })
  insiders = await makeIdentities(server)
  outsiders = await makeIdentities(server, SAVSKI_VIDIK)
})
afterAll(() => server.close())

const pricedCalls = callSamples.filter(carriesPrices)

const titled = callSamples.map((sample) => [`${sample.call.method} ${sample.call.path}`, sample] as const)

it('knows a price with and without separators', () => {
  for (const text of ['1876543219', '1,876,543,219', '1.876.543.219', '1\u00a0876\u00a0543\u00a0219 €'])
    expect(text).toMatch(SIGHTING)
})

/** That in which all methods are asked comes last: some of them take people off the project. */
const KINDS = ['public', 'nobody', 'named'] as const

/** What is asked by other methods shows nobody more where prices are public, and takes its time. */
const isRead = ({ call }: Sample) => call.method === 'GET'
/** The kind of prices decides on the site alone (STU-09); for a call of staff that has no price it is asked about at night. */
const dependsOnKind = (sample: Sample) =>
  !IN_GATE || carriesPrices(sample) || sample.call.path.startsWith('/frontend/')

/** Nobody keeps an answer to what changes something (every-call.api.test.ts), so that the gate makes such a call once. */
const ROUNDS = ['cold', 'warm', 'from another project'] as const
const roundsOf = (sample: Sample) => ROUNDS.filter((round) => round !== 'warm' || isRead(sample) || !IN_GATE)

describe.each(KINDS)('where prices are of the kind "%s",', (prices) => {
  beforeAll(() => plantCanary(server, prices))

  it(
    'mails no price, neither to an agent nor to a visitor [ACC-09, STU-09]',
    async () => {
      const mailbox = await startMailbox()
      onTestFinished(mailbox.close)
      const worker = await startWorker({ ...server.config, smtpUrl: mailbox.smtpUrl }, server.app.log)
      onTestFinished(worker.stop)
      const { email } = await server.owner
        .selectFrom('users')
        .where('id', '=', insiders.sales_agent.userId)
        .select('email')
        .executeTakeFirstOrThrow()
      const enquiries = callSamples.filter(({ call }) => MAILED.includes(call.name))
      for (const sample of enquiries) await askAs(sample, server, insiders, insiders.sales_agent)
      await mailbox.waitForMail(email, MAILED.length)
      const mails = await mailbox.mails()
      expect(mails.length).toBeGreaterThanOrEqual(MAILED.length)
      expect(mails.filter((mail) => SIGHTING.test(JSON.stringify(mail)))).toEqual([])
    },
    PATIENCE_MS,
  )

  const asked = titled.filter(([, sample]) => prices === 'named' || (isRead(sample) && dependsOnKind(sample)))
  describe.each(asked)('%s', (_, sample) => {
    const id = `[ACC-09, STU-09, ${sample.call.id}]`

    it(
      `gives a price to nobody who may not see it, asked for the first time and again ${id}`,
      async () => {
        // Those who see prices first: what they were answered must not be kept for the others.
        for (const round of roundsOf(sample)) {
          const isOutside = round === 'from another project'
          const [projectId, people] = isOutside ? [SAVSKI_VIDIK, outsiders] : [RIVA, insiders]
          for (const identity of IDENTITIES.toReversed()) {
            const reply = await askAs(sample, server, insiders, people[identity])
            const faults = priceFaults(sample, { identity, projectId, prices }, reply)
            expect([identity, round, faults]).toEqual([identity, round, []])
          }
        }
      },
      PATIENCE_MS,
    )
  })

  it.each(pricedCalls.map((sample) => [sample.call.name, sample] as const))(
    '%s gives the price to those who may see it [ACC-09, STU-09]',
    async (_, sample) => {
      const entitled = IDENTITIES.filter((identity) => maySeePrice(sample, { identity, prices }))
      const seenBy = []
      for (const identity of entitled) {
        const { payload } = await askAs(sample, server, insiders, insiders[identity])
        if (SIGHTING.test(payload)) seenBy.push(identity)
      }
      expect(seenBy.length > 0).toBe(entitled.length > 0)
    },
  )
})

it('finds calls that carry prices under /frontend and among those of staff', () => {
  expect(pricedCalls.map(({ call }) => call.name)).toEqual(
    expect.arrayContaining(['getApartment', 'listBuildingApartments', 'listStaffProjectApartments']),
  )
})

it('writes no price into a log, not even at its most talkative [ACC-09]', () => {
  expect(logged.length).toBeGreaterThan(callSamples.length)
  expect(logged.filter((line) => SIGHTING.test(line))).toEqual([])
})
