import { scripts } from './seen.ts'

/** Written in by the build: the code of all screens and panels but the map, which is as large as they are together. */
declare const CODE: readonly string[]

let begun = false

/** For whoever stays: a form or a screen whose code was not needed yet opens without network too (decision 53). */
export async function keepEveryScript(event: ExtendableEvent) {
  if (begun) return
  begun = true
  try {
    for (const request of CODE) await scripts.handle({ event, request })
  } catch {
    begun = false
  }
}
