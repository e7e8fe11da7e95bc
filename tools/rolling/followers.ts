import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT } from '../claims/project.ts'
import { type Listener, openListener } from '../streams/listener.ts'
import { markNow, presentStatuses } from '../streams/present.ts'

const CHANGE_EVERY_MS = 500
const APARTMENTS = 12
const WHOLE_WITHIN_MS = 10_000

type Query = (statement: string) => Promise<string>

export type Followed = {
  streams: number
  changes: number
  /** Of the streams. */
  missed: number
  toldTwice: number
  /** Lines that were cut and came back, and the longest time that one of them was away. */
  returns: number
  longestAwayMs: number
}

/** So many screens that follow the statuses of a project through the edge. */
export async function openFollowers(origin: string, streams: number): Promise<Listener[]> {
  const { mark } = await presentStatuses(origin, PROJECT)
  const listeners = Array.from({ length: streams }, () =>
    openListener(
      () => origin,
      mark,
      () => {},
    ),
  )
  await Promise.all(listeners.map(({ open }) => open))
  return listeners
}

/** Changes statuses for so long, one after the other; what each apartment came to in the end. */
export async function changeStatuses(
  query: Query,
  seconds: number,
): Promise<{ changes: number; statuses: ReadonlyMap<number, string> }> {
  const ids = (
    await query(
      `select id from apartments where project_id = ${PROJECT} order by id desc limit ${APARTMENTS}`,
    )
  )
    .trim()
    .split('\n')
    .map(Number)
  const statuses = new Map<number, string>()
  let changes = 0
  for (
    const end = Date.now() + seconds * 1_000;
    Date.now() < end;
    await wait(CHANGE_EVERY_MS), changes += 1
  ) {
    const id = ids[changes % ids.length] ?? Number.NaN
    // Another one each time: what stays as it was is told to nobody.
    const status = await query(
      `set belvedere.action = 'rolling';
       update apartments set status = case status when 'reserved' then 'available' else 'reserved' end
       where id = ${id} returning status`,
    )
    statuses.set(id, status.trim())
  }
  return { changes, statuses }
}

/** When all have had the time to hear of the last change: did they hear of every one, and once? */
export async function judge(
  listeners: readonly Listener[],
  { changes, statuses }: Awaited<ReturnType<typeof changeStatuses>>,
  query: Query,
): Promise<Followed> {
  const mark = await markNow(query, PROJECT)
  for (const end = Date.now() + WHOLE_WITHIN_MS; Date.now() < end; await wait(50))
    if (listeners.every((listener) => listener.last() >= mark)) break
  const hasMissed = ({ known }: Listener) => [...statuses].some(([id, status]) => known.get(id) !== status)
  const sum = (of: (listener: Listener) => number) =>
    listeners.reduce((total, listener) => total + of(listener), 0)
  return {
    streams: listeners.length,
    changes,
    missed: listeners.filter(hasMissed).length,
    toldTwice: sum((listener) => listener.twice()),
    returns: sum((listener) => listener.returns()),
    longestAwayMs: Math.max(...listeners.map((listener) => listener.longestAwayMs())),
  }
}
