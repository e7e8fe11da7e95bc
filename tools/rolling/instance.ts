import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CHECKOUT, VAR } from '../services/checkout.ts'

const READY_WITHIN_MS = 60_000
/** Of one that was killed, by whoever watches over it. */
const STARTS = 30
/** After it the edge has looked often enough to believe it. */
const SEEN_MS = 3_000

export type Instance = {
  restart(version?: Version): Promise<void>
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Where a version of the product lies, and what it is called. */
export type Version = { folder: string; release: string }

export const NOW: Version = { folder: CHECKOUT, release: 'now' }

/** One process of the product that answers `/readyz` on this port, ready for its work; what it says is in `var`. */
export async function startInstance(port: number, env: NodeJS.ProcessEnv, version = NOW): Promise<Instance> {
  const words = openSync(join(VAR, `rolling-${port}.log`), 'w')
  let child: ChildProcess

  async function begin({ folder, release }: Version): Promise<void> {
    child = spawn(process.execPath, [join(folder, 'serve/src/main.ts')], {
      env: { ...env, PORT: String(port), RELEASE: release },
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

  await begin(version)
  return {
    stop,
    /** Without a word, as when its machine dies; whoever watches over it starts it again. */
    async kill() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      // Without a database it ends again at once.
      for (let tries = 1; ; tries += 1)
        try {
          return await begin(version)
        } catch (error) {
          if (tries === STARTS) throw error
          await wait(1_000)
        }
    },
    /** As an operator does it: told to stop, waited for, started again, seen by the edge. */
    async restart(next = version) {
      await stop()
      await begin(next)
      await wait(SEEN_MS)
    },
  }
}
