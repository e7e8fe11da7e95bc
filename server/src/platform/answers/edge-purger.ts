import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Versions } from './versions.ts'

/** Changes that come together go together. */
const GATHER_MS = 20
const AGAIN_MS = 1_000
const ANSWER_WITHIN_MS = 1_000
/** A purge header of that many keys stays well below any server's limit for headers. */
const KEYS_AT_ONCE = 200

/**
 * Tells the cache in front which projects changed, so that it drops its copies (ops/varnish/default.vcl).
 * - Each process tells what it has heard itself: what the cache took from it before that is dropped by it.
 * - Twice, a second apart: an answer that was under way during the first may have arrived after it.
 * - At its start it drops everything: another release may answer otherwise, and nobody listened before.
 * A cache that cannot be reached is told again until it can.
 */
export function purgeEdge(url: string, versions: Versions, log: Pick<FastifyBaseLogger, 'warn'>) {
  const stopped = new AbortController()
  const { signal } = stopped
  let keys = new Set<string>(['all'])
  let told = Promise.resolve()

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal, ref: false }).catch(() => {})

  async function purge(names: readonly string[]): Promise<void> {
    for (let failed = false; !signal.aborted; failed = true, await pause(AGAIN_MS))
      try {
        const answer = await fetch(url, {
          method: 'PURGE',
          headers: { 'xkey-purge': names.join(' ') },
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
    const names = [...keys]
    keys = new Set()
    const parts = Array.from({ length: Math.ceil(names.length / KEYS_AT_ONCE) }, (_, n) =>
      names.slice(n * KEYS_AT_ONCE, (n + 1) * KEYS_AT_ONCE),
    )
    for (const part of parts) await purge(part)
    void pause(AGAIN_MS).then(() => Promise.all(parts.map(purge)))
  }

  const soon = () => {
    told = told.then(tell)
  }
  versions.onChange((changed) => {
    // Those that wait to be told take these along: however long the cache is away, one turn waits for it.
    const isWaiting = keys.size > 0
    for (const { projectId, content } of changed)
      keys.add(content ? `project-${projectId}` : `availability-${projectId}`)
    keys.add('lists')
    if (!isWaiting) soon()
  })
  soon()
  return { close: () => stopped.abort() }
}
