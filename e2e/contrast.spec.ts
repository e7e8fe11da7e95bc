import type { Page } from '@playwright/test'
import { contrastsOnPicture } from './support/contrast.ts'
import { views } from './support/dataset.ts'
import { viewPath } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { openPicture } from './support/viewer.ts'

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const LEAST = 4.5
/** What stands on the picture itself, and on glass through which it shows. */
const TEXTS = ['header h1', 'header h1 + p', 'footer span', 'nav a span', '[data-chip-of] span']

for (const { id } of views)
  test(`view ${id}: text over the picture has a contrast of at least 4.5 with what is behind it`, async ({
    page,
  }) => {
    await openPicture(page, viewPath(id))
    await expectReadable(page)
  })

for (const id of [1, 7])
  test(`view ${id}, on a phone: text over the picture has a contrast of at least 4.5`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPicture(page, viewPath(id))
    await expectReadable(page)
  })

async function expectReadable(page: Page): Promise<void> {
  const texts = await contrastsOnPicture(page, TEXTS)
  expect(texts.length, 'title, count and watermark at least').toBeGreaterThanOrEqual(4)
  const faint = texts.filter(({ contrast }) => contrast < LEAST)
  expect(faint.map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`)).toEqual([])
}
