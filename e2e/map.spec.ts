import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { byId, everyProject, neighbours, project } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES, type Language } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { watch } from './support/watch.ts'

// The camera jumps, so nothing has to be waited for.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 120_000 })

const WORDS = {
  en: {
    search: 'Search a country, region or place',
    nearMe: 'Near Me',
    explore: 'Explore project',
    soon: 'Its apartments can be seen here soon.',
    website: 'Visit the website',
    all: 'All projects',
    nothing: 'No place found',
    zoomInto: (count: number) => `${count} projects here: zoom in`,
  },
  sr: {
    search: 'Pretražite državu, region ili mesto',
    nearMe: 'U blizini',
    explore: 'Pogledajte projekat',
    soon: 'Stanovi će uskoro moći da se pogledaju ovde.',
    website: 'Posetite sajt',
    all: 'Svi projekti',
    nothing: 'Nijedno mesto nije pronađeno',
    zoomInto: (count: number) => `${count} projekta ovde: uvećajte`,
  },
}
const PLACES = '**/api/v1/public/places?*'
const SMALL = [
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]

const several = (baseURL: string | undefined) => `http://all.localhost:${new URL(baseURL ?? '').port}`
const bar = (page: Page, { key }: Language) =>
  page.getByRole('navigation').getByRole('combobox', { name: WORDS[key].search })
const pin = (page: Page, id: number) => page.locator(`[data-point="${id}"]`)
const clusters = (page: Page) => page.locator('[data-cluster]')

/** Drawn by a processor alone, the first picture of a map takes its time; so does the first look into the gazetteer. */
const patiently = expect.configure({ timeout: 30_000 })

async function openMap(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await patiently(page.locator('[data-map="ready"]')).toBeAttached()
}

for (const language of LANGUAGES)
  test(`the map leads from a cluster to a project, and on to a building, in ${language.name} [RTE-04, LOC-03]`, async ({
    page,
    baseURL,
  }) => {
    const words = WORDS[language.key]
    const { hosts, complaints } = watch(page)
    const origin = several(baseURL)
    await openMap(page, `${origin}${localised('/map', language)}`)
    await patiently(clusters(page).first()).toBeVisible()
    const counted = await clusters(page).evaluateAll((discs) => discs.map((disc) => Number(disc.textContent)))
    const alone = await page.locator('[data-point]').count()
    expect(
      counted.reduce((sum, count) => sum + count, alone),
      'every published project, alone or in a cluster',
    ).toBe(everyProject.length)

    // Riva and two neighbours in Belgrade: nearer by nearer, until they stand apart.
    const belgrade = page.getByRole('button', { name: words.zoomInto(3) })
    const { width = 0 } = (await belgrade.boundingBox()) ?? {}
    expect(width, 'the smallest of the three discs').toBe(44)
    await belgrade.click()
    await expect(belgrade).toBeHidden()
    await expect(async () => {
      if (!(await pin(page, 1).isVisible())) await clusters(page).first().click({ timeout: 1_000 })
      await expect(pin(page, 1)).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 30_000 })
    await expect(pin(page, 1)).toHaveText(project.name)
    const axe = await new AxeBuilder({ page }).analyze()
    expect(axe.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([])

    await pin(page, 1).click()
    const card = page.locator('[data-card="project"]')
    await expect(card.getByRole('heading', { name: project.name })).toBeVisible()
    await expect(pin(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(card).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(pin(page, 1), 'the focus comes back').toBeFocused()
    await page.keyboard.press('Enter')
    await card.getByRole('link', { name: words.explore }).click()
    await expect(page).toHaveURL(`${origin}${localised('/masterplan/1', language)}`)
    await page.locator('[data-shape-id="building-1"]').press('Enter')
    await patiently(page).toHaveURL(`${origin}${localised('/masterplan/2/building/1', language)}`)
    expect([...hosts], 'no other host is asked').toEqual([new URL(origin).host])
    expect(complaints).toEqual([])
  })

for (const language of LANGUAGES)
  test(`a project that cannot be explored yet leads to its website, or says that it comes, in ${language.name} [LOC-03]`, async ({
    page,
    baseURL,
  }) => {
    const words = WORDS[language.key]
    await openMap(page, `${several(baseURL)}${localised('/map', language)}?lat=45.25&lng=19.84&zoom=12`)
    const card = page.locator('[data-card="project"]')
    await patiently(pin(page, 103)).toBeVisible()
    await pin(page, 103).click()
    await expect(card.getByText(words.soon)).toBeVisible()
    await expect(card.getByRole('link')).toHaveCount(0)

    const website = 'https://savski-vidik.example/'
    await page.route('**/api/v1/frontend/projects/104*', (route) =>
      route.fulfill({ json: { data: { type: 'project', id: 104, attributes: { media: [], website } } } }),
    )
    await pin(page, 104).click()
    await expect(card.getByRole('link', { name: words.website })).toHaveAttribute('href', website)
    await expect(card.getByText(words.soon)).toHaveCount(0)
  })

for (const language of LANGUAGES)
  test(`places are searched from the map, at most 5, each cut at 60 characters, in ${language.name} [LOC-01, BAR-11]`, async ({
    page,
    baseURL,
  }) => {
    const words = WORDS[language.key]
    await openMap(page, `${several(baseURL)}${localised('/map', language)}`)
    const search = bar(page, language)
    await search.fill('Novi Sad')
    await patiently(page.getByRole('option').first()).toContainText('Novi Sad')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/map\?lat=45\.2\d+&lng=19\.8\d+&zoom=12$/)
    for (const id of [103, 104]) await patiently(pin(page, id)).toHaveText(byId(neighbours, id).name)

    await search.fill('Novi')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(5)
    // What lies near what is shown, before the town in Michigan that is called just so.
    await expect(options.nth(0)).toContainText('Novi Sad')
    await expect(options.nth(1)).toContainText('Novi Beograd')
    await expect(options.filter({ hasText: 'Michigan' })).toHaveCount(1)
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await search.press('ArrowDown')
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
    await search.press('Escape')
    await expect(options).toHaveCount(0)

    // Whatever a geocoding service answers.
    const long = `Llan, ${'fairpwllgwyngyll '.repeat(6)}`
    await page.route(PLACES, (route) => route.fulfill({ json: { data: Array.from({ length: 7 }, place) } }))
    function place(_: unknown, i: number) {
      const attributes = {
        id: `p${i}`,
        type: 'place',
        name: 'Llan',
        description: long,
        latitude: 1,
        longitude: 1,
      }
      return { type: 'place', id: i, attributes }
    }
    await search.fill('Llan')
    await expect(options).toHaveCount(5)
    await expect(options.first()).toHaveText(`Llan${long.slice(0, 60).replace('Llan, ', '')}`)

    await page.route(PLACES, (route) => route.abort())
    await search.fill('Llanf')
    await expect(page.getByText(words.nothing)).toBeVisible()
    await expect(options).toHaveCount(0)
  })

test('a geocoder that fails is logged and breaks nothing [GEN-16, LOC-01]', async ({ page, baseURL }) => {
  const { complaints } = watch(page)
  await openMap(page, `${several(baseURL)}/map?lat=43.3236&lng=21.8914&zoom=12`)
  await page.route(PLACES, (route) => route.fulfill({ status: 503 }))
  await bar(page, english).fill('Novi')
  await expect(page.getByText(WORDS.en.nothing)).toBeVisible()
  expect(complaints.some((complaint) => complaint.includes('Places cannot be looked up'))).toBe(true)
  await bar(page, english).press('Escape')
  await pin(page, 105).click()
  await expect(page.locator('[data-card="project"]')).toContainText(byId(neighbours, 105).name)
})

test.describe('Near Me', () => {
  const nis = { latitude: 43.32, longitude: 21.89 }

  for (const language of LANGUAGES)
    test(`presses the map’s locate control, in ${language.name} [LOC-02]`, async ({
      page,
      baseURL,
      context,
    }) => {
      const origin = several(baseURL)
      await context.grantPermissions(['geolocation'], { origin })
      await context.setGeolocation(nis)
      await openMap(page, `${origin}${localised('/map?lat=48.2&lng=16.4&zoom=9', language)}`)
      await patiently(pin(page, 110)).toBeVisible()
      await page.getByRole('navigation').getByRole('button', { name: WORDS[language.key].nearMe }).click()
      await expect(page.locator('.maplibregl-user-location-dot')).toBeVisible()
      await patiently(pin(page, 105), 'the map is where the visitor is').toBeInViewport()
      await expect(pin(page, 110)).toHaveCount(0)
    })

  test('goes to the map first where none is shown [LOC-02]', async ({ page, baseURL, context }) => {
    const origin = several(baseURL)
    await context.grantPermissions(['geolocation'], { origin })
    await context.setGeolocation(nis)
    await page.goto(`${origin}/masterplan/1`)
    await (await hydrated(page.getByRole('button', { name: WORDS.en.nearMe }))).click()
    await expect(page).toHaveURL(`${origin}/map?locate`)
    await patiently(pin(page, 105)).toBeInViewport()
    await expect(page.locator('.maplibregl-user-location-dot')).toBeVisible()
  })

  test('warns where the visitor does not want to be seen [LOC-02, NTF-01]', async ({
    page,
    baseURL,
    context,
  }) => {
    await context.clearPermissions()
    await openMap(page, `${several(baseURL)}/map?locate`)
    const warning = page.locator('section[data-type="warning"]')
    await patiently(warning).toContainText('We cannot see where you are')
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toHaveCount(0)
  })
})

test('the main search bar shows from medium width, and is disabled with only one project [BAR-11]', async ({
  page,
  baseURL,
}) => {
  const icon = page.getByRole('banner').getByRole('button', { name: WORDS.en.search })
  await openMap(page, '/map')
  await expect(bar(page, english)).toBeVisible()
  await expect(bar(page, english)).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('[data-disabled]')).toHaveCSS('opacity', '0.45')
  await expect(icon).toBeHidden()
  await page.goto('/masterplan/1')
  await expect(bar(page, english)).toHaveAttribute('aria-disabled', 'true')
  const lists = page.getByRole('navigation', { name: 'Places' }).getByRole('link')
  await expect(lists).toHaveText(['Buildings', 'All apartments'])
  await lists.first().click()
  await expect(page).toHaveURL(/\/building\?projectId=1$/)
  await page.goto(`${several(baseURL)}/masterplan/1`)
  await expect(bar(page, english)).not.toHaveAttribute('aria-disabled')

  for (const size of SMALL) {
    await page.setViewportSize(size)
    await openMap(page, `${several(baseURL)}/map`)
    await expect(bar(page, english)).toBeHidden()
    await icon.click()
    const overlay = page.getByRole('dialog')
    await expect(overlay.getByRole('button', { name: WORDS.en.nearMe })).toBeVisible()
    await expect(overlay.getByRole('combobox')).toBeFocused()
    await overlay.getByRole('combobox').fill('Novi Sad')
    await overlay.getByRole('option').first().click()
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL(/\/map\?lat=45/)
    await patiently(pin(page, 103)).toBeVisible()
  }
})

test.describe('where there is no map', () => {
  const lists = (page: Page) => page.getByRole('main').getByRole('listitem')

  test('for want of WebGL, the list of projects is the page [RTE-04]', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await page.goto(`${several(baseURL)}/map`)
    await expect(lists(page)).toHaveCount(everyProject.length)
    await page.getByRole('link', { name: new RegExp(`^${project.name}`) }).click()
    await expect(page).toHaveURL(/\/masterplan\/1$/)
  })

  test('for want of an answer from its worker too, which not every engine gives [RTE-04]', async ({
    page,
    baseURL,
  }) => {
    await page.route('**/maplibre-gl-worker*', (route) => route.abort())
    await page.goto(`${several(baseURL)}/map`)
    await expect(lists(page)).toHaveCount(everyProject.length)
  })

  test('for want of scripts too [RTE-04]', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${several(baseURL)}/rs/map`)
    await expect(lists(page).first()).toBeVisible()
    await expect(lists(page)).toHaveCount(everyProject.length)
    await context.close()
  })
})
