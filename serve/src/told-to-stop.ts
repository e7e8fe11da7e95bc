/**
 * Hears SIGTERM and SIGINT from the first moment on: the first process of a container would not hear of one that came
 * before. Until there is something to finish, being told to stop ends the process; being told again always does.
 */
let stop: ((signal: NodeJS.Signals) => void) | undefined
let told = false

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (!stop) process.exit(0)
    if (told) process.exit(1)
    told = true
    stop(signal)
  })

/** From now on this is what stopping means. */
export function whenToldToStop(stopping: (signal: NodeJS.Signals) => void): void {
  stop = stopping
}
