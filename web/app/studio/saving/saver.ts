import { ConnectionError } from '../../api/client.ts'
import type { Act, DraftStore } from './draft-store.ts'
import { beginVisit, visitsNow } from './visit.ts'

/** So long nothing more is changed before it is saved: well within the two seconds of STU-03. */
const REST_MS = 700
/** After a try that did not reach the server, the next one. */
const AGAIN_MS = 5_000
/** A page that has just ended, above all by a crash, may still hold its lock for a moment. */
const LINGER_MS = 1_000

export type SaveState =
  | { readonly state: 'saved'; readonly at: Date | undefined }
  | { readonly state: 'waiting'; readonly changes: number }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly changes: number }
  | { readonly state: 'offline'; readonly changes: number }

type Changes<Value> = ReadonlyMap<string, Value>

interface Saving<Value> {
  readonly scope: string
  readonly store: DraftStore
  /** Saves what one act changed and names what the server refused of it. Throws where there was no answer, or none that stands. */
  readonly save: (changes: Changes<Value>) => Promise<readonly string[]>
  readonly onState: (state: SaveState) => void
}

export interface Saver<Value> {
  /** Takes changes, by what they change; kept on the device once the promise is. */
  readonly change: (changes: Changes<Value>, how?: { readonly alone?: boolean }) => Promise<void>
  /** What was refused is let go. */
  readonly letGo: (keys: readonly string[]) => Promise<void>
  /** Kept by visits that ended before it was saved. */
  readonly leftover: () => Promise<readonly Act<Value>[]>
  /** They are this visit's from now on, and saved but for what must be decided first. */
  readonly takeUp: (acts: readonly Act<Value>[], undecided?: ReadonlySet<string>) => Promise<void>
  readonly forget: (acts: readonly Act<Value>[]) => Promise<void>
  readonly again: () => void
  /** Saves what waits, without a rest; what cannot be saved is left over for the next visit. */
  readonly end: () => Promise<void>
}

/**
 * Saves changes a moment after the last one, act by act in their order. Each is on the device before it is sent and until
 * the server has it: leaving, a crash or a cut line loses nothing.
 */
export function createSaver<Value>({ scope, store, save, onState }: Saving<Value>): Saver<Value> {
  const visit = beginVisit()
  let waiting: Act<Value>[] = []
  let refused: Act<Value>[] = []
  let draining: Promise<void> | undefined
  /** The one that is on its way. */
  let sent: Act<Value> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let savedAt: Date | undefined
  let reached = true
  /** A mistake of ours: sent again by itself it would fail for ever. */
  let broken = false
  let ending = false

  const count = () => new Set([...waiting, ...refused].flatMap(({ changes }) => [...changes.keys()])).size

  function tell() {
    const changes = count()
    if (changes === 0) onState({ state: 'saved', at: savedAt })
    else if (broken) onState({ state: 'failed', changes })
    else if (!reached) onState({ state: navigator.onLine ? 'failed' : 'offline', changes })
    else if (sent) onState({ state: 'saving' })
    else onState({ state: waiting.length > 0 ? 'waiting' : 'failed', changes })
  }

  function soon(ms: number) {
    clearTimeout(timer)
    if (!ending) timer = setTimeout(drain, ms)
  }

  /** One at a time; what comes meanwhile goes next. */
  function drain(): Promise<void> {
    clearTimeout(timer)
    draining ??= sendAll().finally(() => {
      draining = undefined
      tell()
      if (waiting.length > 0 && !broken) soon(reached ? REST_MS : AGAIN_MS)
    })
    return draining
  }

  async function sendAll(): Promise<void> {
    reached = true
    broken = false
    while (reached && !broken && waiting.length > 0) {
      const act = waiting[0] as Act<Value>
      sent = act
      tell()
      try {
        const names = new Set(await save(act.changes))
        await settle(act, names)
      } catch (error) {
        if (error instanceof ConnectionError || error instanceof Response) reached = false
        else {
          broken = true
          console.error('Saving failed', error)
        }
      }
      sent = undefined
    }
  }

  /** Of an act that has arrived, what was refused stays. */
  async function settle(act: Act<Value>, names: ReadonlySet<string>): Promise<void> {
    waiting = waiting.filter(({ id }) => id !== act.id)
    const [stays, saved] = split(act, names)
    if (saved) savedAt = new Date()
    if (!stays) return drop(act)
    refused.push(stays)
    await keep(stays)
  }

  /** A browser without a database has no more than the page's memory: then the person is asked before leaving. */
  const keep = (act: Act<Value>) => store.put(act).catch(() => addEventListener('beforeunload', warn))
  const drop = (act: Act<Value>) => store.drop(act.id).catch(() => {})
  const warn = (event: Event) => count() > 0 && event.preventDefault()

  /** Typed one after the other, cells are one act until it is sent; what is done to many at once is its own. */
  function joined(changes: Changes<Value>, alone: boolean): Act<Value> {
    const last = waiting.at(-1)
    if (!last || alone || last.alone || last.id === sent?.id) {
      const act = { id: crypto.randomUUID(), scope, visit: visit.id, at: Date.now(), alone, refused: false }
      waiting.push({ ...act, changes })
    } else waiting[waiting.length - 1] = { ...last, changes: new Map([...last.changes, ...changes]) }
    return waiting.at(-1) as Act<Value>
  }

  async function letGo(keys: readonly string[]): Promise<void> {
    const gone = new Set(keys)
    const before = refused
    refused = before.flatMap((act) => {
      const left = [...act.changes].filter(([key]) => !gone.has(key))
      return left.length > 0 ? [{ ...act, changes: new Map(left) }] : []
    })
    tell()
    for (const act of before) {
      const left = refused.find(({ id }) => id === act.id)
      if (!left) await drop(act)
      else if (left.changes.size < act.changes.size) await keep(left)
    }
  }

  /** What other visits keep, and whether they go on. */
  async function foreign() {
    const [acts, goesOn] = [await store.of(scope), await visitsNow()]
    return (acts as Act<Value>[])
      .filter((act) => act.visit !== visit.id)
      .map((act) => ({ act, goesOn: goesOn(act.visit) }))
  }

  const onOnline = () => void (waiting.length > 0 && drain())
  const onOffline = () => tell()
  const onHidden = () => void (document.visibilityState === 'hidden' && waiting.length > 0 && drain())
  addEventListener('online', onOnline)
  addEventListener('offline', onOffline)
  document.addEventListener('visibilitychange', onHidden)
  tell()

  return {
    async change(changes, { alone = false } = {}) {
      const kept = keep(joined(changes, alone))
      soon(REST_MS)
      tell()
      await kept
      // What was refused before is said anew.
      await letGo([...changes.keys()])
    },
    letGo,
    async leftover() {
      const seen = await foreign()
      if (seen.every(({ goesOn }) => !goesOn)) return seen.map(({ act }) => act)
      await new Promise((done) => setTimeout(done, LINGER_MS))
      return (await foreign()).filter(({ goesOn }) => !goesOn).map(({ act }) => act)
    },
    async takeUp(acts, undecided = new Set()) {
      const parts = acts.map((act) => split({ ...act, visit: visit.id, refused: false }, undecided))
      refused.push(...parts.flatMap(([later]) => later ?? []))
      waiting.push(...parts.flatMap(([, now]) => now ?? []))
      // What has a new name first: the other part takes the place of both in the old record.
      for (const [later, now] of parts) for (const part of [now, later]) if (part) await keep(part)
      void drain()
    },
    async forget(acts) {
      await Promise.all(acts.map(drop))
    },
    again: () => void drain(),
    async end() {
      ending = true
      await drain()
      removeEventListener('online', onOnline)
      removeEventListener('offline', onOffline)
      removeEventListener('beforeunload', warn)
      document.removeEventListener('visibilitychange', onHidden)
      visit.end()
    },
  }
}

/** What of an act is named, as refused under the act's own name, and what is not; undefined where there is none. */
function split<Value>(
  act: Act<Value>,
  names: ReadonlySet<string>,
): [Act<Value> | undefined, Act<Value> | undefined] {
  const part = (isNamed: boolean, others: Partial<Act<Value>>) => {
    const changes = new Map([...act.changes].filter(([key]) => names.has(key) === isNamed))
    return changes.size > 0 ? { ...act, changes, ...others } : undefined
  }
  const named = part(true, { refused: true })
  return [named, part(false, named ? { id: crypto.randomUUID() } : {})]
}
