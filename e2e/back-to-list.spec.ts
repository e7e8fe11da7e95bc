import type { Locator, Page } from '@playwright/test'
import { apartments } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { english } from './support/languages.ts'
import { listWords } from './support/list-words.ts'
import { openTool } from './support/open-tool.ts'
import { expect, test } from './support/test.ts'
import { keepInAccount, newUser, stayLoggedIn } from './support/users.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SIZES = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 } },
]
const LISTS = ['/apartmentSearch?status=available', '/apartmentSearch', '/masterplan/2/building/1/search']
const BUILDING = '/masterplan/2/building/1'
/** Above any first screen, and further than what is drawn at first. */
const FAR_PX = 3600
const SAME_PLACE_PX = 4
/** More than a panel shows at once. */
const KEPT = 14

const explore = (page: Page) => page.locator('main article a[href*="/apartment/"]')
const topOf = (link: Locator) => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** The ways back that a buyer has: the browser's, and the app's own two. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'the browser’s Back': (page) => page.goBack(),
  'the app’s Back': async (page) =>
    (await hydrated(page.getByRole('button', { name: 'Back', exact: true }))).click(),
  Close: async (page) => (await hydrated(page.getByRole('button', { name: 'Close', exact: true }))).click(),
}

for (const { name, viewport } of SIZES)
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    for (const list of LISTS)
      test(`every way back from an apartment leads to its card in ${list}, where it was, on ${name} [BUY-01]`, async ({
        page,
      }) => {
        await page.goto(list)
        await hydrated(explore(page).first())
        for (const [way, goBack] of Object.entries(WAYS)) {
          await page.evaluate((y) => window.scrollTo(0, y), FAR_PX)
          await expect(explore(page).first()).not.toBeInViewport()
          const href = await inSight(page)
          const link = page.locator(`main article a[href="${href}"]`)
          const before = await topOf(link)
          await link.click()
          await expect(page).toHaveURL(new RegExp(`${href}$`))
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await goBack(page)
          await expect(page).toHaveURL(list)
          await expect(link, way).toBeFocused()
          await expect
            .poll(async () => Math.abs((await topOf(link)) - before), way)
            .toBeLessThan(SAME_PLACE_PX)
        }
      })

    test(`favourites open again at the row that was left, on ${name} [BUY-01]`, async ({
      page,
      context,
      request,
    }) => {
      const user = await newUser('sees no prices')
      await keepInAccount(
        request,
        user,
        apartments.slice(0, KEPT).map(({ id }) => id),
      )
      await stayLoggedIn(context, user)
      await page.goto(BUILDING)
      await openTool(page, english, listWords(english).favourites, KEPT)
      const panel = page.getByRole('dialog')
      const row = panel.locator('li[data-apartment] a').last()
      await row.scrollIntoViewIfNeeded()
      const before = await topOf(row)
      const href = await row.getAttribute('href')
      await row.click()
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await expect(panel).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(BUILDING)
      await expect(row).toBeFocused()
      expect(Math.abs((await topOf(row)) - before)).toBeLessThan(SAME_PLACE_PX)
    })

    test(`the comparison stands as it was left, on ${name} [BUY-01]`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('compare', '[1020,1045,1001,1002]'))
      await page.goto('/compare-apartments-view')
      if (viewport.width < 600)
        await (await hydrated(page.getByRole('button', { name: /^R1-102/, pressed: false }))).click()
      const link = page.getByRole('main').locator('a[href$="/apartment/1002"]')
      await link.scrollIntoViewIfNeeded()
      const before = await topOf(link)
      await link.click()
      await expect(page).toHaveURL(/\/apartment\/1002$/)
      await page.goBack()
      await expect(link).toBeFocused()
      expect(Math.abs((await topOf(link)) - before)).toBeLessThan(SAME_PLACE_PX)
    })
  })

test('whoever comes to an apartment by its address closes it to its building [BUY-01]', async ({ page }) => {
  await page.goto(`${BUILDING}/apartment/1020`)
  await WAYS.Close?.(page)
  await expect(page).toHaveURL(BUILDING)
})

/** The address that a card in the middle of the screen leads to. */
const inSight = (page: Page) =>
  explore(page).evaluateAll((links) => {
    const middle = innerHeight / 2
    const far = (link: Element) => Math.abs(link.getBoundingClientRect().top - middle)
    return links.toSorted((one, other) => far(one) - far(other))[0]?.getAttribute('href') ?? ''
  })
