import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { DatabaseError } from 'pg'
import { isLost } from '../database/outage.ts'
import { type Feed, openFeed, type Raised } from './version-feed.ts'

/** Asked this often, whether notifications come or not. */
const ASK_EVERY_MS = 1_000
/** Memory is believed for so long after the question that confirmed it began: less than the promised 2 s. */
const BELIEVED_MS = 1_500
const RECONNECT_MS = 250

/**
 * - fresh: memory is at most `BELIEVED_MS` behind the database
 * - unknown: it may be older; ask the database
 * - down: unknown, and the database, which had answered before, did not when last asked
 */
type State = 'fresh' | 'unknown' | 'down'

/** A project that changed: its content, or only which of its apartments are available. */
export type Changed = { projectId: number; content: boolean }

/** The versions of all projects, as this process knows them. */
export interface Versions {
  readonly state: State
  /** Whether a project is at this version; one of `version.availability` counts what is available, too. */
  isAt(projectId: number, version: string): boolean
  /** Counts the changes that have arrived: what is made of several projects is as new as all of them. */
  readonly changes: number
  /** How long ago the database confirmed what is in memory. */
  readonly secondsBehind: number
  onChange(tell: (changed: readonly Changed[]) => void): void
  /** As the work does, but not once the database is found to be away: a pool may wait long for the next primary. */
  unlessDown<Its>(work: Promise<Its>): Promise<Its>
  close(): Promise<void>
}

/** For processes that always ask the database: nothing is kept in memory. */
export const unwatched: Versions = {
  state: 'unknown',
  isAt: () => false,
  changes: 0,
  secondsBehind: 0,
  onChange: () => {},
  unlessDown: (work) => work,
  close: async () => {},
}

/**
 * Keeps the versions in memory: all of them on connecting, then what notifications tell, and once a second what was
 * raised since the last question. Memory counts as fresh only while its last confirmation is young, so a feed that
 * hangs or breaks without a sign cannot keep an old answer alive.
 */
export function watchVersions(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Versions {
  const versions = new Map<number, Raised>()
  const listeners: ((changed: readonly Changed[]) => void)[] = []
  const stopped = new AbortController()
  const waiting = new Set<(reason: Error) => void>()
  let changes = 0
  let confirmedAt = Number.NEGATIVE_INFINITY
  let down = false
  let warned = false
  let wake = () => {}

  function take(raised: readonly Raised[], differs: typeof isNewer): void {
    const first = versions.size === 0
    const news = raised.filter((one) => differs(one, versions.get(one.projectId)))
    if (news.length === 0) return
    const changed = news.map(({ projectId, version }) => ({
      projectId,
      content: versions.get(projectId)?.version !== version,
    }))
    for (const one of news) versions.set(one.projectId, one)
    changes += 1
    if (!first) for (const tell of listeners) tell(changed)
  }

  async function ask(feed: Feed, differs: typeof isNewer): Promise<void> {
    const began = performance.now()
    take(await feed.raised(), differs)
    confirmedAt = began
    if (warned) log.info('the database tells of changes again')
    warned = false
    down = false
  }

  async function follow(): Promise<void> {
    const feed = await openFeed(url, (raised) => (raised === 'many' ? wake() : take([raised], isNewer)))
    try {
      // A database restored from a backup may have gone back: what it says on connecting holds.
      await ask(feed, isOther)
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
      if (!warned) log.warn({ err: reason }, 'the database does not tell of changes')
      warned = true
      // Where only this connection is not to be had, the pools may still read: nothing old is shown instead.
      down = confirmedAt > Number.NEGATIVE_INFINITY && !isRefused(reason)
      if (down) for (const giveUp of waiting) giveUp(away())
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
    isAt(projectId, version) {
      const known = versions.get(projectId)
      if (!known) return false
      return version === known.version || version === `${known.version}.${known.availability}`
    },
    get changes() {
      return changes
    },
    get secondsBehind() {
      return (performance.now() - confirmedAt) / 1_000
    },
    onChange: (tell) => void listeners.push(tell),
    async unlessDown(work) {
      const { promise, reject } = Promise.withResolvers<never>()
      waiting.add(reject)
      try {
        return await Promise.race([work, promise])
      } finally {
        waiting.delete(reject)
      }
    },
    async close() {
      stopped.abort()
      await ended
    },
  }
}

/** By a database that is there: a password that no longer holds, too many connections. */
const isRefused = (reason: unknown) => reason instanceof DatabaseError && !isLost(reason)

const away = () => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' })

/** A notification may arrive after the answer to a question that knew more: memory never goes back. */
function isNewer({ version, availability }: Raised, known: Raised | undefined): boolean {
  if (known === undefined || BigInt(version) > BigInt(known.version)) return true
  return version === known.version && BigInt(availability) > BigInt(known.availability)
}

function isOther({ version, availability }: Raised, known: Raised | undefined): boolean {
  return version !== known?.version || availability !== known.availability
}
