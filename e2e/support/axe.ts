import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What is on screen now, or within a part of it; `state` says which, where a test looks at several. */
export async function axeFindsNothing(page: Page, state?: string, within = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, state).toEqual([])
}
