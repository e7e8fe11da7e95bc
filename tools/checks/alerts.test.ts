import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ensurePrometheus } from '../services/prometheus.ts'
import { run } from '../services/run.ts'
import { root } from './rooms.ts'

const at = (file: string) => join(root, 'ops/monitoring', file)
const read = (file: string) => readFile(at(file), 'utf8')
const namesIn = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

/** Hours of looks are played, and the package may have to be installed. */
const WITHIN_MS = 120_000

beforeAll(ensurePrometheus, WITHIN_MS)

it(
  'what Prometheus is told, it understands',
  async () => {
    const { code, output } = await run('promtool', ['check', 'config', at('prometheus.yml')])
    expect(code, output).toBe(0)
  },
  WITHIN_MS,
)

it(
  'every alert is heard when it should be, and not when it should not',
  async () => {
    const { code, output } = await run('promtool', ['test', 'rules', at('alerts.test.yml')])
    expect(code, output).toBe(0)
  },
  WITHIN_MS,
)

it('every alert has been heard in a test, and has a page that says what to do', async () => {
  const alerts = namesIn(await read('alerts.yml'), /- alert: (\w+)/g)
  expect(alerts.size).toBeGreaterThan(10)
  const heard = namesIn(await read('alerts.test.yml'), /alertname: (\w+)\n +exp_alerts:\n/g)
  const explained = namesIn(await readFile(join(root, 'docs/alerts.md'), 'utf8'), /^### (\w+)$/gm)
  expect({ heard, explained }).toEqual({ heard: alerts, explained: alerts })
})

it('the console asks only for what the rules or the product know', async () => {
  const [rules, console] = [await read('objectives.yml'), await read('consoles/belvedere.html')]
  const recorded = namesIn(rules, /record: (\S+)/g)
  const asked = namesIn(console, /(belvedere:\w+:\w+)/g)
  expect(asked.size).toBeGreaterThan(5)
  expect([...asked].filter((name) => !recorded.has(name))).toEqual([])
})
