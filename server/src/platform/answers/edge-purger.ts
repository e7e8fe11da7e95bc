import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Versions } from './versions.ts'

/** Changes that come together go together. */
const GATHER_MS = 20
const AGAIN_MS = 1_000
const ANSWER_WITHIN_MS = 1_000
/** A purge header of that many keys stays well below any server's limit for headers. */
const KEYS_AT_ONCE = 200

/** What is said of keys (ops/varnish/default.vcl). */
const GONE = 'xkey-purge'
const OLD = 'xkey-softpurge'
type Way = typeof GONE | typeof OLD

/**
 * Tells the cache in front which projects changed, so that it drops its copies (ops/varnish/default.vcl).
 * - Each process tells what it has heard itself: what the cache took from it before that is dropped by it.
 * - Twice, a second apart: an answer that was under way during the first may have arrived after it.
 * - At its start it makes everything old: another release may answer otherwise, and nobody may have listened before. Not
 *   for good: three instances that are restarted in turn would empty the cache three times.
 * - What may have been deleted or unpublished goes for good; the rest is only made old, to be shown when we are down.
 * A cache that cannot be reached is told again until it can.
 */
export function purgeEdge(url: string, versions: Versions, log: Pick<FastifyBaseLogger, 'warn'>) {
  const stopped = new AbortController()
  const { signal } = stopped
  let waiting = new Map<string, Way>([['all', OLD]])
  let told = Promise.resolve()

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => {})

  async function purge(way: Way, names: readonly string[]): Promise<void> {
    for (let failed = false; !signal.aborted; failed = true, await pause(AGAIN_MS))
      try {
        const answer = await fetch(url, {
          method: 'PURGE',
          headers: { [way]: names.join(' ') },
          signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        })
        await answer.body?.cancel()
        if (answer.ok) return
        throw new Error(`The cache in front answered ${answer.status}.`)
      } catch (err) {
        if (!failed && !signal.aborted) log.warn({ err }, 'the cache in front was not told of a change')
      }
  }

  async function tell(): Promise<void> {
    await pause(GATHER_MS)
    const told = waiting
    waiting = new Map()
    const parts = ([GONE, OLD] as const).flatMap((way) => {
      const names = [...told.keys()].filter((name) => told.get(name) === way)
      return Array.from({ length: Math.ceil(names.length / KEYS_AT_ONCE) }, (_, n) => ({
        way,
        names: names.slice(n * KEYS_AT_ONCE, (n + 1) * KEYS_AT_ONCE),
      }))
    })
    for (const { way, names } of parts) await purge(way, names)
    void pause(AGAIN_MS).then(() => Promise.all(parts.map(({ way, names }) => purge(way, names))))
  }

  const soon = () => {
    told = told.then(tell)
  }
  versions.onChange((changed) => {
    // Those that wait to be told take these along: however long the cache is away, one turn waits for it.
    const isWaiting = waiting.size > 0
    for (const { projectId, content } of changed)
      waiting.set(content ? `project-${projectId}` : `availability-${projectId}`, content ? GONE : OLD)
    if (changed.some(({ content }) => content)) waiting.set('lists', GONE)
    else if (!waiting.has('lists')) waiting.set('lists', OLD)
    if (!isWaiting) soon()
  })
  soon()
  return { close: () => stopped.abort() }
}
