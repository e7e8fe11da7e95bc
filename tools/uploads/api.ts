import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../services/free-port.ts'
import { watchMemory } from './memory.ts'

const PROGRAM = fileURLToPath(new URL('../chaos/run-api.ts', import.meta.url))
const START_WITHIN_MS = 30_000
/** What Node itself takes where it has half a gigabyte: with more around it, it lets its garbage lie for longer. */
const SMALL_MACHINE = ['--max-semi-space-size=1', '--max-old-space-size=256']

/** The API as a process of its own, whose memory can be told from ours. */
export async function startApi(env: NodeJS.ProcessEnv) {
  const port = await freePort()
  const child = fork(PROGRAM, [], {
    env: { ...env, PORT: String(port), LOG_LEVEL: 'warn' },
    execArgv: SMALL_MACHINE,
  })
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${origin}/api/v1/frontend/projects`).then(
      () => true,
      () => false,
    )
  for (const end = Date.now() + START_WITHIN_MS; !(await answers()); await wait(100))
    if (Date.now() > end || child.exitCode !== null) throw new Error('The API does not start')
  const memory = watchMemory(Number(child.pid))
  return {
    origin,
    peakMegabytes: () => memory.peakMegabytes,
    async stop() {
      memory.stop()
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
