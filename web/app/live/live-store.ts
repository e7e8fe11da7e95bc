import {
  type ByStatus,
  changesBetween,
  type StatusChange,
  type Statuses,
  withNews,
} from '@belvedere/domain/apartments/status-news'
import { createStore } from '../state/create-store.ts'

/** What has just changed is pointed out for so long. */
const JUST_NOW_MS = 6_000
/** A line that is cut for a moment is nobody's concern. */
const LOST_AFTER_MS = 5_000

interface Live {
  /** Of the project on screen, as they were last told; empty until they are. */
  readonly statuses: Statuses
  /** What changed just now. */
  readonly changes: readonly StatusChange[]
  /** `asked`: no line is kept open, what is shown was read when the screen was opened. */
  readonly line: 'none' | 'asked' | 'open' | 'lost'
  /** When it was last known to be true, in milliseconds. */
  readonly asOf: number
}

const NOTHING: Live = { statuses: new Map(), changes: [], line: 'none', asOf: 0 }

const live = createStore<Live>(NOTHING)
let losing: ReturnType<typeof setTimeout> | undefined

export const useLine = () => live.use(({ line }) => line)
export const useAsOf = () => live.use(({ asOf }) => asOf)
export const useStatuses = () => live.use(({ statuses }) => statuses)
export const useChanges = () => live.use(({ changes }) => changes)

/** The line lives: what is shown is true now. */
export function hearLine(asOf = Date.now()) {
  clearTimeout(losing)
  losing = undefined
  live.set((now) => ({ ...now, line: 'open', asOf }))
}

export function loseLine() {
  losing ??= setTimeout(() => live.set((now) => ({ ...now, line: 'lost' })), LOST_AFTER_MS)
}

export const askOnce = () => live.set((now) => ({ ...now, line: 'asked', asOf: Date.now() }))

/** What is first told of a project is how things are; from then on it is news. */
export function tellStatuses(told: ByStatus) {
  const before = live.get().statuses
  const statuses = withNews(before, told)
  const changes = changesBetween(before, statuses)
  if (before.size > 0 && changes.length === 0) return
  live.set((now) => ({
    ...now,
    statuses,
    changes: [...now.changes.filter(({ id }) => !changes.some((one) => one.id === id)), ...changes],
  }))
  if (changes.length > 0) setTimeout(() => settle(changes), JUST_NOW_MS)
}

const settle = (changes: readonly StatusChange[]) =>
  live.set((now) => ({ ...now, changes: now.changes.filter((one) => !changes.includes(one)) }))

export function forgetStatuses() {
  clearTimeout(losing)
  losing = undefined
  live.set(NOTHING)
}
