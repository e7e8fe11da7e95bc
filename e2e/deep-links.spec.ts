import type { APIRequestContext, Page } from '@playwright/test'
import { LANGUAGES, type Language } from './support/languages.ts'
import { localised, SCREENS, type Screen } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// What is read here is in the HTML itself: no script runs, and pictures would only cost time.
test.use({ javaScriptEnabled: false })
test.beforeEach(async ({ page }) => {
  await page.route(/\/(assets|files|api|th-server)\//, (route) => route.abort())
})

for (const language of LANGUAGES)
  for (const [id, screens] of Map.groupBy(SCREENS, (screen) => screen.id))
    test(`${namesOf(screens)}: server-rendered in ${language.name}, with a title, description and share picture of its own [${id}, RTE-29]`, async ({
      page,
      request,
    }) => {
      const titles = new Map<string, string>()
      for (const screen of screens)
        await test.step(screen.name, async () => {
          await expectScreen(page, screen, language)
          await expectHead(page, screen, language)
          await expectSharePicture(page, request)
          titles.set(screen.heading(language), await page.title())
        })
      expect(new Set(titles.values()).size, 'each has a title of its own').toBe(titles.size)
    })

async function expectScreen(page: Page, screen: Screen, language: Language) {
  const response = await page.goto(localised(screen.path, language))
  expect(response?.status()).toBe(200)
  await expect(page.locator('html')).toHaveAttribute('lang', language.lang)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screen.heading(language))
  for (const words of screen.says(language)) await expect(page.locator('body')).toContainText(words)
  if (screen.picture) await expect(page.getByRole('img', { name: screen.picture(language) })).toBeAttached()
}

async function expectHead(page: Page, screen: Screen, language: Language) {
  expect(await page.title()).toContain(screen.heading(language))
  const description = await page.locator('head meta[name="description"]').getAttribute('content')
  expect(description).toContain(screen.description(language))
}

async function expectSharePicture(page: Page, request: APIRequestContext) {
  const address = await page.locator('head meta[property="og:image"]').getAttribute('content')
  expect(address, 'previews ask for an absolute address').toMatch(/^http:\/\/localhost:\d+\//)
  const picture = await request.get(address ?? '')
  expect(picture.status()).toBe(200)
  expect(picture.headers()['content-type']).toMatch(/^image\//)
}

function namesOf(screens: readonly Screen[]): string {
  const [first, ...rest] = screens.map(({ name }) => name)
  return rest.length ? `${first} to ${rest.at(-1)}` : `${first}`
}
