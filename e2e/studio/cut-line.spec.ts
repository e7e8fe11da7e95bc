import type { Page } from '@playwright/test'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

/** Its page is there, and what it asks for does not come: as on a line that is cut while one opens it. */
const ADDRESS = '/studio/1/outlines?building=1'
const CODE = /\/assets\/outlines-page-[^/]*\.js/

async function cut(page: Page, what: string | RegExp): Promise<void> {
  await page.context().setOffline(false)
  await page.route(what, (route) => route.abort())
}

/** Nothing is pressed: the browser says that the network is back. */
async function mend(page: Page, what: string | RegExp): Promise<void> {
  await page.unroute(what)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

test('opens by itself what did not come, with no word of the network [STU-03]', async ({ page, context }) => {
  await workAs(context, 'editor')
  const what = '**/api/v1/studio/**'
  await cut(page, what)
  await page.goto(ADDRESS)
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.unroute(what)
  await expect(page.locator('[data-ready]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
})

for (const [what, missing] of [
  ['**/api/v1/projects/**', 'its contents'],
  ['**/api/v1/users/**', 'who is here'],
  [CODE, 'its code'],
] as const)
  test(`opens by itself once the line is back, where ${missing} did not come [STU-03]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'editor')
    await cut(page, what)
    const asked = page.waitForEvent('requestfailed', (request) => !request.isNavigationRequest())
    // One reload for code that is lost is not what this is about.
    await page.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
    await page.goto(ADDRESS)
    await asked
    await page.waitForTimeout(1_000)
    await expect(page.locator('[data-ready]')).toBeHidden()
    await mend(page, what)
    await expect(page.locator('[data-ready]')).toBeVisible()
    await expect(page).toHaveURL(ADDRESS)
  })
