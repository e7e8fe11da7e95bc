import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { VAR } from '../services/checkout.ts'

const START_AGAIN_AFTER_MS = 500
const STOP_WITHIN_MS = 15_000

/** A program that is started again whenever it ends, as a service manager does, until it is stopped. */
export function supervised(name: string, env: NodeJS.ProcessEnv, log = `chaos-${name}`) {
  const words = openSync(join(VAR, `${log}.log`), 'w')
  let child: ChildProcess | undefined
  let held: Promise<void> = Promise.resolve()
  let stopped = false
  let ended = 0
  const running = (async () => {
    for (;;) {
      await held
      if (stopped) return
      const script = join(import.meta.dirname, `run-${name}.ts`)
      child = spawn(process.execPath, [script], { env, stdio: ['ignore', words, words, 'ipc'] })
      const [, signal] = await once(child, 'exit')
      if (stopped) return
      if (signal !== 'SIGKILL') ended += 1
      await wait(START_AGAIN_AFTER_MS)
    }
  })()
  return {
    /** How often it ended by itself: what starts while the database is away gives up, and is started again. */
    ended: () => ended,
    pid: () => child?.pid ?? 0,
    /** Ends it at once, and keeps it down for that long. */
    async kill(downMs: number): Promise<void> {
      held = wait(downMs)
      child?.kill('SIGKILL')
      await held
    },
    async stop(): Promise<void> {
      stopped = true
      child?.kill('SIGTERM')
      const late = setTimeout(() => child?.kill('SIGKILL'), STOP_WITHIN_MS)
      await running
      clearTimeout(late)
    },
  }
}
