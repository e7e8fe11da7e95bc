import type { DatabaseState, Installation, Instance, Queue } from './installation.ts'
import { OPERATION_KINDS, type OperationKind } from './operation-kinds.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Three beats that did not come. */
const UNSEEN_MS = 30 * SECOND_MS
/** A worker takes within a second what it can take. */
const WAITS_MS = 10 * MINUTE_MS
/** After a minute of tries it was no passing trouble. */
const FAILING_TRIES = 5
/** A standby that takes over so far behind keeps readers waiting. */
export const LAG_S = 10
/** A backup every day, and two hours for one that begins late or takes long; a drill every quarter. */
const DONE_WITHIN_MS: Readonly<Record<OperationKind, number>> = {
  backup: 26 * HOUR_MS,
  drill: 100 * DAY_MS,
}

/** What somebody should see to. `at` is since when. */
export type Worry =
  | { readonly kind: 'not-writable' }
  | { readonly kind: 'no-worker' }
  | { readonly kind: 'instance-lost'; readonly name: string; readonly at: string }
  | { readonly kind: 'queue-waits'; readonly name: string; readonly at: string }
  | { readonly kind: 'jobs-fail'; readonly name: string; readonly count: number }
  | { readonly kind: 'archive-fails'; readonly at: string }
  | { readonly kind: 'standby-away'; readonly name: string }
  | { readonly kind: 'standby-lags'; readonly name: string; readonly seconds: number }
  | { readonly kind: 'given-up'; readonly name: string; readonly count: number }
  | { readonly kind: `${OperationKind}-failed` | `${OperationKind}-old`; readonly at: string }
  | { readonly kind: `${OperationKind}-none` }

/** Buyers or sellers feel these at once; the rest has until somebody has time, though not for ever. */
const PRESSING: readonly Worry['kind'][] = [
  'not-writable',
  'no-worker',
  'instance-lost',
  'queue-waits',
  'jobs-fail',
  'archive-fails',
]

export const isPressing = ({ kind }: Worry): boolean => PRESSING.includes(kind)

const since = ({ at }: Pick<Installation, 'at'>, moment: string) => Date.parse(at) - Date.parse(moment)

/** Whether a process has fallen silent: it was killed, hangs, or does not reach the database. */
export const isLost = (installation: Pick<Installation, 'at'>, { seenAt }: Instance): boolean =>
  since(installation, seenAt) > UNSEEN_MS

/** More than one at once: an upgrade is under way, or one was left unfinished. */
export function releasesOf(installation: Pick<Installation, 'at' | 'instances'>): string[] {
  const running = installation.instances.filter((instance) => !isLost(installation, instance))
  return [...new Set(running.map(({ release }) => release))].sort()
}

/** What needs somebody, the most pressing first; nothing when everything runs (OPS-01). */
export function worriesOf(installation: Installation): Worry[] {
  const { instances, queues, database } = installation
  const works = instances.some(
    ({ role, ...one }) => role !== 'web' && !isLost(installation, { role, ...one }),
  )
  const archiveFailed = lastArchiveFailure(database.archive)
  const found: Worry[] = [
    ...(database.isStandby ? [{ kind: 'not-writable' } as const] : []),
    ...(works ? [] : [{ kind: 'no-worker' } as const]),
    ...instances
      .filter((instance) => isLost(installation, instance))
      .map(({ host, seenAt }) => ({ kind: 'instance-lost', name: host, at: seenAt }) as const),
    ...queues.flatMap((queue) => queueWorries(installation, queue)),
    ...(archiveFailed ? [{ kind: 'archive-fails', at: archiveFailed } as const] : []),
    ...database.away.map((name) => ({ kind: 'standby-away', name }) as const),
    ...database.standbys
      .filter(({ lagSeconds }) => lagSeconds > LAG_S)
      .map(({ name, lagSeconds }) => ({ kind: 'standby-lags', name, seconds: lagSeconds }) as const),
    ...OPERATION_KINDS.flatMap((kind) => operationWorries(installation, kind)),
  ]
  return [...found.filter(isPressing), ...found.filter((worry) => !isPressing(worry))]
}

function queueWorries(installation: Installation, { id, ...queue }: Queue): Worry[] {
  const { dueSince, failing, tries, givenUp, mayRetry } = queue
  return [
    ...(dueSince !== null && since(installation, dueSince) > WAITS_MS
      ? [{ kind: 'queue-waits', name: id, at: dueSince } as const]
      : []),
    ...(tries >= FAILING_TRIES && mayRetry ? [{ kind: 'jobs-fail', name: id, count: failing } as const] : []),
    // What its project's own people send again is theirs to see to.
    ...(givenUp > 0 && mayRetry ? [{ kind: 'given-up', name: id, count: givenUp } as const] : []),
  ]
}

/** When the archive failed last, if it has not worked since: what failed once is tried again, and that is all. */
export function lastArchiveFailure({
  on,
  archivedAt,
  failedAt,
}: DatabaseState['archive']): string | undefined {
  if (!on || failedAt === null) return undefined
  return archivedAt === null || Date.parse(failedAt) > Date.parse(archivedAt) ? failedAt : undefined
}

function operationWorries(installation: Installation, kind: OperationKind): Worry[] {
  const { last } = installation.operations[kind]
  if (last === null) return [{ kind: `${kind}-none` }]
  const { finishedAt: at, well } = last
  if (!well) return [{ kind: `${kind}-failed`, at }]
  return since(installation, at) > DONE_WITHIN_MS[kind] ? [{ kind: `${kind}-old`, at }] : []
}
