import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from '../chaos/dice.ts'
import { visitors } from '../chaos/visitors.ts'
import { contest, type Told } from '../claims/clients.ts'
import { reads } from '../rolling/reads.ts'
import { type Edits, editing } from './editors.ts'
import type { Fault } from './faults.ts'
import { longestGapS } from './gap.ts'
import type { House } from './house.ts'
import { takenByTwo, witnessing } from './witness.ts'

/** People write for a while before anything happens. */
const BEFORE_MS = 2_500
const ENQUIRIES_PER_S = 2
const CLAIMS_PER_S = 12
const CLIENTS = 16
const READS_PER_S = 10
const ANSWERED_WITHIN_MS = 120_000
/** Which visitors have looked at before. */
const KNOWN = ['/api/v1/frontend/buildings/1/apartments', '/api/v1/frontend/projects/1']

/** What people were told, over all rounds. */
export type Promised = {
  enquiries: Set<string>
  claims: Map<string, number>
  edits: Edits
  otherwise: Map<string, number>
}

export const nothingPromised = (): Promised => ({
  enquiries: new Set(),
  claims: new Map(),
  edits: new Map(),
  otherwise: new Map(),
})

export function keepTold(promised: Promised, told: Told): void {
  for (const [key, id] of told.acknowledged) promised.claims.set(key, id)
  for (const [code, count] of told.otherwise)
    promised.otherwise.set(code, (promised.otherwise.get(code) ?? 0) + count)
}

export type Round = {
  gapS: number
  /** Requests that were not answered, or with 5xx, and were asked again. */
  errors: number
  writes: number
  readsFailed: string[]
  slowestReadMs: number
  /** Writes that two primaries took at once, where that was watched, and those of it that are gone. */
  byTwo?: number
  witnessLost?: number
}

/** Enquiries, claims and edits by the product's own calls while something happens to the primary. */
export async function playRound(
  house: House,
  fault: Fault,
  { apartments, dice, promised }: { apartments: number; dice: Dice; promised: Promised },
): Promise<Round> {
  const { cluster, origins } = house
  const primary = await cluster.api.whole()
  for (const origin of origins) for (const path of KNOWN) await fetch(origin + path)
  const sellers = await house.sellers()
  const seconds = fault.loadMs / 1_000
  const [enquiries, attempts] = [ENQUIRIES_PER_S * seconds, Math.round(CLAIMS_PER_S * seconds)]
  const begun = performance.now()
  /** One after another at their rate, however many wait for an answer. */
  const paced = async (attempt: number) => {
    const early = begun + (attempt * 1_000) / CLAIMS_PER_S - performance.now()
    if (early > 1) await wait(early)
  }

  const editors = editing(origins, sellers[1] ?? {}, promised.edits)
  const watch = fault.watched ? witnessing(cluster) : undefined
  const played = Promise.all([
    contest({ origins, sellers }, { attempts, apartments, clients: CLIENTS }, dice, paced),
    reads(origins[0] ?? '', { perSecond: READS_PER_S, seconds, paths: KNOWN }),
    ...origins.map((origin) =>
      visitors(origin, {
        enquiries: enquiries / origins.length,
        overMs: fault.loadMs,
        dice,
        apartments: [1, 2, 3, 4, 5],
      }),
    ),
    wait(BEFORE_MS).then(() => fault.strike(cluster, primary)),
  ])
  const [told, read, ...asked] = await Promise.race([played, editors.refused, late(fault.loadMs)])
  const edited = await editors.end()
  const witnessed = await watch?.()

  keepTold(promised, told)
  const visited = asked.filter((one) => one !== undefined)
  for (const { accepted } of visited) for (const id of accepted) promised.enquiries.add(id)
  const triesTooMany = visited.reduce((sum, { tries }) => sum + tries, 0) - enquiries
  return {
    gapS: longestGapS(edited.at),
    errors: edited.failed + told.unanswered + triesTooMany,
    writes: edited.at.length + told.acknowledged.size + enquiries,
    readsFailed: read.failed,
    slowestReadMs: read.slowestMs,
    ...(witnessed && {
      byTwo: takenByTwo(witnessed),
      witnessLost: await lostAmong(house, witnessed),
    }),
  }
}

/** Whoever waits much longer than they wrote waits for ever: the trial ends, and takes its cluster along. */
async function late(loadMs: number): Promise<never> {
  await wait(loadMs + ANSWERED_WITHIN_MS, undefined, { ref: false })
  throw new Error('Somebody was never answered.')
}

/** Of what members took directly, once all have agreed again on who leads. */
async function lostAmong({ cluster, query }: House, witnessed: readonly { member: string; nth: number }[]) {
  await cluster.api.whole()
  const rows = new Set((await query(`select member || ' ' || nth from witness`)).split('\n'))
  return witnessed.filter(({ member, nth }) => !rows.has(`${member} ${nth}`)).length
}
