import type { OperationKind } from './operation-kinds.ts'

/** A moment as calls tell it. */
type Moment = string

/** A process, as it says of itself every ten seconds. */
export interface Instance {
  readonly id: string
  readonly role: 'all' | 'web' | 'worker'
  readonly release: string
  readonly host: string
  readonly startedAt: Moment
  readonly seenAt: Moment
}

/** What waits to be done by a worker. */
export interface Queue {
  readonly id: string
  /** What nobody has taken yet, though it is time. */
  readonly waiting: number
  /** Since when the oldest of them could have been taken. */
  readonly dueSince: Moment | null
  /** What failed and is tried again, and how often the worst of it was tried. */
  readonly failing: number
  readonly tries: number
  /** What is not tried again by itself. */
  readonly givenUp: number
  /** Whether it can be tried again from here; if not, the people of its project do that. */
  readonly mayRetry: boolean
  readonly lastError: string | null
}

export interface Standby {
  readonly name: string
  readonly state: string
  readonly lagSeconds: number
}

export interface DatabaseState {
  readonly isStandby: boolean
  readonly standbys: readonly Standby[]
  /** Those that should be there. */
  readonly away: readonly string[]
  readonly archive: {
    readonly on: boolean
    readonly archivedAt: Moment | null
    readonly failedAt: Moment | null
  }
}

/** How a backup or a drill went. */
export interface Done {
  readonly finishedAt: Moment
  readonly well: boolean
}

/** All that is known of a running installation at one moment, by the clock of its database (OPS-01). */
export interface Installation {
  readonly at: Moment
  readonly instances: readonly Instance[]
  readonly queues: readonly Queue[]
  readonly database: DatabaseState
  /** The last of each kind, and the last that went well. */
  readonly operations: Readonly<
    Record<OperationKind, { readonly last: Done | null; readonly lastWell: Done | null }>
  >
}
