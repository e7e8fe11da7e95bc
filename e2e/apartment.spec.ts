import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { apartmentWords, askWords } from './support/buyer-words.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BUILDING = '/masterplan/2/building/1'
const PAGE = `${BUILDING}/apartment/1023`

for (const language of LANGUAGES)
  test(`the apartment page: files to take along, its neighbours, and a bar of its own, in ${language.name} [BAR-05, DWN-01]`, async ({
    page,
  }) => {
    const words = apartmentWords(language)
    await page.goto(localised(PAGE, language))
    const bar = page.getByRole('banner')
    const download = await hydrated(bar.getByRole('button', { name: words.download }))
    await download.click()
    const card = page.getByRole('dialog', { name: words.downloads })
    const row = card.getByRole('listitem')
    await expect(row).toHaveText(/R1-208-plan\.svg\d+ (Bytes|KB|MB)$/)
    await axeFindsNothing(page)
    const all = page.waitForEvent('download')
    await card.getByRole('link', { name: words.downloadAll }).click()
    expect((await all).suggestedFilename()).toBe('apartment-1023.zip')
    const one = page.waitForEvent('download')
    await row.getByRole('link').click()
    expect((await one).suggestedFilename()).toBe('R1-208-plan.svg')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(download).toBeFocused()

    // Only registered users have favourites.
    const heart = bar.getByRole('button', { name: words.addFavourite })
    await heart.click()
    await expect(heart).toBeVisible()
    await expect(page.locator('section[data-type="info"]')).toBeVisible()

    await page.goto(localised(PAGE, language))
    await (await hydrated(page.getByRole('link', { name: words.next }))).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R1-209')
    await page.getByRole('link', { name: words.previous }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R1-208')

    await bar.getByRole('button', { name: language.words.close }).click()
    await expect(page).toHaveURL(localised(BUILDING, language))
  })

for (const language of LANGUAGES)
  test(`what an apartment is offered together with stands on its page, in ${language.name} [RTE-27, API-54, API-80]`, async ({
    page,
  }) => {
    const words = apartmentWords(language)
    await page.goto(localised(`${BUILDING}/apartment/1052`, language))
    const packages = page.getByRole('region', { name: words.packages })
    await expect(packages).toContainText(words.twoOnOneLanding)
    await expect(packages).not.toContainText('€')
    await axeFindsNothing(page)
    await (await hydrated(packages.getByRole('link', { name: 'R1-408' }))).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R1-408')
    await expect(packages.getByRole('link', { name: 'R1-407' })).toBeVisible()
    await page.goto(localised(PAGE, language))
    await expect(packages).toHaveCount(0)
  })

test('files that cannot be had are not said to be none [DWN-01]', async ({ page }) => {
  const words = apartmentWords(LANGUAGES[0])
  await page.goto(PAGE)
  await page.route('**/api/v1/frontend/apartments/1023/pois*', (route) => route.abort())
  await (await hydrated(page.getByRole('banner').getByRole('button', { name: words.download }))).click()
  const card = page.getByRole('dialog', { name: words.downloads })
  await expect(card.getByRole('alert')).toHaveText('Please try again in a moment.')
  await expect(card.getByRole('link')).toHaveCount(0)
})

test('the plan comes closer by buttons, wheel and keys, never leaves its frame, and gives way to pictures [RTE-27]', async ({
  page,
}) => {
  const words = apartmentWords(LANGUAGES[0])
  await page.goto(PAGE)
  const stage = await hydrated(page.getByRole('group', { name: /^Picture of R1-208/ }))
  expect(await zoomOf(stage)).toBe(1)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(await zoomOf(stage)).toBe(1.5)
  await page.getByRole('button', { name: 'Zoom out' }).click()
  expect(await zoomOf(stage)).toBe(1)
  await stage.hover()
  await page.mouse.wheel(0, -600)
  await expect.poll(() => zoomOf(stage)).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Show the whole picture' }).click()
  expect(await zoomOf(stage)).toBe(1)
  await stage.focus()
  await page.keyboard.press('+')
  expect(await zoomOf(stage)).toBe(1.5)
  for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowLeft')
  const frame = await stage.boundingBox()
  const picture = await stage.locator('> div').boundingBox()
  expect(Math.round(picture?.x ?? 0)).toBe(Math.round(frame?.x ?? -1))

  const choice = page.getByRole('button', { name: words.pictures, exact: true })
  await choice.click()
  await expect(page.getByRole('img', { name: 'River side' })).toBeVisible()
  await page.getByRole('button', { name: 'Courtyard side' }).click()
  await expect(page.getByRole('img', { name: 'Courtyard side' })).toBeVisible()
  await axeFindsNothing(page)
  await page.getByRole('button', { name: words.plan, exact: true }).click()
  await expect(page.getByRole('img', { name: 'Floor plan of R1-208' })).toBeVisible()
})

test('on a phone everything one does is at the thumb, on dark paper too [BAR-05]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(PAGE)
  const ask = await hydrated(page.getByRole('button', { name: askWords(LANGUAGES[0]).title }))
  const box = await ask.boundingBox()
  expect(box?.y).toBeGreaterThan(844 * 0.85)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await axeFindsNothing(page)
  await ask.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await axeFindsNothing(page)
  await context.close()
})

for (const language of LANGUAGES)
  test(`/apartment leads to the apartment that was selected last, else to the search, in ${language.name} [RTE-07]`, async ({
    page,
  }) => {
    await page.goto(localised('/apartment', language))
    await expect(page).toHaveURL(localised('/apartmentSearch', language))
    await page.goto(localised(`${BUILDING}?apartment=1020`, language))
    await remembered(page, '1020')
    await page.goto(localised('/apartment', language))
    await expect(page).toHaveURL(localised(`${BUILDING}/apartment/1020`, language))
    await page.goto(localised(PAGE, language))
    await remembered(page, '1023')
    await page.goto(localised('/apartment', language))
    await expect(page).toHaveURL(localised(PAGE, language))
  })

const remembered = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(() => sessionStorage.getItem('selectedApartment'))).toBe(id)

const zoomOf = (stage: Locator) =>
  stage
    .locator('> div')
    .evaluate((element) => Math.round(new DOMMatrix(getComputedStyle(element).transform).a * 100) / 100)
