import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES, type Language, serbian } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const UNKNOWN = [
  '/nowhere',
  '/masterplans/1',
  '/masterplan/1/view',
  '/masterplan/1/view/1/more',
  '/masterplan/2/building',
  '/masterplan/2/building/1/apartment',
  '/masterplan/2/building/1/apartment/1045/plan',
  '/home/page',
  '/map/1',
  '/splash/2',
  '/rsx',
  '/RS',
  '/RS/map',
  '/Map',
  '/Masterplan/1',
  '/masterplan/2/Building/1',
  '/en',
  '/index.php',
  '/%C5%A1etali%C5%A1te',
  '/a/b/c/d/e/f/g',
]

/** Riva has the masterplans 1 to 4, the buildings 1 to 8, the views 1 to 23, the apartments 1001 to 1828. */
const NOT_THERE = {
  'an id that does not exist': [
    '/masterplan/5',
    '/masterplan/99999999',
    '/masterplan/5/view/1',
    '/masterplan/2/building/9',
    '/masterplan/2/building/1/apartment/1829',
    '/masterplan/2/building/9/apartment/1001',
    '/masterplan/5/building/1',
  ],
  'an id under the wrong parents': [
    '/masterplan/1/building/1',
    '/masterplan/3/building/1',
    '/masterplan/3/building/1/7',
    '/masterplan/3/building/1/apartment/1045',
    '/masterplan/2/building/2/apartment/1045',
    '/masterplan/3/building/3/apartment/1045',
  ],
  'a view of something else, or of nothing': [
    '/masterplan/1/view/4',
    '/masterplan/1/view/7',
    '/masterplan/1/view/24',
    '/masterplan/1/view/101',
    '/masterplan/2/building/1/8',
    '/masterplan/2/building/1/1',
    '/masterplan/2/building/1/1045',
  ],
  'what is no id at all': [
    '/masterplan/0',
    '/masterplan/-1',
    '/masterplan/01',
    '/masterplan/1.0',
    '/masterplan/1e0',
    '/masterplan/one',
    '/masterplan/1%20',
    '/masterplan/9007199254740993',
    '/masterplan/2147483648',
    '/masterplan/1/view/first',
    '/masterplan/2/building/x',
    '/masterplan/2/building/1/x',
    '/masterplan/x/building/1',
    '/masterplan/2/building/1/apartment/R1-504',
    '/masterplan/2/building/1/apartment/2147483648',
  ],
}

/** All that a visitor's screen may fail on. */
const SCREENS = [
  '/home',
  '/map',
  '/masterplan/1',
  '/masterplan/1/view/2',
  '/masterplan/2/building/1',
  '/masterplan/2/building/1/16',
  '/masterplan/2/building/1/apartment/1045',
]

async function expectNotFound(page: Page, path: string, language: Language) {
  const response = await page.goto(localised(path, language))
  expect(response?.status(), path).toBe(404)
  await expectErrorPage(page, language, language.words.notFound)
}

async function expectErrorPage(page: Page, language: Language, title: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const home = page.getByRole('link', { name: language.words.homePage, exact: true })
  await expect(home).toHaveAttribute('href', localised('/', language))
  await expect(page.locator('html')).toHaveAttribute('lang', language.lang)
}

test.describe('in the HTML itself, before any script', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(async ({ page }) => {
    await page.route(/\/(assets|files|api|th-server)\//, (route) => route.abort())
  })

  for (const language of LANGUAGES) {
    test(`an unknown route answers 404 and says so in ${language.name} [GEN-09${language === serbian ? ', GEN-11' : ''}]`, async ({
      page,
    }) => {
      for (const path of UNKNOWN) await expectNotFound(page, path, language)
    })

    for (const [what, paths] of Object.entries(NOT_THERE))
      test(`${what} is a 404 in ${language.name} [GEN-17]`, async ({ page }) => {
        for (const path of paths) await expectNotFound(page, path, language)
      })
  }
})

for (const language of LANGUAGES)
  test(`the link of the error page leads home in ${language.name} [GEN-09]`, async ({ page }) => {
    await expectNotFound(page, '/nowhere', language)
    await page.getByRole('link', { name: language.words.homePage }).click()
    await expect(page).toHaveURL(localised('/masterplan/1', language))
  })

for (const { language, title, id } of [
  { language: english, title: 'An error occurred', id: 'GEN-10' },
  { language: serbian, title: '500', id: 'GEN-11' },
])
  test(`any screen that fails on the server shows "${title}" and the way home in ${language.name} [${id}]`, async ({
    page,
    scratch,
  }) => {
    const { origin, sql } = await scratch()
    await sql('revoke select on all tables in schema public from belvedere_visitor')
    for (const path of SCREENS) {
      const response = await page.goto(`${origin}${localised(path, language)}`)
      expect(response?.status(), path).toBe(500)
      await expectErrorPage(page, language, title)
    }
  })

for (const { language, failure, title, id } of [
  { language: english, failure: 503, title: 'An error occurred', id: 'GEN-10' },
  { language: english, failure: 'no connection', title: 'An error occurred', id: 'GEN-10' },
  { language: serbian, failure: 503, title: '503', id: 'GEN-11' },
  { language: serbian, failure: 'no connection', title: '500', id: 'GEN-11' },
])
  test(`a screen that fails on the way there (${failure}) shows "${title}" in ${language.name} [${id}]`, async ({
    page,
  }) => {
    await page.goto(localised('/home', language))
    await page.route('**/api/v1/frontend/masterplans/**', (route) =>
      typeof failure === 'number' ? route.fulfill({ status: failure }) : route.abort(),
    )
    await (await hydrated(page.getByRole('link', { name: language.words.enter }))).click()
    await expectErrorPage(page, language, title)
  })
