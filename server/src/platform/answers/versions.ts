import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Feed, openFeed, type Raised } from './version-feed.ts'

/** Asked this often, whether notifications come or not. */
const ASK_EVERY_MS = 1_000
/** Memory is believed for so long after the question that confirmed it began: less than the promised 2 s. */
const BELIEVED_MS = 1_500
const RECONNECT_MS = 250

/**
 * - fresh: memory is at most `BELIEVED_MS` behind the database
 * - unknown: it may be older; ask the database
 * - down: unknown, and the database did not answer when last asked
 */
type State = 'fresh' | 'unknown' | 'down'

/** The versions of all projects, as this process knows them. */
export interface Versions {
  readonly state: State
  of(projectId: number): string | undefined
  /** Counts the changes that have arrived: what is made of several projects is as new as all of them. */
  readonly changes: number
  /** How long ago the database confirmed what is in memory. */
  readonly secondsBehind: number
  onChange(tell: (projectIds: readonly number[]) => void): void
  close(): Promise<void>
}

/** For processes that always ask the database: nothing is kept in memory. */
export const unwatched: Versions = {
  state: 'unknown',
  of: () => undefined,
  changes: 0,
  secondsBehind: 0,
  onChange: () => {},
  close: async () => {},
}

/**
 * Keeps the versions in memory: all of them on connecting, then what notifications tell, and once a second what was
 * raised since the last question. Memory counts as fresh only while its last confirmation is young, so a feed that
 * hangs or breaks without a sign cannot keep an old answer alive.
 */
export function watchVersions(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Versions {
  const versions = new Map<number, string>()
  const listeners: ((projectIds: readonly number[]) => void)[] = []
  const stopped = new AbortController()
  let changes = 0
  let confirmedAt = Number.NEGATIVE_INFINITY
  let down = false
  let wake = () => {}

  function take(raised: readonly Raised[], differs: typeof isNewer): void {
    const first = versions.size === 0
    const changed = raised.filter(({ projectId, version }) => differs(version, versions.get(projectId)))
    if (changed.length === 0) return
    for (const { projectId, version } of changed) versions.set(projectId, version)
    changes += 1
    if (!first) for (const tell of listeners) tell(changed.map(({ projectId }) => projectId))
  }

  async function ask(feed: Feed, differs: typeof isNewer): Promise<void> {
    const began = performance.now()
    take(await feed.raised(), differs)
    confirmedAt = began
    if (down) log.info('the database is back')
    down = false
  }

  async function follow(): Promise<void> {
    const feed = await openFeed(url, (raised) => (raised === 'many' ? wake() : take([raised], isNewer)))
    try {
      // A database restored from a backup may have gone back: what it says on connecting holds.
      await ask(feed, (version, known) => version !== known)
      for (;;) {
        const woken = new Promise<void>((resolve) => {
          wake = resolve
        })
        await Promise.race([pause(ASK_EVERY_MS), woken, feed.broken])
        if (stopped.signal.aborted) return
        await ask(feed, isNewer)
      }
    } finally {
      await feed.close()
    }
  }

  async function followAlways(): Promise<void> {
    for (let confirmed = confirmedAt; !stopped.signal.aborted; confirmed = confirmedAt) {
      const reason: unknown = await follow().catch((error) => error)
      // A connection that had worked is replaced at once; one that could not be made means an outage.
      if (stopped.signal.aborted || confirmedAt !== confirmed) continue
      if (!down) log.warn({ err: reason }, 'the database does not tell of changes')
      down = true
      await pause(RECONNECT_MS)
    }
  }

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
  const ended = followAlways()

  return {
    get state() {
      if (performance.now() - confirmedAt < BELIEVED_MS) return 'fresh'
      return down ? 'down' : 'unknown'
    },
    of: (projectId) => versions.get(projectId),
    get changes() {
      return changes
    },
    get secondsBehind() {
      return (performance.now() - confirmedAt) / 1_000
    },
    onChange: (tell) => void listeners.push(tell),
    async close() {
      stopped.abort()
      await ended
    },
  }
}

/** A notification may arrive after the answer to a question that knew more: memory never goes back. */
function isNewer(version: string, known: string | undefined): boolean {
  return known === undefined || BigInt(version) > BigInt(known)
}
