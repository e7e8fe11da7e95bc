import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHECKOUT, VAR } from '../services/checkout.ts'

const MAIN = join(CHECKOUT, 'serve/src/main.ts')
const READY_WITHIN_MS = 60_000
/** After it the edge has looked often enough to believe it. */
const SEEN_MS = 3_000

export type Instance = { restart(): Promise<void>; stop(): Promise<void> }

/** One process of the product on this port, ready for visitors; what it says is in `var`. */
export async function startInstance(port: number, env: NodeJS.ProcessEnv): Promise<Instance> {
  const words = openSync(join(VAR, `rolling-${port}.log`), 'w')
  let child: ChildProcess

  async function begin(): Promise<void> {
    child = spawn(process.execPath, [MAIN], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', words, words],
    })
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await wait(100)) {
      if (child.exitCode !== null) break
      const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
      if (answer?.ok) return
    }
    child.kill('SIGKILL')
    throw new Error(`An instance did not start, see var/rolling-${port}.log`)
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }

  await begin()
  return {
    stop,
    /** As an operator does it: told to stop, waited for, started again, seen by the edge. */
    async restart() {
      await stop()
      await begin()
      await wait(SEEN_MS)
    },
  }
}
