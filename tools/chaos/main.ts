import { setTimeout as wait } from 'node:timers/promises'
import { figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { play } from '../trial/play.ts'
import { letDie, MORTALS } from './deaths.ts'
import { dice } from './dice.ts'
import { AGENTS, type House, MAIL_DOMAIN, openHouse } from './house.ts'
import { readOptions } from './options.ts'
import { deliveryOf, type Verdict, verdictOf } from './verdict.ts'
import { type Figures, visitors } from './visitors.ts'

/**
 * Is an accepted enquiry ever lost? Enquiries come in while everything on their way dies at random; in the end each agent
 * must have each of the accepted ones under its Message-ID, and nothing else (ASK-07, SEC-07).
 */
const DELIVERED_WITHIN_MS = 5 * 60_000
/** Mails that nobody asked for would have to come after the last of the others. */
const QUIET_MS = 5_000

const options = readOptions(process.argv.slice(2))
const { enquiries, minutes, mailDown, seed } = options
console.log(
  `${enquiries} enquiries over ${minutes} min${mailDown ? ', mail server down' : ''}; --seed ${seed}`,
)
await play(await openHouse(dice(seed)), run)

async function run(house: House): Promise<boolean> {
  if (mailDown) await house.mailbox.kill()
  const deaths = mailDown ? undefined : letDie(house, dice(seed + 1))
  const overMs = minutes * 60_000
  const all = Promise.all([
    visitors(house.origin, { enquiries, overMs, dice: dice(seed + 2) }),
    wait(overMs).then(() => deaths?.end()),
  ])
  const [figures, died] = await Promise.race([all, ...(deaths ? [deaths.gaveUp] : [])])
  if (mailDown) await house.mailbox.restart()
  const start = performance.now()
  const accepted = new Set(
    [...figures.accepted].flatMap((id) =>
      AGENTS.map((to) => deliveryOf({ messageId: `<${id}@${MAIL_DOMAIN}>`, to })),
    ),
  )
  const verdict = await delivered(house, accepted)
  const seconds = Math.round((performance.now() - start) / 1000)
  if (died) console.log(`killed: ${MORTALS.map((mortal) => `${mortal} ${died[mortal]}`).join(', ')}`)
  console.log(
    `ended by themselves: API ${house.api.ended()}, worker ${house.worker.ended()}; see var/chaos-*.log`,
  )
  console.log(`mails refused with 451: ${house.proxy.refused()}`)
  return report(figures, verdict, seconds)
}

async function delivered({ mailbox }: House, accepted: Set<string>): Promise<Verdict> {
  for (const end = Date.now() + DELIVERED_WITHIN_MS; ; await wait(2_000)) {
    const verdict = verdictOf(accepted, await mailbox.mails())
    if (Date.now() > end) return verdict
    if (verdict.missing.length > 0) continue
    await wait(QUIET_MS)
    return verdictOf(accepted, await mailbox.mails())
  }
}

async function report(figures: Figures, verdict: Verdict, seconds: number): Promise<boolean> {
  const { accepted, mailed, missing, extra, repeated } = verdict
  const refusals = [...figures.refusals].map(([code, count]) => `${count} × ${code}`).join(', ')
  console.log(`requests: ${figures.tries} tries; refused: ${refusals || 'none'}`)
  console.log(`slowest answer: ${(figures.slowestMs / 1000).toFixed(1)} s`)
  for (const id of missing.slice(0, 5)) console.log(`missing: ${id}`)
  for (const id of extra.slice(0, 5)) console.log(`extra: ${id}`)
  const good = figures.accepted.size >= enquiries && missing.length === 0 && extra.length === 0
  console.log(
    `chaos: accepted ${figures.accepted.size} for ${AGENTS.length} agents each, mailed ${mailed} of ${accepted}, missing ${missing.length}, extra ${extra.length}, ` +
      `repeated ${repeated} (same Message-ID), all delivered ${seconds} s after the last answer`,
  )
  const lost = `${missing.length} missing, ${extra.length} extra of ${accepted}`
  await keepFigures([
    figure(
      'accepted enquiries in the mailbox of each agent',
      lost,
      `0 missing, 0 extra of ${enquiries * AGENTS.length}`,
      good,
    ),
    { name: 'all delivered after the last answer', measured: `${seconds} s` },
  ])
  return good
}
