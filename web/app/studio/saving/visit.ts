/** A visit goes on as long as its page holds this lock; the browser lets go of it when the page ends, however it ends. */
const lockOf = (visit: string) => `belvedere-visit-${visit}`

export interface Visit {
  readonly id: string
  readonly end: () => void
}

export function beginVisit(): Visit {
  const id = crypto.randomUUID()
  const { promise, resolve } = Promise.withResolvers<void>()
  void navigator.locks.request(lockOf(id), () => promise)
  return { id, end: resolve }
}

/** Those that go on, in this tab or another. */
export async function visitsNow(): Promise<(visit: string) => boolean> {
  const { held = [], pending = [] } = await navigator.locks.query()
  const names = new Set([...held, ...pending].map(({ name }) => name))
  return (visit) => names.has(lockOf(visit))
}
