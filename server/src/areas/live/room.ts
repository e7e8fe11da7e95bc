import type { ByStatus } from '@belvedere/contract/entities/statuses'
import type { Marked } from './status-rows.ts'

/** Someone who follows a project's statuses. */
export type Listener = {
  tell: (event: string) => void
  /** There is nothing to follow any more. */
  leave: () => void
}

export type Room = ReturnType<typeof openRoom>

type Reads = (known: number, last?: number) => Promise<Marked | undefined>

const eventOf = (mark: number, apartments: ByStatus) => `id: ${mark}\ndata: ${JSON.stringify(apartments)}\n\n`

/**
 * Those who follow one project's statuses in this process. The database is asked once for all of them, and all are told
 * the same bytes. `mark` is how far all of them know the project's changes.
 */
export function openRoom(read: Reads) {
  /** Whoever came, and of them those who have heard all up to `mark`. */
  const present = new Set<Listener>()
  const listeners = new Set<Listener>()
  let mark: number | undefined
  let turn = Promise.resolve()
  let next: Promise<void> | undefined

  async function readOn(): Promise<void> {
    const news = await read(mark ?? Number.MAX_SAFE_INTEGER)
    if (!news) return close()
    const first = mark === undefined
    mark = news.mark
    if (first || Object.keys(news.apartments).length === 0) return
    const event = eventOf(mark, news.apartments)
    for (const { tell } of listeners) tell(event)
  }

  /** Ends with a question that began after it was asked for; those who ask meanwhile share it. */
  function catchUp(): Promise<void> {
    next ??= turn = turn
      .catch(() => {})
      .then(() => {
        next = undefined
        return readOn()
      })
    return next
  }

  function close(): void {
    for (const { leave } of present) leave()
  }

  return {
    catchUp,
    close,
    get isEmpty() {
      return present.size === 0
    },
    /** Tells what came since `since`, and from then on what comes. False when there is nothing to follow. */
    async join(listener: Listener, since: number | undefined): Promise<boolean> {
      present.add(listener)
      await catchUp()
      if (mark === undefined) return false
      // Who knows more than there is has seen a database that was put back since: all that ever changed is news.
      let known = since !== undefined && since > mark ? 0 : (since ?? mark)
      while (known < mark) {
        const upTo: number = mark
        const missed = await read(known, upTo)
        if (missed && Object.keys(missed.apartments).length > 0)
          listener.tell(eventOf(upTo, missed.apartments))
        known = upTo
      }
      if (present.has(listener)) listeners.add(listener)
      return true
    },
    forget(listener: Listener): void {
      present.delete(listener)
      listeners.delete(listener)
    },
  }
}
