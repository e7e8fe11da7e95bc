interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Microseconds that went by, and those of them in which the processor worked on it. */
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly data?: { readonly documentLoaderURL?: string; readonly message?: string } }
}

/** What `browser.startTracing` has to write down for it. */
export const PROCESSOR_TRACE = { categories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] }

/**
 * How many milliseconds of the processor the page needed from the moment in which `url` was asked for to its
 * `console.timeStamp(stamp)`. Unlike the clock this tells nothing of whatever else the machine is busy with.
 */
export function processorTime(trace: Buffer, url: string, stamp: string): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const stamped = traceEvents.find(({ name, args }) => name === 'TimeStamp' && args.data?.message === stamp)
  const asked = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  if (!stamped || !asked) return Number.NaN
  return traceEvents
    .filter(
      ({ pid, tid, ts }) => pid === stamped.pid && tid === stamped.tid && asked.ts < ts && ts < stamped.ts,
    )
    .filter(({ name, ph }) => name.endsWith('RunTask') && ph === 'X')
    .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur / 1000, 0)
}
