import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What is on screen now; `state` says which, where a test looks at several. */
export async function axeFindsNothing(page: Page, state?: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
  expect(found, state).toEqual([])
}
