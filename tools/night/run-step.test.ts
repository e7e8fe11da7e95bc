import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runStep } from './run-step.ts'

const FIXTURE = fileURLToPath(new URL('../reports/fixtures/vitest.json', import.meta.url))
const KEEP = `echo '[{"name":"ratio","measured":"2x","goal":{"words":"≥ 1x","reached":true}}]' > "$FIGURES_FILE"`
const RATIO = { name: 'ratio', measured: '2x', goal: { words: '≥ 1x', reached: true } }
const WELL = { name: 'end', measured: 'well', goal: { words: 'well', reached: true } }

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'belvedere-night-'))
  await mkdir(join(folder, 'reports'))
})
afterEach(() => rm(folder, { recursive: true }))

const run = (command: string, { limitMs = 10_000, report = '' } = {}) =>
  runStep({ name: 'some', command, minutes: 1, ...(report && { report }) }, limitMs, {
    cwd: folder,
    log: join(folder, 'some.log'),
    figures: join(folder, 'some.json'),
    reports: join(folder, 'reports'),
  })

it('reads the figures that the command kept', async () => {
  expect((await run(KEEP)).figures).toEqual([RATIO])
})

it('takes the end of a command without figures for its figure', async () => {
  expect((await run('echo said')).figures).toEqual([WELL])
  expect(await readFile(join(folder, 'some.log'), 'utf8')).toBe('said\n')
})

it('is short when a command failed and no figure says so', async () => {
  const { figures } = await run(`${KEEP}; exit 3`)
  expect(figures).toEqual([
    RATIO,
    { name: 'end', measured: 'with code 3', goal: { words: 'well', reached: false } },
  ])
})

it('never takes figures of an earlier run for its own', async () => {
  await run(KEEP)
  expect((await run('true')).figures).toEqual([WELL])
})

it("counts a test runner's report", async () => {
  await cp(FIXTURE, join(folder, 'made.json'))
  const { figures } = await run('cp made.json reports/rules.json; exit 1', { report: 'rules.json' })
  expect(figures).toEqual([
    { name: 'tests', measured: '6 passed, 4 failed', goal: { words: '0 failed', reached: false } },
  ])
  expect((await run('true', { report: 'rules.json' })).figures).toEqual([
    { name: 'tests', measured: '0 passed, 1 failed', goal: { words: '0 failed', reached: false } },
  ])
})

it('ends a command that takes too long, with what it started', async () => {
  const { figures } = await run('sh -c "(sleep 1; touch lived-on) & wait"', { limitMs: 200 })
  expect(figures[0]).toMatchObject({ name: 'end', goal: { reached: false } })
  await wait(1_500)
  expect(await readdir(folder)).not.toContain('lived-on')
})
