import type { Page } from '@playwright/test'
import { boxOf } from './support/box-of.ts'
import { buildings, byId, masterplans } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const MASTERPLAN = '/masterplan/1'
const BUILDING = '/masterplan/2/building/1'
const APARTMENT = `${BUILDING}/apartment/1020`

/** What the bars say, written down a second time. */
const WORDS = {
  en: {
    favourites: 'Favourites',
    compare: 'Compare',
    calculator: 'Credit calculator',
    login: 'Login',
    downloads: 'Downloads',
    menu: 'Menu',
    hideBar: 'Hide the bar',
    showBar: 'Show the bar',
    masterplanCount: '3 communities, 8 buildings',
    available: (count: number) => `${count} available apartments`,
  },
  sr: {
    favourites: 'Omiljeni stanovi',
    compare: 'Poređenje',
    calculator: 'Kreditni kalkulator',
    login: 'Prijavite se',
    downloads: 'Preuzimanja',
    menu: 'Meni',
    hideBar: 'Sakrijte traku',
    showBar: 'Prikažite traku',
    masterplanCount: '3 celine, 8 zgrada',
    available: (count: number) => `${count} slobodnih stanova`,
  },
} as const

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const go = (page: Page, path: string) => page.goto(localised(path, language))

  test(`the app bar names the place, counts what is there, and leads back, in ${language.name} [BAR-01, BAR-02, BAR-03]`, async ({
    page,
  }) => {
    const bar = page.getByRole('banner')
    await go(page, MASTERPLAN)
    await expect(bar.getByRole('heading')).toHaveText(byId(masterplans, 1).name[language.key])
    await expect(bar).toContainText(words.masterplanCount)
    await expect(bar.locator('a').filter({ has: page.locator('img') })).toHaveAttribute(
      'href',
      'https://riva.example',
    )
    await (await hydrated(page.getByRole('link', { name: /^Riva One,/ }))).press('Enter')
    await expect(page).toHaveURL(localised(BUILDING, language))
    const one = byId(buildings, 1)
    await expect(bar.getByRole('heading')).toHaveText(one.name[language.key])
    await expect(bar).toContainText(words.available(one.counts.available))
    await bar.getByRole('button', { name: language.words.back }).click()
    await expect(page, 'one step back in history').toHaveURL(localised(MASTERPLAN, language))
    const html = async (path: string) => (await page.request.get(localised(path, language))).text()
    for (const path of [MASTERPLAN, BUILDING, `${BUILDING}/search`])
      expect(await html(path), path).toMatch(/<header.* data-count=.*<\/header>/s)
    for (const path of ['/map', APARTMENT, '/login', '/poi-details-page?poiId=301'])
      expect(await html(path), path).not.toContain(' data-count=')
    const fresh = await page.context().newPage()
    await go(fresh, BUILDING)
    await (
      await hydrated(fresh.getByRole('banner').getByRole('button', { name: language.words.back }))
    ).click()
    await expect(fresh, 'without history the way back is the start').toHaveURL(
      localised(MASTERPLAN, language),
    )
    const places = () => fresh.evaluate(() => history.state.idx)
    expect(await places(), 'which does not lead back in again').toBe(0)
  })

  test(`the bar offers favourites, compare, calculator, language and login, in ${language.name} [BAR-04]`, async ({
    page,
  }) => {
    await go(page, BUILDING)
    const bar = page.getByRole('banner')
    for (const name of [words.favourites, words.compare, words.calculator])
      await expect(bar.getByRole('button', { name })).toBeVisible()
    await expect(bar.getByRole('link', { name: words.login })).toHaveAttribute(
      'href',
      localised('/login', language),
    )
    await (await hydrated(bar.getByRole('button', { name: words.calculator }))).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(bar.getByRole('button', { name: words.calculator })).toBeFocused()
  })

  test(`the apartment page has these tools too, beside its own actions or in the menu, in ${language.name} [BAR-04, BAR-05, BAR-12]`, async ({
    page,
  }) => {
    await go(page, APARTMENT)
    const bar = page.getByRole('banner')
    const tools = [words.favourites, words.compare, words.calculator].map((name) =>
      bar.getByRole('button', { name, exact: true }),
    )
    const menu = bar.getByRole('button', { name: words.menu })
    for (const width of [1440, 960]) {
      await page.setViewportSize({ width, height: 900 })
      for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 })
      await expect(bar.getByRole('link', { name: words.login })).toBeInViewport({ ratio: 1 })
      await expect(menu).toBeHidden()
    }
    for (const width of [959, 600]) {
      await page.setViewportSize({ width, height: 900 })
      for (const tool of tools) await expect(tool).toBeHidden()
      await expect(menu).toBeInViewport({ ratio: 1 })
    }
    await openMenu(page, words.menu)
    await expect(page.getByRole('dialog').getByRole('link', { name: words.login })).toBeVisible()
  })

  test(`an arrow folds the bottom bar, which apartment pages do not have, in ${language.name} [BAR-06, LAY-02, LAY-03]`, async ({
    page,
  }) => {
    await go(page, BUILDING)
    await expect(page.getByText('Belvedere', { exact: true }).last()).toBeVisible()
    await expect(page.getByText('v 1.0')).toBeVisible()
    const bar = page.locator('[data-bottom-bar]')
    await (await hydrated(bar.getByRole('button', { name: words.hideBar }))).click()
    await expect(bar).toHaveAttribute('data-bottom-bar', 'folded')
    await bar.getByRole('button', { name: words.showBar }).click()
    await expect(bar).toHaveAttribute('data-bottom-bar', 'open')

    const html = async (path: string) => (await page.request.get(localised(path, language))).text()
    for (const path of [MASTERPLAN, BUILDING, '/map'])
      for (const part of ['data-bottom-bar="open"', 'Belvedere</b>', 'v 1.0'])
        expect(await html(path), path).toContain(part)
    for (const path of [APARTMENT, `${BUILDING}/search`, '/login', '/poi-details-page?poiId=301'])
      for (const part of ['data-bottom-bar', 'Belvedere</b>', 'v 1.0'])
        expect(await html(path), path).not.toContain(part)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

    test(`one menu holds favourites, calculator, compare, and downloads on the apartment page, in ${language.name} [BAR-12, BAR-04]`, async ({
      page,
    }) => {
      await go(page, BUILDING)
      await openMenu(page, words.menu)
      const menu = page.getByRole('dialog')
      for (const name of [words.favourites, words.calculator, words.compare])
        await expect(menu.getByRole('button', { name })).toBeVisible()
      await expect(menu.getByRole('button', { name: words.downloads })).toHaveCount(0)
      await menu.getByRole('button', { name: words.calculator }).click()
      await expect(page.getByRole('dialog', { name: words.menu })).toHaveCount(0)
      await expect(page.getByRole('dialog')).toBeVisible()
      await go(page, APARTMENT)
      await openMenu(page, words.menu)
      await expect(menu.getByRole('button', { name: words.downloads })).toBeVisible()
    })
  })
}

test.describe('one step back', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('closes what covers the screen before it leaves the screen, and nothing stays open on another [LAY-02]', async ({
    page,
  }) => {
    await page.goto(MASTERPLAN)
    await (await hydrated(page.getByRole('link', { name: /^Riva One,/ }))).press('Enter')
    await expect(page).toHaveURL(BUILDING)
    const cover = page.getByRole('dialog')
    for (const open of [
      () => openMenu(page, 'Menu'),
      async () => page.locator('[data-filter-title="all"]').click(),
    ]) {
      await open()
      await expect(cover).toBeVisible()
      await page.evaluate(() => history.back())
      await expect(cover).toHaveCount(0)
      await expect(page).toHaveURL(BUILDING)
    }
    await openMenu(page, 'Menu')
    await cover.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
    await expect(cover).toHaveCount(0)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(BUILDING)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(MASTERPLAN)
  })

  test('what is opened between the new address and its screen stays open on that screen [LAY-02]', async ({
    page,
  }) => {
    await page.goto(MASTERPLAN)
    await hydrated(page.getByRole('banner').getByRole('button', { name: 'Menu' }))
    await page.evaluate(() => {
      const push = history.pushState
      history.pushState = (...entry) => {
        push.apply(history, entry)
        document.querySelector<HTMLElement>('header [aria-label="Menu"]')?.click()
      }
    })
    await page.getByRole('link', { name: /^Riva One,/ }).press('Enter')
    await expect(page).toHaveURL(BUILDING)
    // By its tag: what stands behind an open menu has no role.
    await expect(page.locator('h1', { hasText: 'Riva One' })).toBeAttached()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  })
})

async function openMenu(page: Page, name: string) {
  await (await hydrated(page.getByRole('banner').getByRole('button', { name }))).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
}

test('on the page of an apartment the logo stands in the middle of the bar, in both languages [BAR-03, BAR-05]', async ({
  page,
}) => {
  for (const width of [1280, 1366, 1440])
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width, height: 720 })
      await page.goto(localised(APARTMENT, language))
      const logo = await boxOf(
        page
          .getByRole('banner')
          .locator('a')
          .filter({ has: page.locator('img') }),
      )
      expect(Math.abs(logo.x + logo.width / 2 - width / 2), `at ${width} in ${language.name}`).toBeLessThan(3)
    }
})
