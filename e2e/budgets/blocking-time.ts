interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds of the processor's time, where `dur` has those that went by. */
  readonly tdur?: number
  readonly args: { readonly data?: { readonly documentLoaderURL?: string } }
}

const SLOWDOWN = 4
const BLOCKS_FROM_MS = 50

/**
 * The blocking time as Lighthouse counts it, but by the processor's clock and to the end of the trace: on a machine
 * that is busy with other work a task stands still most of its time, and Lighthouse takes that for its own.
 */
export function blockingTime(events: readonly TraceEvent[], url: string): number {
  const opened = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!opened) return Number.NaN
  const here = events.filter(({ pid, tid, ts }) => pid === opened.pid && tid === opened.tid && ts > opened.ts)
  const painted = here.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? opened.ts
  return here
    .filter(({ name, ph, ts }) => name.endsWith('RunTask') && ph === 'X' && ts > painted)
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN - BLOCKS_FROM_MS)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0)
}
