import type { Route } from '@playwright/test'
import { test } from '../support/accounts.ts'
import { workOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const cut = (route: Route) => route.abort()
const refused = (route: Route) => route.fulfill({ status: 503 })

// No row is called like a tab: its buttons would be found in the tab's place.
for (const [tab, asks, answer, how, name] of [
  [/^Closed/, 'filter[state]', cut, 'is cut', 'Presecena'],
  [/^Mine/, 'filter[agent]', refused, 'is refused', 'Odbijena'],
] as const)
  test(`where the list of another tab ${how}, no row of the first one stands [INB-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await writeEnquiry(accounts, name)
    await workOnRiva(context, accounts)
    await page.goto('/desk/1/enquiries')
    const row = page.getByRole('link', { name: new RegExp(`^Ana ${name}`) })
    const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })
    await expect(row).toBeVisible()
    const ofTab = (url: URL) => url.pathname.endsWith('/enquiries') && url.searchParams.has(asks)
    await page.route(ofTab, answer)
    await page.getByRole('button', { name: tab }).click()
    await expect(failed).toBeVisible()
    await expect(row).toHaveCount(0)
    // It is asked for again by itself, and is what it says it is.
    await page.unroute(ofTab)
    await expect(failed).toBeHidden()
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: /^Everyone/ }).click()
    await expect(row).toBeVisible()
  })
