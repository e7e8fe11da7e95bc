import type { Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { askWords } from './support/buyer-words.ts'
import { contrastsOnPicture } from './support/contrast.ts'
import { byId, project as riva, suton } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { expectNoJump } from './support/layout-shift.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { stageOf } from './support/viewer.ts'

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(120_000)

const MASTERPLAN = '/masterplan/21'
const BUILDING = `${MASTERPLAN}/building/31`
const HOME = byId(suton.apartments, 2107)
const APARTMENT = `${BUILDING}/apartment/${HOME.id}`

/** What makes the face: both projects set or keep every one of these. */
const TOKENS = [
  'accent',
  'on-accent',
  'paper',
  'ink',
  'field',
  'error',
  'shade',
  'bright',
  'font-display',
  'font-ui',
]
const ON_PICTURE = ['header h1', 'header h1 + p', 'footer span', 'nav a span', '[data-chip-of] span']
const LEAST = 4.5

const hostOf = (baseURL: string | undefined) => `http://suton.localhost:${new URL(baseURL ?? '').port}`

for (const language of LANGUAGES)
  test(`a second project wears a face of its own on every screen, readable by all, in ${language.name} [GEN-04]`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const open = (path: string) => page.goto(`${hostOf(baseURL)}${localised(path, language)}`)
    const heading = page.getByRole('heading', { level: 1 })
    const { project, masterplans, buildings } = suton

    await open('/splash')
    await expect(heading).toHaveText(project.name)
    await expect(page.getByText(project.slogan[language.key])).toBeVisible()
    await page.waitForLoadState('load')
    await axeFindsNothing(page, 'splash')
    await expectReadable(page, ['h1', 'h1 + p'])

    await open(MASTERPLAN)
    await expect(heading).toHaveText(byId(masterplans, 21).name[language.key])
    await expect(stageOf(page)).toBeVisible()
    for (const { name } of buildings)
      await expect(page.getByRole('link', { name: new RegExp(`^${name[language.key]},`) })).toBeVisible()
    await expectNoJump(page, 'its typefaces move nothing')
    await axeFindsNothing(page, 'masterplan')
    await expectReadable(page, ON_PICTURE)

    await open(`${MASTERPLAN}/view/52`)
    await expect(stageOf(page)).toBeVisible()
    await expectReadable(page, ON_PICTURE)

    await open(BUILDING)
    await expect(heading).toHaveText(byId(buildings, 31).name[language.key])
    await expect(stageOf(page)).toBeVisible()
    await expect(page.locator('svg [data-shape-id^="21"]')).toHaveCount(8)
    await axeFindsNothing(page, 'building')
    await expectReadable(page, ON_PICTURE)

    await open(APARTMENT)
    await expect(heading).toHaveText(HOME.name)
    await axeFindsNothing(page, 'apartment')
    const words = askWords(language)
    await (await hydrated(page.getByRole('button', { name: words.title }))).click()
    const form = page.getByRole('dialog', { name: words.title })
    await expect(form.getByText(HOME.name)).toBeVisible()
    await axeFindsNothing(page, 'ask panel')
    await form.getByRole('button', { name: words.send }).click()
    await expect(form.getByLabel(words.firstName, { exact: true })).toHaveAccessibleDescription(
      words.required,
    )
    await axeFindsNothing(page, 'ask panel with errors')

    expect(await page.evaluate(() => document.body.innerText)).not.toContain(riva.name)
    expect(asked.filter((url) => /\/projects\/1[/?]|\/masterplans\/[1-4]\b/.test(url))).toEqual([])
    expect(
      asked.filter((url) => /newsreader|hanken/.test(url)),
      'only the faces that are worn are loaded',
    ).toEqual([])
  })

test('a house that a narrow window cuts off keeps its name in the window [GEN-04]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${hostOf(baseURL)}${MASTERPLAN}`)
  await expect(stageOf(page)).toBeVisible()
  for (const { id } of suton.buildings)
    await expect(page.locator(`[data-chip-of="building-${id}"] > div`).first()).toBeInViewport({ ratio: 1 })
})

test('it is the same product: the two hosts differ by the project’s tokens alone [GEN-04]', async ({
  page,
  baseURL,
}) => {
  await page.goto('/masterplan/1')
  const ofRiva = await tokensOf(page)
  const sheets = await stylesheetsOf(page)
  const bars = page.locator('head meta[name="theme-color"]')
  await expect(bars.and(page.locator('[media*="light"]'))).toHaveAttribute('content', ofRiva.paper ?? '')
  await page.goto(`${hostOf(baseURL)}${MASTERPLAN}`)
  const ofSuton = await tokensOf(page)
  for (const token of TOKENS) expect(ofSuton[token], token).not.toBe(ofRiva[token])
  for (const bar of await bars.all()) await expect(bar).toHaveAttribute('content', ofSuton.paper ?? '')
  await expect(bars).toHaveCount(2)
  await expect(page.locator('body')).toHaveCSS('font-family', /^"Figtree Variable"/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
    'font-family',
    /^"Bricolage Grotesque Variable"/,
  )
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(33, 26, 45)')
  expect(await stylesheetsOf(page)).toEqual(
    sheets.map((href) => href.replace('/projects/1/', '/projects/2/')),
  )
})

async function expectReadable(page: Page, selectors: readonly string[]): Promise<void> {
  const texts = await contrastsOnPicture(page, selectors)
  expect(texts.length).toBeGreaterThanOrEqual(2)
  const faint = texts.filter(({ contrast }) => contrast < LEAST)
  expect(faint.map(({ text, contrast }) => `${text}: ${contrast.toFixed(2)}`)).toEqual([])
}

function tokensOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate((names) => {
    const style = getComputedStyle(document.documentElement)
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]))
  }, TOKENS)
}

/** The built ones and the project's; its version is its own. */
async function stylesheetsOf(page: Page): Promise<string[]> {
  // The faces come after the first paint.
  await page.locator('head link[rel="stylesheet"][href*="/fonts-"]').waitFor({ state: 'attached' })
  const hrefs = await page
    .locator('head link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return hrefs.map((href) => href.replace(/\?version=\d+/, '')).toSorted()
}
