import type { Page } from '@playwright/test'
import { apartments, apartmentTypes } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { openPicture } from './support/viewer.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BUILDING = '/masterplan/2/building/1'
const FLATS = apartments.filter(({ building }) => building === 1)
const ONE_BEDROOM = apartmentTypes.find(({ name }) => name.en === 'One bedroom')?.id

const button = (page: Page, title: string) => page.locator(`[data-filter-title="${title}"]`)
const card = (page: Page, name: string) => page.locator(`[data-filter-card="${name}"]`)

test('filters survive a reload of the building, and end with another way in [FLT-10]', async ({ page }) => {
  await openPicture(page, BUILDING)
  await button(page, 'status').click()
  await card(page, 'status')
    .getByRole('checkbox', { name: /^Available/ })
    .uncheck()
  await page.reload()
  await (await hydrated(button(page, 'status'))).click()
  await expect(card(page, 'status').getByRole('checkbox', { name: /^Available/ })).not.toBeChecked()
  await page.goto('/masterplan/2')
  await openPicture(page, BUILDING)
  await expect(button(page, 'status')).toContainText('All')
})

test('the counts of types heed the other filters [FLT-09]', async ({ page }) => {
  await openPicture(page, BUILDING)
  const type = async (free: (flat: (typeof FLATS)[number]) => boolean) => {
    await button(page, 'apartment_type').click()
    const choice = card(page, 'apartment_type').getByRole('checkbox', { name: /^One bedroom/ })
    const count = FLATS.filter((flat) => flat.apartmentTypeId === ONE_BEDROOM && free(flat)).length
    await expect(choice).toHaveAccessibleName(new RegExp(`^One bedroom ?${count}$`))
  }
  await type(() => true)
  await button(page, 'status').click()
  await card(page, 'status')
    .getByRole('checkbox', { name: /^Available/ })
    .uncheck()
  await type(({ status }) => status !== 'available')
})
