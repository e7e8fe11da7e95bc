import type { Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { type Apartment, apartments } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { openPicture, shape } from './support/viewer.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SEARCH = '/masterplan/2/building/1/search'
const FLATS = apartments.filter(({ building }) => building === 1)

const WORDS = {
  en: {
    count: (count: number) => `${count} apartments`,
    none: 'No apartment matches. Widen a range or reset the filters.',
    resetAll: 'Reset all',
    smallest: 'Smallest first',
    available: /^Available/,
    filters: /^Filters/,
    allApartments: 'All apartments',
  },
  sr: {
    count: (count: number) => `${count} ${count % 10 >= 2 && count % 10 <= 4 ? 'stana' : 'stanova'}`,
    none: 'Nijedan stan ne odgovara. Proširite opseg ili poništite filtere.',
    resetAll: 'Poništi sve',
    smallest: 'Prvo najmanji',
    available: /^Slobodan/,
    filters: /^Filteri/,
    allApartments: 'Svi stanovi',
  },
}

const cards = (page: Page) => page.locator('[data-apartment]')
const names = (list: readonly Apartment[]) =>
  list.map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
const STATUSES = ['available', 'pending-reservation', 'reserved', 'sold', 'unavailable']
const buyableFirst = (list: readonly Apartment[]) =>
  STATUSES.flatMap((status) => names(list.filter((flat) => flat.status === status)))

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`the building's list is filtered by its address, from the server on, in ${language.name} [RTE-26] [FLT-11] [FLT-14] [FLT-09]`, async ({
    page,
    request,
  }) => {
    const address = `${localised(SEARCH, language)}?status=available&floor=3..4`
    const found = FLATS.filter(({ status, floor }) => status === 'available' && floor >= 3 && floor <= 4)
    const html = await (await request.get(address)).text()
    for (const { name } of found) expect(html).toContain(`>${name}<`)
    for (const { name, floor } of FLATS) if (floor === 5) expect(html).not.toContain(`>${name}<`)

    await page.goto(address)
    const count = page.getByRole('heading', { level: 2 }).first()
    await expect(count).toHaveText(words.count(found.length))
    await expect(cards(page).getByRole('heading')).toHaveText(names(found))
    await expect(page.locator('[data-bottom-bar]'), 'no bottom bar here').toHaveCount(0)
    const panel = page.getByRole('complementary')
    expect((await panel.boundingBox())?.width).toBe(350)
    await axeFindsNothing(page)

    await hydrated(panel.getByRole('checkbox', { name: words.available }))
    await panel.getByRole('checkbox', { name: words.available }).uncheck()
    await expect(count).toHaveText(words.count(0))
    await expect(page.getByRole('main')).toContainText(words.none)
    await expect(page).toHaveURL(/status=none/)
    await page.getByRole('main').getByRole('button', { name: words.resetAll }).click()
    await expect(count).toHaveText(words.count(FLATS.length))
    await expect(page).toHaveURL(localised(SEARCH, language))

    await page.getByRole('combobox', { name: /.+/ }).last().selectOption({ label: words.smallest })
    await expect(page).toHaveURL(/order=area$/)
    await page.reload()
    const smallest = Math.min(...FLATS.map(({ area }) => Math.round(area)))
    await expect(cards(page).first()).toContainText(`${smallest}\u00a0m²`)
  })
}

test('a list begins with what can be bought, and can be had by name [RTE-26]', async ({ page, request }) => {
  const html = await (await request.get(SEARCH)).text()
  const listed = [...html.matchAll(/aria-pressed="false">(R1-\d+)</g)].map(([, name]) => name)
  expect(listed.length).toBeGreaterThan(20)
  expect(listed).toEqual(buyableFirst(FLATS).slice(0, listed.length))

  await page.goto(`${SEARCH}?floor=1..2`)
  const low = FLATS.filter(({ floor }) => floor <= 2)
  const order = await hydrated(page.getByRole('combobox', { name: 'Order' }))
  await order.selectOption({ label: 'By name' })
  await expect(cards(page).first().getByRole('heading')).toHaveText(names(low)[0] ?? '')
})

test('a sold apartment offers a similar one, on its card before it is asked about, on its page instead [CRD-03]', async ({
  page,
}) => {
  const sold = FLATS.find(({ status }) => status === 'sold')
  if (!sold) throw new Error('Nothing is sold')
  const free = FLATS.filter(
    ({ status, apartmentTypeId }) => status === 'available' && apartmentTypeId === sold.apartmentTypeId,
  )
  for (const [path, isCard] of [
    [`?apartment=${sold.id}`, true],
    [`/apartment/${sold.id}`, false],
  ] as const) {
    await page.goto(`/masterplan/2/building/1${path}`)
    const similar = await hydrated(page.getByRole('link', { name: 'Find a similar one' }))
    const ask = page.getByRole('button', { name: 'Ask for price' })
    await expect(ask).toHaveCount(isCard ? 1 : 0)
    if (isCard) {
      const [first, second] = [await similar.boundingBox(), await ask.boundingBox()]
      expect((first?.y ?? 0) <= (second?.y ?? 0) && (first?.x ?? 0) <= (second?.x ?? 0)).toBe(true)
    }
    await similar.click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(WORDS.en.count(free.length))
  }
})

test('on a phone a sold flat stands free of its card, which has one way more [VIE-06]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const low = FLATS.filter(({ status, floor }) => status === 'sold' && floor === 2)[0]
  if (!low) throw new Error('Nothing is sold there')
  await openPicture(page, `/masterplan/2/building/1?apartment=${low.id}`)
  await expect(page.getByRole('link', { name: 'Find a similar one' })).toBeVisible()
  const bottomOf = async () => {
    const box = await shape(page, String(low.id)).boundingBox()
    return box ? box.y + box.height : Number.POSITIVE_INFINITY
  }
  const card = await page.locator('[data-preview="apartment"]').boundingBox()
  await expect.poll(bottomOf).toBeLessThan(card?.y ?? 0)
})

test('on a phone the filters come as a sheet with Reset all and Close [FLT-09] [BAR-06]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${SEARCH}?floor=8..8`)
  const top = FLATS.filter(({ floor }) => floor === 8)
  await expect(cards(page)).toHaveCount(top.length)
  await expect(page.locator('[data-bottom-bar]')).toHaveCount(0)
  const opener = await hydrated(page.getByRole('button', { name: WORDS.en.filters }))
  await opener.click()
  const sheet = page.getByRole('dialog')
  expect((await sheet.boundingBox())?.width).toBe(350)
  await axeFindsNothing(page)
  await sheet.getByRole('button', { name: 'Reset all' }).click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(WORDS.en.count(FLATS.length))
  await expect(page).toHaveURL(SEARCH)
})

test('the list narrows to a unit found by name, and widens again [FLT-08] [FLT-14]', async ({ page }) => {
  await page.goto(SEARCH)
  const field = await hydrated(page.getByRole('combobox', { name: 'Find a unit by name' }))
  await field.fill('R1-208')
  await page.getByRole('option', { name: /R1-208/ }).click()
  await expect(cards(page).getByRole('heading')).toHaveText(['R1-208'])
  await expect(page).toHaveURL(/apartments=\d+$/)
  await page.getByRole('button', { name: 'Remove the filter: R1-208' }).click()
  await expect(cards(page)).not.toHaveCount(1)
})

for (const language of LANGUAGES)
  test(`all apartments of the project stand in one list, across its buildings, in ${language.name} [RTE-08]`, async ({
    page,
    baseURL,
  }) => {
    const words = WORDS[language.key]
    await page.goto(localised('/apartmentSearch', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.allApartments)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(words.count(apartments.length))
    await hydrated(page.getByRole('complementary').getByRole('checkbox').first())
    const last = buyableFirst(apartments).at(-1)
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(cards(page).last()).toContainText(String(last), { timeout: 500 })
    }).toPass()
    expect(await cards(page).count(), 'only those in sight exist').toBeLessThan(60)

    const several = (baseURL ?? '').replace('localhost', 'all.localhost')
    await page.goto(`${several}${localised('/apartmentSearch', language)}`)
    await expect(page, 'where there are several projects it must be said whose').toHaveURL(
      `${several}${localised('/map', language)}`,
    )
    await page.goto(`${several}${localised('/apartmentSearch?projectId=1&type=6', language)}`)
    const duplexes = apartments.filter(({ apartmentTypeId }) => apartmentTypeId === 6)
    await expect(cards(page).getByRole('heading')).toHaveText(buyableFirst(duplexes))
  })
