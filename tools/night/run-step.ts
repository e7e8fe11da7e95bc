import { spawn } from 'node:child_process'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Figure, figure } from '../figures/figure.ts'
import { readReport } from '../reports/read-report.ts'
import type { Step } from './step.ts'

export type Places = { log: string; figures: string; reports: string; cwd: string }
export type Ended = { seconds: number; figures: Figure[] }

const LAST_WORDS_MS = 20_000

/** Runs a step to its end, or ends it when its time is over, with all that it started. It never throws. */
export async function runStep(step: Step, limitMs: number, places: Places): Promise<Ended> {
  const report = step.report && `${places.reports}/${step.report}`
  for (const file of [places.figures, report]) if (file) await rm(file, { force: true })
  await mkdir(dirname(places.log), { recursive: true })
  await mkdir(dirname(places.figures), { recursive: true })
  const start = performance.now()
  const end = await endOf(step.command, limitMs, places)
  const seconds = Math.round((performance.now() - start) / 1000)
  const kept = await keptFigures(places.figures)
  const figures = report ? [...kept, await testsIn(report)] : kept
  const isTold = figures.some(({ goal }) => goal && !goal.reached)
  // A command that failed without a figure that says so, or that has none at all.
  const said = end === 'well' ? figures.length > 0 : isTold
  return { seconds, figures: said ? figures : [...figures, figure('end', end, 'well', end === 'well')] }
}

async function endOf(command: string, limitMs: number, { log, figures, cwd }: Places): Promise<string> {
  const output = await open(log, 'w')
  // A group of its own: its number ends all of it.
  const child = spawn('sh', ['-c', command], {
    cwd,
    detached: true,
    env: { ...process.env, FIGURES_FILE: figures },
    stdio: ['ignore', output.fd, output.fd],
  })
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name)
    } catch {
      // It has just ended by itself.
    }
  }
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    signal('SIGTERM')
  }, limitMs)
  const deaf = setTimeout(() => signal('SIGKILL'), limitMs + LAST_WORDS_MS)
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', () => resolve(null))
    child.on('exit', resolve)
  })
  clearTimeout(late)
  clearTimeout(deaf)
  await output.close()
  if (isLate) return `ended after ${Math.round(limitMs / 60_000)} min`
  return code === 0 ? 'well' : `with code ${code}`
}

async function keptFigures(file: string): Promise<Figure[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Figure[]
  } catch {
    return []
  }
}

async function testsIn(file: string): Promise<Figure> {
  const report = await readReport(file).catch(() => undefined)
  const count = (outcome: string) => report?.tests.filter((test) => test.outcome === outcome).length ?? 0
  const failed = count('failed') + (report?.errors.length ?? 1)
  const measured = `${count('passed')} passed, ${failed} failed`
  return figure('tests', measured, '0 failed', failed === 0 && count('passed') > 0)
}
