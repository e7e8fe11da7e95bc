import type { LayoutName } from '@belvedere/domain/screens/layout-of-route'
import { apartmentWords, askWords, calculatorWords } from './support/buyer-words.ts'
import { apartments, byId, views } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES } from './support/languages.ts'
import { listWords } from './support/list-words.ts'
import { ACCOUNT_PATHS, localised, viewPath } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { newUser, stayLoggedIn } from './support/users.ts'
import { openPicture } from './support/viewer.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BUILDING = '/masterplan/2/building/1'
const APARTMENT = byId(apartments, 1045)
const PHONE = { width: 390, height: 844 }

const viewOf = (kind: 'masterplan' | 'building') =>
  viewPath(views.find(({ owner }) => owner.kind === kind)?.id ?? 0)

/** Every route, written down a second time. */
const ROUTES: Record<LayoutName, readonly string[]> = {
  map: [
    '/map',
    '/masterplan/1',
    viewOf('masterplan'),
    BUILDING,
    viewOf('building'),
    `${BUILDING}/search`,
    `${BUILDING}/apartment/1045`,
  ],
  centered: ACCOUNT_PATHS,
  empty: ['/poi-details-page?poiId=301'],
  special: ['/inspire'],
  splash: ['/', '/splash'],
  default: [
    '/home',
    '/masterplan',
    '/building',
    '/apartment',
    '/apartmentSearch',
    '/compare-apartments-view',
    '/base-page',
    '/bane',
    '/protected',
    '/profile',
    '/account/security',
  ],
}

const WORDS = {
  en: { menu: 'Menu', calculator: 'Credit calculator', nearMe: 'Near Me', poweredBy: 'Powered by' },
  sr: { menu: 'Meni', calculator: 'Kreditni kalkulator', nearMe: 'U blizini', poweredBy: 'Pokreće' },
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of LANGUAGES)
    test(`every route is in its layout, and notices have their place in all but the splash, in ${language.name} [LAY-04, LAY-06]`, async ({
      page,
    }) => {
      await page.route(/./, (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.abort(),
      )
      for (const [layout, paths] of Object.entries(ROUTES))
        for (const path of paths) {
          await page.goto(localised(path, language), { waitUntil: 'domcontentloaded' })
          const frame = page.locator('[data-layout]')
          await expect(frame, path).toHaveAttribute('data-layout', layout)
          const notices = frame.locator('> [aria-live="polite"]')
          await expect(notices, path).toHaveCount(layout === 'splash' ? 0 : 1)
        }
    })
})

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const buyer = listWords(language)
  const at = (path: string) => localised(path, language)
  const calculator = calculatorWords(language).title

  test(`the default layout: app bar, menu, calculator, and the download card once there is an apartment, in ${language.name} [LAY-01]`, async ({
    page,
  }) => {
    await page.goto(at('/building'))
    const bar = page.getByRole('banner')
    await (await hydrated(bar.getByRole('button', { name: words.calculator }))).click()
    await expect(page.getByRole('dialog', { name: calculator })).toBeVisible()
    await page.keyboard.press('Escape')

    await page.setViewportSize(PHONE)
    await bar.getByRole('button', { name: words.menu }).click()
    const menu = page.getByRole('dialog', { name: words.menu })
    await menu.getByRole('button', { name: words.calculator }).click()
    await expect(page.getByRole('dialog', { name: calculator })).toBeVisible()

    // The one default screen about an apartment leads on to that apartment's own (RTE-07).
    await page.evaluate((id) => sessionStorage.setItem('selectedApartment', String(id)), APARTMENT.id)
    await page.goto(at('/apartment'))
    await expect(page).toHaveURL(at(`${BUILDING}/apartment/${APARTMENT.id}`))
    await (await hydrated(bar.getByRole('button', { name: words.menu }))).click()
    const { downloads } = apartmentWords(language)
    await menu.getByRole('button', { name: downloads }).click()
    await expect(page.getByRole('dialog', { name: downloads })).toContainText(`${APARTMENT.name}-plan.svg`)
  })

  test(`the map layout: both bars, every card and dialog, notices, watermark and version, in ${language.name} [LAY-02]`, async ({
    page,
    context,
  }) => {
    const bar = page.getByRole('banner')
    const bottom = page.locator('[data-bottom-bar]')
    const tool = (name: string) => bar.getByRole('button', { name: new RegExp(`^${name}`) })
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

    await test.step('on a masterplan no filters', async () => {
      await page.goto(at('/masterplan/1'))
      await expect(bottom.getByRole('combobox')).toBeVisible()
      await expect(page.locator('[data-filter-title]')).toHaveCount(0)
      await (await hydrated(tool(buyer.favourites))).click()
      await expect(page.locator('section[data-type="info"]')).toBeVisible()
    })

    await stayLoggedIn(context, await newUser('sees no prices'))
    await openPicture(page, at(`${BUILDING}?apartment=${APARTMENT.id}`))
    const watermark = page.locator('footer', { hasText: 'Belvedere' })
    await expect(watermark).toContainText(`${words.poweredBy} Belvedere`)
    await expect(watermark).toContainText('v 1.0')

    await page.locator('[data-preview="apartment"]').getByRole('button', { name: buyer.askForPrice }).click()
    await expect(dialog(askWords(language).title)).toBeVisible()
    await page.keyboard.press('Escape')
    for (const [opener, opened] of [
      [buyer.favourites, buyer.favourites],
      [buyer.compare, buyer.compare],
      [words.calculator, calculator],
    ] as const) {
      await tool(opener).click()
      await expect(dialog(opened)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(opened)).toHaveCount(0)
    }
    await bottom.locator('[data-filter-title="status"]').click()
    await expect(page.locator('[data-filter-card="status"]')).toBeVisible()
    // There is one project, and a map of it alone is no help (BUY-01).
    await expect(bottom.getByRole('button', { name: words.nearMe })).toHaveCount(0)
    await bottom.locator('[data-filter-title="search"]').click()
    await expect(page.locator('[data-name-search]')).toBeVisible()
  })
}

test('the special layout has notices and panels, too [LAY-06]', async ({ page }) => {
  await page.goto('/inspire')
  const bar = page.getByRole('banner')
  await (await hydrated(bar.getByRole('button', { name: /^Favourites/ }))).click()
  await expect(page.locator('section[data-type="info"]')).toContainText(
    listWords(english).favouritesNotice[1],
  )
  await bar.getByRole('button', { name: WORDS.en.calculator }).click()
  await expect(page.getByRole('dialog', { name: calculatorWords(english).title })).toBeVisible()
})

test('a screen changes at 550, 600 and 960 px [LAY-05]', async ({ page }) => {
  const sized = (width: number) => page.setViewportSize({ width, height: 900 })
  await sized(549)
  await page.goto(`${BUILDING}?apartment=${APARTMENT.id}`)
  const card = page.locator('section[data-preview="apartment"]')
  const cardWidth = async () => (await card.boundingBox())?.width
  await expect.poll(cardWidth, 'the whole width less 24').toBe(549 - 24)
  await sized(550)
  await expect.poll(cardWidth).toBe(316)

  const bar = page.getByRole('banner')
  const menu = bar.getByRole('button', { name: WORDS.en.menu })
  const calculator = bar.getByRole('button', { name: WORDS.en.calculator })
  await sized(599)
  await expect(menu).toBeVisible()
  await expect(calculator).toBeHidden()
  await sized(600)
  await expect(menu).toBeHidden()
  await expect(calculator).toBeVisible()

  await sized(959)
  await page.goto(`${BUILDING}/search`)
  await expect(page.getByRole('complementary')).toBeHidden()
  await sized(960)
  await expect(page.getByRole('complementary')).toBeVisible()
})

test('on a phone a sheet reaches up to the picture, however little it says', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const path of ['/email-verified?token=none', '/ForgotPassword', '/login']) {
    await page.goto(path)
    const [sheet, picture] = [page.getByRole('main'), page.locator('[data-behind="account"] img')]
    await expect(sheet).toBeVisible()
    const [top, bottom] = await Promise.all([
      sheet.evaluate((element) => element.getBoundingClientRect().top),
      picture.evaluate((element) => element.getBoundingClientRect().bottom),
    ])
    expect(top, path).toBeLessThan(bottom)
  }
})
