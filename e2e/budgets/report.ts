import type { Figure } from '../support/keep-figures.ts'
import type { Figures } from './figures.ts'
import type { MeasuredScreen } from './screens.ts'

export interface Measured extends Figures {
  readonly screen: MeasuredScreen
  readonly scriptBytes: number
}

interface Cell {
  readonly head: string
  readonly text: string
  /** Undefined where the figure has no goal. */
  readonly goal?: string | undefined
  readonly reached?: boolean
  /** How much of its goal it uses up: the worst of several screens uses up most. */
  readonly used?: number
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const milliseconds = (ms: number) => `${Math.round(ms)} ms`
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

const atMost = (head: string, value: number, goal: number, show: (value: number) => string): Cell => ({
  head,
  text: show(value),
  goal: `≤ ${show(goal)}`,
  reached: value <= goal,
  used: value / goal,
})
const atLeast = (head: string, value: number, goal: number): Cell => ({
  head,
  text: String(value),
  goal: `≥ ${goal}`,
  reached: value >= goal,
  used: goal / value,
})

interface Report {
  readonly lines: string[]
  readonly figures: Figure[]
  readonly reached: boolean
}

/** A row for each screen; what is short of its goal has a star, and is named in the last line with the goal. */
export function report(all: readonly Measured[]): Report {
  const rows = all.map((measured) => ({ name: measured.screen.name, cells: cellsOf(measured) }))
  const heads = rows[0]?.cells.map(({ head }) => head) ?? []
  const withGoal = rows.flatMap(({ name, cells }) =>
    cells.filter(({ goal }) => goal !== undefined).map((cell) => ({ name, ...cell })),
  )
  const short = withGoal.filter(({ reached }) => !reached)
  const named = short.map(({ name, head, text, goal }) => `${name} ${head} ${text} (${goal})`)
  const table = [
    ['', ...heads.map((head) => `${head}  `)],
    ...rows.map(({ name, cells }) => [name, ...cells.map(shown)]),
  ]
  return {
    figures: worstOf(withGoal),
    reached: short.length === 0,
    lines: [
      ...aligned(table),
      `budgets: ${withGoal.length - short.length} of ${withGoal.length} goals reached` +
        (named.length > 0 ? `; short: ${named.join(', ')}` : ''),
    ],
  }
}

/** Each goal once, by the screen that is nearest to missing it, or misses it most. */
function worstOf(cells: readonly (Cell & { name: string })[]): Figure[] {
  const goals = Map.groupBy(cells, ({ head, goal }) => `${head} ${goal}`)
  return [...goals.values()].flatMap((same) => {
    const [worst] = same.toSorted((a, b) => Number(a.reached) - Number(b.reached) || used(b) - used(a))
    if (!worst?.goal) return []
    const { head, text, name, goal, reached = false } = worst
    return {
      name: `${head}, worst of ${same.length} screens`,
      measured: `${text} (${name})`,
      goal: { words: goal, reached },
    }
  })
}

const used = (cell: Cell) => cell.used ?? 0

function cellsOf({ screen, ...figures }: Measured): Cell[] {
  return [
    screen.isFirstView
      ? atMost('LCP', figures.lcpMs, 1500, seconds)
      : { head: 'LCP', text: seconds(figures.lcpMs) },
    { head: 'TBT', text: milliseconds(figures.tbtMs) },
    { head: 'by CPU', text: milliseconds(figures.tbtCpuMs) },
    { head: 'CLS', text: figures.cls.toFixed(3) },
    atMost('first view', figures.bytes, 700_000, kilobytes),
    { head: 'tiles', text: kilobytes(figures.tileBytes) },
    screen.isFirstView
      ? atMost('JS gz', figures.scriptBytes, 150_000, kilobytes)
      : { head: 'JS gz', text: kilobytes(figures.scriptBytes) },
    atLeast('performance', figures.performance, screen.performance),
    atLeast('accessibility', figures.accessibility, 100),
    atLeast('best practices', figures.bestPractices, 95),
    atLeast('SEO', figures.seo, 100),
  ]
}

const shown = ({ text, goal, reached }: Cell) => (goal !== undefined && !reached ? `${text} *` : `${text}  `)

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
      )
      .join('  '),
  )
}
