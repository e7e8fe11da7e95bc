import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { VAR } from '../checkout.ts'
import { serverCommand } from '../postgres-user.ts'

const STOP_WITHIN_MS = 30_000

export type Daemon = {
  pid: () => number
  start: () => void
  stop: () => Promise<void>
  kill: () => Promise<void>
}

/** A program that runs in the foreground as the user of PostgreSQL; what it says is in `var`. */
export function daemon(
  name: string,
  command: string,
  args: string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd: string },
): Daemon {
  let child: ChildProcess | undefined
  const runs = () => child !== undefined && child.exitCode === null && child.signalCode === null

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!child || !runs()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    // A stopped process hears nothing but this.
    const late = setTimeout(() => child?.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended
    clearTimeout(late)
  }

  return {
    pid: () => (runs() ? (child?.pid ?? 0) : 0),
    start() {
      const words = openSync(join(VAR, `cluster-${name}.log`), 'a')
      const [program, given] = serverCommand(command, args)
      child = spawn(program, given, { env: { ...env, HOME: cwd }, cwd, stdio: ['ignore', words, words] })
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
