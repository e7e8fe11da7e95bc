import type { Figure } from '../figures/figure.ts'

/** What a step measured when it last ran. */
export type Kept = { step: string; date: string; commit: string; seconds: number; figures: Figure[] }

const HEAD = ['step', 'figure', 'measured', 'goal', 'reached', 'what limits it', 'date', 'commit']

/** The page of figures; its last line, which the command prints too, counts the goals. */
export function page(
  steps: readonly string[],
  results: readonly Kept[],
  limits: Readonly<Record<string, string>>,
) {
  const rows = steps.flatMap((step) =>
    rowsOf(
      step,
      results.find((one) => one.step === step),
    ),
  )
  const goals = rows.flatMap(({ goal }) => goal ?? [])
  const short = rows.filter(({ goal }) => goal && !goal.reached)
  const closing = [
    ...(short.length ? [...short.map(shortOf), ''] : []),
    `night: ${goals.filter(({ reached }) => reached).length} of ${goals.length} goals reached`,
  ]
  const text = [
    '# Figures',
    '',
    'What `npm run night` measured, each figure when its step last ran. What limits a figure is kept by hand in',
    '`tools/night/limits.ts`; all else here is written anew each night. A figure without a goal is only looked at.',
    '',
    row(HEAD),
    row(HEAD.map(() => '---')),
    ...rows.map((one) => row(cellsOf(one, limits))),
    '',
    '## How long each step took',
    '',
    ...steps.flatMap((step) => results.filter((one) => one.step === step)).map(timeOf),
    '',
    '## What fell short',
    '',
    ...closing,
    '',
  ]
  return { text: text.join('\n'), closing, reached: short.length === 0 }
}

type Row = Figure & { step: string; date: string; commit: string }

function rowsOf(step: string, result: Kept | undefined): Row[] {
  if (!result)
    return [
      {
        step,
        name: 'end',
        measured: 'not run',
        goal: { words: 'well', reached: false },
        date: '',
        commit: '',
      },
    ]
  const { date, commit } = result
  return result.figures.map((one) => ({ step, date, commit, ...one }))
}

function cellsOf(
  { step, name, measured, goal, date, commit }: Row,
  limits: Readonly<Record<string, string>>,
) {
  const reached = goal ? (goal.reached ? 'yes' : '**no**') : ''
  return [step, name, measured, goal?.words ?? '', reached, limits[`${step}: ${name}`] ?? '', date, commit]
}

const shortOf = ({ step, name, measured, goal }: Row) =>
  `- ${step}: ${name}: ${measured} (goal: ${goal?.words})`

const timeOf = ({ step, seconds }: Kept) => `- ${step}: ${Math.floor(seconds / 60)} min ${seconds % 60} s`

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`

/** What an earlier page says, so that a step which does not run keeps what it measured, on whatever machine that was. */
export function readPage(text: string): Kept[] {
  const results = new Map<string, Kept>()
  const lines = text.split('\n')
  for (const line of lines.filter((one) => one.startsWith('| ')).slice(2)) {
    const [step = '', name = '', measured = '', words = '', reached = '', , date = '', commit = ''] =
      cellsIn(line)
    if (!date) continue
    const kept = results.get(step) ?? { step, date, commit, seconds: 0, figures: [] }
    kept.figures.push({ name, measured, ...(words && { goal: { words, reached: reached === 'yes' } }) })
    results.set(step, kept)
  }
  for (const line of lines) {
    const [, step = '', minutes, seconds] = /^- (.+): (\d+) min (\d+) s$/.exec(line) ?? []
    const kept = results.get(step)
    if (kept) kept.seconds = Number(minutes) * 60 + Number(seconds)
  }
  return [...results.values()]
}

const cellsIn = (line: string) =>
  line
    .replace(/^\| | \|$/g, '')
    .split(/(?<!\\) \| /)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
