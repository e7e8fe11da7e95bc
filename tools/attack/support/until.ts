import { setTimeout as wait } from 'node:timers/promises'

/** Looks again and again until there is something; gives undefined when it takes too long. */
export async function until<Found>(
  look: () => Found | undefined | Promise<Found | undefined>,
  withinMs: number,
): Promise<Found | undefined> {
  for (const end = Date.now() + withinMs; ; await wait(100)) {
    const found = await look()
    if (found || Date.now() > end) return found || undefined
  }
}

/** Does something for each, so many at once. */
export async function inTurns<Thing, Done>(
  things: readonly Thing[],
  atOnce: number,
  work: (thing: Thing) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  const rest = things.map((thing, nth) => ({ thing, nth }))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = rest.shift(); next; next = rest.shift()) done[next.nth] = await work(next.thing)
    }),
  )
  return done
}
