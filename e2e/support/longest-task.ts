import { type Browser, expect, type Page } from '@playwright/test'

interface TraceEvent {
  readonly name: string
  readonly tid: number
  readonly pid: number
  /** Processor time of the thread, in microseconds: what else a shared machine does falls out of it. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Of the page's main thread while something is done, in milliseconds of the processor. */
export async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  const tasks = traceEvents
    .filter(({ pid, tid }) => mains.some((main) => main.pid === pid && main.tid === tid))
    .map(({ tdur = 0 }) => tdur / 1000)
  expect(tasks.length, 'something was traced').toBeGreaterThan(20)
  return Math.max(...tasks)
}
