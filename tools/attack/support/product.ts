import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { CHECKOUT } from '../../services/checkout.ts'
import { ask } from './ask.ts'
import { until } from './until.ts'

const MAIN = join(CHECKOUT, 'serve/src/main.ts')
const START_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 20_000

/** The product as a process of its own, as a container starts it. It may refuse to. */
export async function startProduct(
  env: Record<string, string>,
  health = `http://127.0.0.1:${env.PORT}/healthz`,
) {
  const child = spawn(process.execPath, [MAIN], { env, cwd: CHECKOUT, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (log += chunk))
  const ended = once(child, 'exit')
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const { origin } = new URL(health)
  const answers = () =>
    ask(origin, '/healthz', { withinMs: 1_000 }).then(
      ({ status }) => status === 200,
      () => false,
    )
  await until(async () => hasEnded() || (await answers()), START_WITHIN_MS)
  const refused = hasEnded()
  return {
    origin: `http://127.0.0.1:${env.PORT}`,
    pid: Number(child.pid),
    /** It ended by itself before it answered anyone. */
    refused,
    /** All that it has said. */
    log: () => log,
    tell: (signal: NodeJS.Signals) => child.kill(signal),
    ended,
    async stop(): Promise<void> {
      if (hasEnded()) return
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      await ended
      clearTimeout(late)
    },
  }
}

export type Product = Awaited<ReturnType<typeof startProduct>>
