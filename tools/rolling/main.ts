import { setTimeout as wait } from 'node:timers/promises'
import type { Mailbox } from '@belvedere/server/testing/mailbox'
import { dice } from '../chaos/dice.ts'
import { deliveryOf, type Verdict, verdictOf } from '../chaos/verdict.ts'
import { visitors } from '../chaos/visitors.ts'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { closing } from '../trial/closing.ts'
import { play } from '../trial/play.ts'
import { changeStatuses, judge, openFollowers } from './followers.ts'
import { ENQUIRY_ADDRESS, type House, MAIL_DOMAIN, openHouse } from './house.ts'
import { NOW } from './instance.ts'
import { readOptions } from './options.ts'
import { reads } from './reads.ts'
import { versionBefore } from './version-before.ts'

/**
 * Does anybody notice a new release? Instances behind the edge and a worker, in production mode as ops/ ships them, run the
 * version before; its tables are migrated, and each process is restarted in turn as this version, while visitors read and
 * ask, statuses change and screens follow them: no request fails, no enquiry is lost or doubled, no screen misses a
 * change (SEC-09, LIV-02). `--quick` takes 20 seconds and restarts this version alone.
 */
const DELIVERED_WITHIN_MS = 60_000
const BACK_WITHIN_MS = 5_000
/** The load is there before anything happens. */
const SETTLED_MS = 3_000

const options = readOptions(process.argv.slice(2))
const opened: (() => unknown)[] = []
await play(closing(opened), run)

async function run(): Promise<boolean> {
  const { seconds, perSecond, enquiries, instances, streams } = options
  const before = options.upgrade ? await versionBefore() : undefined
  if (options.upgrade && !before)
    console.log('rolling: this clone has no version before, so nothing is upgraded')
  const house = await openHouse(before ? { folder: before, release: 'before' } : NOW, instances, opened)
  const listeners = await openFollowers(house.origin, streams)
  opened.push(() => {
    for (const listener of listeners) listener.close()
  })
  const load = { done: false }
  const rolled = roll(house, load, before !== undefined)
  const [read, asked, changed] = await Promise.all([
    reads(house.origin, { perSecond, seconds }),
    visitors(house.origin, { enquiries, overMs: seconds * 1_000, dice: dice(1) }),
    changeStatuses(house.query, seconds),
  ])
  load.done = true
  const { restarts, migrated } = await rolled
  const followed = await judge(listeners, changed, house.query)
  const accepted = new Set(
    [...asked.accepted].map((id) => deliveryOf({ messageId: `<${id}@${MAIL_DOMAIN}>`, to: ENQUIRY_ADDRESS })),
  )
  const mailed = await delivered(house.mailbox, accepted)
  const lost = mailed.missing.length
  const rows = Number(await house.query('select count(*) from enquiries'))
  const doubled = rows - accepted.size + mailed.extra.length + mailed.repeated
  // Whoever asks tries again until answered: each try beyond the first was a failed one.
  const failed = read.failed.length + asked.tries - enquiries

  for (const one of read.failed.slice(0, 10)) console.log(`failed: ${one}`)
  for (const [code, times] of asked.refusals) console.log(`refused: ${times} × ${code}`)
  if (migrated) console.log(migrated)
  const slowest = [read.slowestMs, asked.slowestMs].map(Math.round)
  console.log(`slowest: a read ${slowest[0]} ms, an enquiry ${slowest[1]} ms`)
  const { missed, toldTwice, returns, longestAwayMs } = followed
  const away = `${(longestAwayMs / 1_000).toFixed(1)} s`
  console.log(
    `streams: ${followed.changes} changes to ${streams} streams, which came back ${returns} times, after ${away} at most; ` +
      `${missed} missed something, ${toldTwice} told twice`,
  )
  console.log(
    `rolling: ${restarts} restarts, ${read.answered} reads and ${accepted.size} enquiries answered, ` +
      `${failed} failed, ${lost} lost, ${doubled} doubled`,
  )
  const processes = house.processes.length
  const figures = [
    figure(
      'failed requests',
      `${failed} of ${read.answered + failed} during ${before ? 'an upgrade, ' : ''}${restarts} restarts`,
      '0',
      failed === 0 && restarts >= (options.upgrade ? processes : 1),
    ),
    figure(
      'lost or doubled enquiries',
      `${lost} and ${doubled} of ${accepted.size}`,
      '0',
      lost === 0 && doubled === 0,
    ),
    figure(
      `${streams} streams handed over`,
      `${returns} times, back within ${away}, ${missed} missed something, ${toldTwice} told twice`,
      `≤ ${BACK_WITHIN_MS / 1_000} s, 0, 0`,
      returns > 0 && longestAwayMs <= BACK_WITHIN_MS && missed === 0 && toldTwice === 0,
    ),
    { name: 'slowest read', measured: `${slowest[0]} ms` },
  ]
  await keepFigures(figures)
  return figures.every((one) => !('goal' in one) || one.goal?.reached)
}

/** As ops/README.md says it: the tables first, then one process after another, again and again while there is load. */
async function roll(house: House, load: { done: boolean }, migrates: boolean) {
  await wait(SETTLED_MS)
  const migrated = migrates ? (await house.migrate()).trim() : undefined
  let restarts = 0
  while (!load.done)
    for (const process of house.processes) {
      if (load.done) break
      await process.restart(NOW)
      restarts += 1
    }
  return { restarts, migrated }
}

async function delivered(mailbox: Mailbox, accepted: ReadonlySet<string>): Promise<Verdict> {
  for (const end = Date.now() + DELIVERED_WITHIN_MS; ; await wait(1_000)) {
    const verdict = verdictOf(accepted, await mailbox.mails())
    if (verdict.missing.length === 0 || Date.now() > end) return verdict
  }
}
