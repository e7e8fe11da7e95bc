import type { Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** How much the page has jumped since it was opened (Cumulative Layout Shift), without what the visitor caused. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[])
            if (!entry.hadRecentInput) sum += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        // What was observed before comes in the next task.
        setTimeout(() => resolve(sum), 100)
      }),
  )
}
