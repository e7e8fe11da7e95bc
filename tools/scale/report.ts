import { type Figure, figure } from '../figures/figure.ts'
import type { Pair } from './measure.ts'
import { percentile } from './percentile.ts'

/** Reading the same building may take this much longer among 50,000 projects than alone. */
const GOAL = 1.2

type Findings = { pairs: Pair[]; others: number[]; wholeTables: readonly string[] }

type Report = { lines: string[]; figures: Figure[]; reached: boolean }

/** The table and, last, the figure; `reached` says whether it is within the goal. */
export function report({ pairs, others, wholeTables }: Findings): Report {
  const ratio = Math.max(...pairs.map(({ demo, large }) => percentile(large, 0.5) / percentile(demo, 0.5)))
  const byIndex = wholeTables.length === 0
  const plans = byIndex
    ? 'every read by index'
    : `read from end to end: ${[...new Set(wholeTables)].join(', ')}`
  return {
    lines: [
      `${''.padEnd(56)}p50 ms   p95 ms`,
      ...pairs.flatMap(({ path, demo, large }) => [
        line(`${path}, demo alone`, demo),
        line(`${path}, among all`, large),
      ]),
      line(`${others.length} random other buildings`, others),
      `scale: p50 ratio ${ratio.toFixed(2)}x (goal ≤ ${GOAL}), ${plans}`,
    ],
    figures: [
      figure('p50 among all projects / alone', `${ratio.toFixed(2)}x`, `≤ ${GOAL}x`, ratio <= GOAL),
      figure('whole tables read', plans, 'every read by index', byIndex),
    ],
    reached: ratio <= GOAL && byIndex,
  }
}

const line = (name: string, times: number[]) => name.padEnd(54) + ms(times, 0.5) + ms(times, 0.95)

const ms = (times: number[], share: number) => percentile(times, share).toFixed(2).padStart(8)
