import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../checks/rooms.ts'
import { LIMITS } from './limits.ts'
import { page, readPage } from './page.ts'
import { runStep } from './run-step.ts'
import { STAGES, type Step } from './step.ts'

/**
 * Everything at full size, one stage after the other, whatever fails; then docs/figures.md. `--only rules,scale`
 * runs these steps; the others stay on the page as they were measured last.
 */
const NIGHT_MINUTES = 235
/** Also for a step that comes when the night is over: the last ones are short, and say most. */
const LEAST_MS = 60_000

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const names = STAGES.flat(2).map(({ name }) => name)
const only = values.only?.split(',')
for (const name of only ?? [])
  if (!names.includes(name)) throw new Error(`There is no step "${name}": ${names.join(', ')}`)

const folder = join(root, 'var/night')
const deadline = Date.now() + NIGHT_MINUTES * 60_000
const commit =
  git('rev-parse', '--short', 'HEAD') +
  (git('status', '--porcelain', '--', '.', ':!docs/figures.md') ? ' and changes' : '')
await mkdir(folder, { recursive: true })
const figuresPage = join(root, 'docs/figures.md')
const results = new Map(readPage(await readFile(figuresPage, 'utf8')).map((kept) => [kept.step, kept]))
for (const stage of STAGES)
  await Promise.all(
    stage.map(async (lane) => {
      for (const step of lane) if (only?.includes(step.name) ?? true) await runAndKeep(step)
    }),
  )

const { closing, reached } = writePage()
console.log(closing.join('\n'))
process.exitCode = reached ? 0 : 1

async function runAndKeep(step: Step): Promise<void> {
  const left = Math.max(deadline - Date.now(), LEAST_MS)
  const date = new Date().toISOString().slice(0, 10)
  console.log(`${new Date().toTimeString().slice(0, 5)} ${step.name}: ${step.command}`)
  const { seconds, figures } = await runStep(step, Math.min(left, step.minutes * 60_000), {
    cwd: root,
    log: fileOf(step.name, 'log'),
    figures: fileOf(step.name, 'figures.json'),
    reports: join(root, 'var/reports'),
  })
  results.set(step.name, { step: step.name, date, commit, seconds, figures })
  writePage()
  for (const { name, measured, goal } of figures)
    console.log(
      `      ${goal?.reached === false ? 'SHORT ' : ''}${name}: ${measured}${goal ? ` (goal: ${goal.words})` : ''}`,
    )
}

/** After each step: a night that is stopped keeps what it has. */
function writePage() {
  const { text, ...verdict } = page(names, [...results.values()], LIMITS)
  writeFileSync(figuresPage, text)
  return verdict
}

function fileOf(name: string, ending: string): string {
  return join(folder, `${name.replaceAll(/\W+/g, '-')}.${ending}`)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}
