import { setTimeout as wait } from 'node:timers/promises'
import { dice } from '../chaos/dice.ts'
import { enquiryOf } from '../chaos/verdict.ts'
import { visitors } from '../chaos/visitors.ts'
import { contest } from '../claims/clients.ts'
import { PROJECT } from '../claims/project.ts'
import { compare, readKept } from '../claims/verdict.ts'
import { FAULTS } from '../failover/faults.ts'
import { type House, openHouse } from '../failover/house.ts'
import { difference } from '../failover/verdict.ts'
import { type Figure, figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { judge, openFollowers } from '../rolling/followers.ts'
import { type Reads, reads } from '../rolling/reads.ts'
import { markNow } from '../streams/present.ts'
import { play } from '../trial/play.ts'
import { applyPriceList, uploadPicture } from './authors.ts'
import { readOptions } from './options.ts'

/**
 * The day on which a house goes on sale: visitors open its screen and filter it, screens stay open and follow it, buyers
 * ask, agents claim, an author brings in prices and a picture; and in the middle of it the database's primary dies with
 * its machine, and one instance. `--quick` is a launch of half a minute.
 */
const INSTANCES = 3
const CLIENTS = 16
const AUTHORS_AFTER_MS = 2_000
/** The last holds have run out by then, and those who look have looked. */
const QUIET_MS = 6_000
const NEW_PRICE = 205_000
/** What a visitor's browser asks for: the screen of a house, what is on it, and its list by some filters. */
const PATHS = [
  '/masterplan/1/building/1',
  '/api/v1/frontend/buildings/1',
  '/api/v1/frontend/buildings/1/apartments',
  `/api/v1/frontend/projects/${PROJECT}`,
  `/api/v1/frontend/projects/${PROJECT}/statuses`,
  '/masterplan/1/building/1/search?status=available',
  '/rs/masterplan/1/building/1/search?area=40-60',
]

const options = readOptions(process.argv.slice(2))
const { seconds, apartments } = options
await play(await openHouse(apartments, INSTANCES), run)

async function run({ origin, cluster, web, sellers: logIn, query, messageIdOf, mailbox }: House) {
  const sellers = await logIn()
  const primary = await cluster.api.whole()
  const mark = await markNow(query, PROJECT)
  const screens = await openFollowers(origin, options.streams)
  const allDay = 3 * seconds
  const enquiries = options.enquiriesPerSecond * allDay
  const attempts = options.claimsPerSecond * allDay
  const begun = performance.now()
  const paced = async (attempt: number) => {
    const early = begun + (attempt * 1_000) / options.claimsPerSecond - performance.now()
    if (early > 1) await wait(early)
  }
  const [read, told, asked, picture] = await Promise.all([
    readAllDay(origin),
    contest(
      { origins: [origin], sellers },
      { attempts, apartments, clients: CLIENTS },
      dice(options.seed),
      paced,
    ),
    visitors(origin, {
      enquiries,
      overMs: allDay * 1_000,
      dice: dice(options.seed),
      apartments: [1, 2, 3, 4, 5],
    }),
    wait(AUTHORS_AFTER_MS).then(async () => {
      const author = { origin, headers: sellers[1] ?? {} }
      await applyPriceList(author, apartments, NEW_PRICE)
      return uploadPicture(author)
    }),
    wait(seconds * 1_000).then(() =>
      Promise.all([FAULTS['machine killed'].strike(cluster, primary), web[0]?.kill()]),
    ),
  ])
  await wait(QUIET_MS)

  const kept = await readKept({ query })
  const claims = compare(told.acknowledged, kept.claims)
  const rows = (await query('select id from enquiries')).split('\n').filter(Boolean)
  const asks = difference(asked.accepted, rows)
  const mailed = new Set((await mailbox.mails()).map(enquiryOf))
  const unmailed = [...asked.accepted].filter((id) => !mailed.has(messageIdOf(id))).length
  const oldPrices = Number(await query(`select count(*) from apartment_prices where price <> ${NEW_PRICE}`))
  const shown = (await fetch(origin + picture)).ok
  const statuses = await changedSince(mark, query)
  const changes = (await markNow(query, PROJECT)) - mark
  const followed = await judge(screens, { changes, statuses }, query)
  for (const screen of screens) screen.close()

  const readsFailed = read.flatMap(({ reads: { failed } }) => failed)
  for (const one of readsFailed.slice(0, 10)) console.log(`failed: ${one}`)
  for (const [code, count] of told.otherwise) console.log(`claims answered otherwise: ${count} × ${code}`)
  const lost = claims.lost + asks.lost + unmailed
  const wrong =
    claims.nobodys + asks.extra + kept.twice + kept.overlapping + kept.contradicting + told.otherwise.size
  const figures: Figure[] = [
    ...read.map(({ name, reads: { answered, failed, p95Ms, slowestMs } }) => ({
      name: `reads ${name}`,
      measured:
        `${answered} answered, ${failed.length} failed, ` +
        `p95 ${Math.round(p95Ms)} ms, slowest ${Math.round(slowestMs)} ms`,
    })),
    {
      name: 'enquiries',
      measured:
        `${asked.accepted.size} accepted, ${asked.tries - enquiries} asked again, ` +
        `slowest ${(asked.slowestMs / 1_000).toFixed(1)} s`,
    },
    {
      name: 'claims',
      measured: `${told.acknowledged.size} had, ${told.refused} refused, ${told.unanswered} asked again`,
    },
    figure('lost', `${lost} of ${asked.accepted.size + told.acknowledged.size}`, '0', lost === 0),
    figure('doubled, overlapping or nobody’s', `${wrong}`, '0', wrong === 0),
    figure(
      `${options.streams} open screens, ${changes} changes`,
      `${followed.missed} missed something, ${followed.toldTwice} told twice; away ${(followed.longestAwayMs / 1_000).toFixed(1)} s at most`,
      '0, 0',
      followed.missed + followed.toldTwice === 0,
    ),
    figure(
      'price list and picture',
      `${oldPrices} old prices, ${shown ? 'shown' : 'not shown'}`,
      '0, shown',
      shown && oldPrices === 0,
    ),
  ]
  for (const { name, measured } of figures) console.log(`launch: ${name}: ${measured}`)
  await keepFigures(figures)
  return figures.every(({ goal }) => goal?.reached ?? true)
}

async function readAllDay(origin: string): Promise<{ name: string; reads: Reads }[]> {
  const parts: { name: string; reads: Reads }[] = []
  for (const name of ['before the kills', 'during the kills', 'after the kills']) {
    const perSecond = options.readsPerSecond
    parts.push({ name, reads: await reads(origin, { perSecond, seconds, paths: PATHS }) })
  }
  return parts
}

/** What every screen must show in the evening. */
async function changedSince(mark: number, query: House['query']): Promise<Map<number, string>> {
  const rows = await query(`select apartment_id || ' ' || status from status_marks
    join apartments on id = apartment_id where mark > ${mark}`)
  return new Map(
    rows
      .split('\n')
      .filter(Boolean)
      .map((row) => {
        const [id, status = ''] = row.split(' ')
        return [Number(id), status]
      }),
  )
}
