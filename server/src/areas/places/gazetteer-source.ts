import { Worker } from 'node:worker_threads'
import type { FoundPlace, PlaceQuestion, PlaceSource } from './place-source.ts'

export type Question = PlaceQuestion & { nth: number }

type Answer = { nth: number; found?: FoundPlace[]; error?: string }

type Waiting = { resolve: (found: FoundPlace[]) => void; reject: (error: Error) => void }

/** After this time without a question the thread ends, and its memory (some 90 MB) is free again. */
const IDLE_MS = 10 * 60_000

const THREAD = new URL('gazetteer-thread.ts', import.meta.url)

/** The local substitute of a geocoding service: needs no key and no network. */
export function gazetteerSource(): PlaceSource {
  let thread: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let asked = 0
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = new Worker(THREAD)
    // It keeps no process alive.
    started.unref()
    started.on('message', ({ nth, found, error }: Answer) => {
      const one = waiting.get(nth)
      waiting.delete(nth)
      if (found) one?.resolve(found)
      else one?.reject(new Error(error))
    })
    started.on('error', (error) => end(started, error))
    started.on('exit', () => end(started, new Error('The gazetteer ended.')))
    return started
  }

  function end(ended: Worker, error: Error): void {
    if (thread !== ended) return
    thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return (question) => {
    thread ??= start()
    const asks = thread
    clearTimeout(idle)
    idle = setTimeout(() => void asks.terminate(), IDLE_MS).unref()
    return new Promise((resolve, reject) => {
      asked += 1
      waiting.set(asked, { resolve, reject })
      asks.postMessage({ ...question, nth: asked } satisfies Question)
    })
  }
}
