import { setTimeout as wait } from 'node:timers/promises'
import { dice } from '../chaos/dice.ts'
import { enquiryOf } from '../chaos/verdict.ts'
import { contest } from '../claims/clients.ts'
import { compare, readKept } from '../claims/verdict.ts'
import { type Figure, figure } from '../figures/figure.ts'
import { keepFigures } from '../figures/keep-figures.ts'
import { play } from '../trial/play.ts'
import { FAULTS, type FaultName } from './faults.ts'
import { type House, openHouse } from './house.ts'
import { readOptions } from './options.ts'
import { keepTold, nothingPromised, type Promised, playRound, type Round } from './round.ts'
import { difference, editsOf } from './verdict.ts'

/**
 * Does anybody lose anything when the primary of the database dies? The product runs on the cluster of ops/database while
 * people enquire, claim and edit; primaries are killed, switched, frozen and cut off. In the end what people were told and
 * what the database has must be the same, row by row (RSV-05). `--quick` is one kill.
 */
const MAILED_WITHIN_MS = 60_000
/** The last holds have run out by then, and those who look have looked. */
const QUIET_MS = 6_000
const CLIENTS = 64

const { faults, contested, apartments, timed, seed } = readOptions(process.argv.slice(2))
const start = performance.now()
const elapsed = () => `${Math.round((performance.now() - start) / 1_000)} s`
console.log(`${faults.length} faults, ${contested} contested claims; --seed ${seed}`)
await play(await openHouse(apartments), run)

async function run(house: House): Promise<boolean> {
  console.log(`the cluster and the product are up after ${elapsed()}`)
  const promised = nothingPromised()
  const rounds: { name: FaultName; round: Round }[] = []
  for (const [nth, name] of faults.entries()) {
    const parts = { apartments, dice: dice(seed + nth), promised }
    const round = await playRound(house, FAULTS[name], parts)
    rounds.push({ name, round })
    tell(name, round)
  }
  const throughFailover = contested > 0 ? await contestThroughFailover(house, promised) : 0
  await wait(QUIET_MS)
  const figures = [...figuresOf(rounds), ...(await compared(house, promised, throughFailover))]
  for (const { name, measured, goal } of figures)
    console.log(`${name}: ${measured}${goal ? ` (goal ${goal.words}${goal.reached ? '' : ', MISSED'})` : ''}`)
  await keepFigures(figures)
  const missed = figures.filter(({ goal }) => goal && !goal.reached).length
  console.log(`failover: ${figures.length - missed} figures good, ${missed} missed, after ${elapsed()}`)
  return missed === 0
}

function tell(name: FaultName, round: Round): void {
  const { gapS, errors, writes, readsFailed, slowestReadMs, byTwo } = round
  console.log(
    `${elapsed()}: ${name}: ${gapS.toFixed(1)} s without writes, ${writes} writes, ${errors} errors, ` +
      `${readsFailed.length} known reads failed (slowest ${Math.round(slowestReadMs)} ms)` +
      (byTwo === undefined ? '' : `, ${byTwo} writes taken by two primaries`),
  )
  for (const one of readsFailed.slice(0, 3)) console.log(`  failed: ${one}`)
}

/** RSV-05: in the middle of them the primary is killed. */
async function contestThroughFailover({ cluster, origins, sellers }: House, promised: Promised) {
  const primary = await cluster.api.whole()
  let killed: Promise<void> | undefined
  const told = await contest(
    { origins, sellers: await sellers() },
    { attempts: contested, apartments, clients: CLIENTS },
    dice(seed),
    async (attempt) => {
      if (attempt === Math.floor(contested / 2)) killed = primary.killPostgres()
    },
  )
  await killed
  keepTold(promised, told)
  console.log(
    `${elapsed()}: ${contested} contested claims: ${told.acknowledged.size} had, ${told.refused} refused, ${told.unanswered} asked again`,
  )
  return told.acknowledged.size
}

function figuresOf(rounds: readonly { name: FaultName; round: Round }[]): Figure[] {
  const kinds = [...new Set(rounds.map(({ name }) => name))]
  return kinds.flatMap((kind) => {
    const those = rounds.filter(({ name }) => name === kind).map(({ round }) => round)
    const { goalS, withoutErrors, watched } = FAULTS[kind]
    const worst = Math.max(...those.map(({ gapS }) => gapS))
    const sum = (count: (round: Round) => number) => those.reduce((all, round) => all + count(round), 0)
    const errors = sum((round) => round.errors)
    const reads = sum(({ readsFailed }) => readsFailed.length)
    const seconds = `${worst.toFixed(1)}, worst of ${those.length}`
    return [
      timed && goalS !== undefined
        ? figure(`${kind}: seconds without writes`, seconds, `≤ ${goalS}`, worst <= goalS)
        : { name: `${kind}: seconds without writes`, measured: seconds },
      figure(`${kind}: known reads that failed`, `${reads}`, '0', reads === 0),
      ...(withoutErrors ? [figure(`${kind}: errors`, `${errors}`, '0', errors === 0)] : []),
      ...(watched ? [twoPrimaries(kind, sum)] : []),
    ]
  })
}

function twoPrimaries(kind: FaultName, sum: (count: (round: Round) => number) => number): Figure {
  const [byTwo, lost] = [sum(({ byTwo = 0 }) => byTwo), sum(({ witnessLost = 0 }) => witnessLost)]
  return figure(
    `${kind}: writes taken by two primaries, and lost`,
    `${byTwo}, ${lost}`,
    '0, 0',
    byTwo + lost === 0,
  )
}

/** What people were told against what the database has, row by row. */
async function compared(house: House, promised: Promised, throughFailover: number): Promise<Figure[]> {
  const rows = async (statement: string) => (await house.query(statement)).split('\n').filter(Boolean)
  const enquiries = difference(promised.enquiries, await rows('select id from enquiries'))
  const edits = difference(
    editsOf(promised.edits),
    await rows(`select row_key || ' ' || (after -> 'name' ->> '1') from changes
      where table_name = 'packages' and before is not null`),
  )
  const kept = await readKept(house)
  const claims = compare(promised.claims, kept.claims)
  const { twice, overlapping, contradicting } = kept
  for (const [code, count] of promised.otherwise) console.log(`claims answered otherwise: ${count} × ${code}`)
  const unmailed = await missingMails(house, promised.enquiries)
  const none = ({ lost, extra }: { lost: number; extra: number }) => lost + extra === 0
  const differences = ({ lost, extra }: { lost: number; extra: number }, of: number) =>
    `${lost} lost, ${extra} doubled or nobody's, of ${of}`
  return [
    figure(
      'enquiries',
      differences(enquiries, promised.enquiries.size),
      '0, 0',
      none(enquiries) && promised.enquiries.size > 0,
    ),
    figure('enquiries not mailed', `${unmailed}`, '0', unmailed === 0),
    figure(
      'edits',
      differences(edits, editsOf(promised.edits).size),
      '0, 0',
      none(edits) || promised.edits.size === 0,
    ),
    figure(
      'claims',
      `${claims.lost} lost, ${claims.nobodys} nobody's, ${twice} double, ${overlapping} overlapping, ` +
        `${contradicting} contradicting, of ${promised.claims.size}` +
        (throughFailover ? `, ${throughFailover} of them contested by ${contested}` : ''),
      '0 of each',
      claims.lost + claims.nobodys + twice + overlapping + contradicting + promised.otherwise.size === 0,
    ),
  ]
}

/** The worker found the new primary too. */
async function missingMails(
  { mailbox, messageIdOf }: House,
  enquiries: ReadonlySet<string>,
): Promise<number> {
  for (const end = Date.now() + MAILED_WITHIN_MS; ; await wait(1_000)) {
    const mailed = new Set((await mailbox.mails()).map(enquiryOf))
    const missing = [...enquiries].filter((id) => !mailed.has(messageIdOf(id))).length
    if (missing === 0 || Date.now() > end) return missing
  }
}
