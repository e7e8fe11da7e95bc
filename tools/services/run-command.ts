import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

/** Runs a command in this terminal with more in its environment; our own process ends as it ended. */
export function runCommand(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  // Before the command starts, so that no signal falls between.
  let child: ChildProcess | undefined
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both of us already; a second one would mean "at once" to many programs.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child?.kill(signal)
    })
  return new Promise((resolve) => {
    child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', (error) => {
      console.error(error.message)
      process.exitCode = 127
      resolve()
    })
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
      resolve()
    })
  })
}
