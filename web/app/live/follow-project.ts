import type { ByStatus, Statuses } from '@belvedere/contract/entities/statuses'

/** What a browser's one line brings, told to all of its tabs. */
type Said =
  | { readonly kind: 'whole'; readonly mark: number; readonly apartments: ByStatus }
  /** What changed above `since`, up to `mark`. */
  | { readonly kind: 'news'; readonly since: number; readonly mark: number; readonly apartments: ByStatus }
  | { readonly kind: 'alive' }
  | { readonly kind: 'lost' }

interface Hears {
  told: (apartments: ByStatus) => void
  alive: () => void
  lost: () => void
}

/** A stream says something at once; one that does not is held back on its way. */
const FIRST_WORD_MS = 5_000
/** It beats every 15 seconds. */
const SILENT_MS = 40_000
/** Where streams do not come through, it is asked for instead; after a while a stream is tried again. */
const ASK_EVERY_MS = 10_000
const QUESTIONS = 30
const TRY_AGAIN_S = [1, 2, 5, 10, 30]

/**
 * Follows a project's statuses for as long as the page is seen. All tabs of a browser share one line: whichever has the
 * lock keeps it and tells the others (LIV-02).
 */
export function followProject(projectId: number, hear: Hears): () => void {
  const address = `/api/v1/frontend/projects/${projectId}/statuses`
  const name = `statuses ${projectId}`
  const channel = new BroadcastChannel(name)
  let mark: number | undefined
  let seen = new AbortController()

  function take(said: Said): void {
    if (said.kind === 'lost') hear.lost()
    else hear.alive()
    if (said.kind === 'alive' || said.kind === 'lost') return
    const missed = said.kind === 'news' && (mark === undefined || said.since > mark)
    if (missed) ask().catch(hear.lost)
    if (missed || (mark !== undefined && said.mark <= mark)) return
    mark = said.mark
    hear.told(said.apartments)
  }

  function say(said: Said): void {
    channel.postMessage(said)
    take(said)
  }

  /** Asks how things are; the browser itself asks by the tag of what it has. */
  async function ask(): Promise<Said> {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    const { data } = (await answer.json()) as { data: { attributes: Statuses } }
    const whole = {
      kind: 'whole',
      mark: data.attributes.mark,
      apartments: data.attributes.apartments,
    } as const
    take(whole)
    return whole
  }

  /** Until the line ends; whether anything was ever heard on it. */
  function listen(signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const source = new EventSource(`${address}/stream?since=${mark ?? 0}`)
      let heard = false
      let silence = setTimeout(end, FIRST_WORD_MS)
      function end() {
        clearTimeout(silence)
        source.close()
        removeEventListener('offline', end)
        signal.removeEventListener('abort', end)
        resolve(heard)
      }
      function word(said: Said) {
        heard = true
        clearTimeout(silence)
        silence = setTimeout(end, SILENT_MS)
        say(said)
      }
      source.addEventListener('beat', () => word({ kind: 'alive' }))
      source.onmessage = ({ data, lastEventId }) =>
        word({ kind: 'news', since: mark ?? 0, mark: Number(lastEventId), apartments: JSON.parse(data) })
      source.onerror = end
      // A line that has no network any more may seem open for long.
      addEventListener('offline', end)
      signal.addEventListener('abort', end)
    })
  }

  /** Keeps the line: a stream, or questions where none comes through. Ends when the page is not seen any more. */
  async function lead(signal: AbortSignal): Promise<void> {
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        if (mark === undefined) say(await ask())
        if (await listen(signal)) tries = 0
        else await askOnAndOn(signal)
      } catch {
        // Neither a stream nor an answer: the line is lost, as it is when a stream ends.
      }
      if (signal.aborted) return
      say({ kind: 'lost' })
      await pause(1_000 * (TRY_AGAIN_S[Math.min(tries, TRY_AGAIN_S.length - 1)] ?? 1), signal)
    }
  }

  async function askOnAndOn(signal: AbortSignal): Promise<void> {
    for (let n = 0; n < QUESTIONS && !signal.aborted; n += 1) {
      say(await ask())
      await pause(ASK_EVERY_MS, signal)
    }
  }

  function look(): void {
    seen.abort()
    if (document.hidden) return
    seen = new AbortController()
    const { signal } = seen
    // What came while nobody looked was told to nobody.
    ask().catch(hear.lost)
    // Browsers have locks on safe hosts only; elsewhere each tab keeps a line of its own.
    if (navigator.locks) navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => {})
    else void lead(signal)
  }

  channel.onmessage = ({ data }: MessageEvent<Said>) => take(data)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    seen.abort()
    channel.close()
    document.removeEventListener('visibilitychange', look)
  }
}

/** Or until the network is back, or nobody looks. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, ms)
    function go() {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      resolve()
    }
    addEventListener('online', go)
    signal.addEventListener('abort', go)
  })
}
