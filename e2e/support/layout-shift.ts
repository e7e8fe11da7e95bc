import { expect, type Page } from '@playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

const MOST_SHIFT = 0.01

/** The page has not jumped since it was opened (Cumulative Layout Shift), but for what the visitor caused. */
export async function expectNoJump(page: Page, what: string): Promise<void> {
  const jumps = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string }[]>((resolve) => {
        const seen: { value: number; moved: string }[] = []
        const nameOf = (node: Node | null) =>
          node instanceof Element ? `${node.nodeName} ${node.getAttribute('class')}` : `${node?.textContent}`
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
            if (!hadRecentInput)
              seen.push({ value, moved: sources.map(({ node }) => nameOf(node)).join(', ') })
        }).observe({ type: 'layout-shift', buffered: true })
        // What was observed before comes in the next task.
        setTimeout(() => resolve(seen), 100)
      }),
  )
  const sum = jumps.reduce((total, { value }) => total + value, 0)
  expect(sum, `${what}; moved: ${jumps.map(({ moved }) => moved).join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
}
