import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { openPicture } from './support/viewer.ts'

/** The code of a building's screen, which the masterplan's screen does not need itself. */
const NEXT_SCREEN = /\/assets\/building-[^/]*\.js/

const CONSTRAINED = {
  'a 2g connection': { effectiveType: '2g', saveData: false },
  'a slow-2g connection': { effectiveType: 'slow-2g', saveData: false },
  'save-data on': { effectiveType: '4g', saveData: true },
}

for (const [name, connection] of Object.entries(CONSTRAINED))
  test(`with ${name} nothing is prefetched [GEN-06]`, async ({ page }) => {
    await page.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: told })
    }, connection)
    const asked = askedFor(page)
    await openPicture(page, '/masterplan/1')
    await page.waitForTimeout(1_000)
    expect(asked.filter((url) => NEXT_SCREEN.test(url))).toEqual([])
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0)
  })

test('otherwise the code of the likely next screen is there before it is asked for [GEN-06]', async ({
  page,
}) => {
  const asked = askedFor(page)
  await openPicture(page, '/masterplan/1')
  await expect.poll(() => asked.some((url) => NEXT_SCREEN.test(url))).toBe(true)
})

function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}
