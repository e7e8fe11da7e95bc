import type { Page } from '@playwright/test'
import { byId, masterplans, project, everyProject as projects } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES, serbian } from './support/languages.ts'
import { PROCESSOR_TRACE, processorTime } from './support/processor-time.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const SPLASH_MAX_MS = 2000
/** Of them, what the processor may take for all that the page does until then. */
const WORK_MAX_MS = 800
const BEFORE = 'data:text/html,before'
const DEEP_LINKS = [
  '/home',
  '/map',
  '/masterplan/1',
  '/masterplan/1/view/2',
  '/masterplan/2/building/1',
  '/masterplan/2/building/1/16',
  '/masterplan/2/building/1/apartment/1045',
]

for (const language of LANGUAGES) {
  const start = localised('/', language)
  const masterplan = localised('/masterplan/1', language)

  test.describe('the splash', () => {
    // Neither a second try nor a better visit: what is measured does not depend on how busy the machine is.
    test.describe.configure({ retries: 0 })

    test(`${start} answers with the splash and replaces itself with the start masterplan within 2 s [GEN-08, NAV-01, RTE-01]`, async ({
      page,
      browser,
      baseURL,
    }) => {
      await page.addInitScript(stampReplaced)
      await page.clock.install({ time: '2026-01-01T12:00:00' })
      await page.clock.pauseAt('2026-01-01T12:01:00')
      await page.goto(BEFORE)
      await browser.startTracing(page, PROCESSOR_TRACE)
      const response = await page.goto(start, { waitUntil: 'commit' })
      const html = (await response?.text()) ?? ''
      expect(html).toContain('role="progressbar"')
      expect(html).toContain(`>${project.name}</h1>`)
      await hydrated(page.getByRole('heading', { level: 1 }))
      expect(page.url(), 'it stays until it has been seen').toBe(`${baseURL}${start}`)

      await page.clock.runFor(SPLASH_MAX_MS - WORK_MAX_MS)
      await expect(page, 'its own waits leave time for the work').toHaveURL(masterplan)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        byId(masterplans, 1).name[language.key],
      )
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      const worked = processorTime(await browser.stopTracing(), `${baseURL}${start}`, 'replaced')
      expect(worked).toBeLessThanOrEqual(WORK_MAX_MS)

      await page.goBack()
      expect(page.url(), 'Back does not return to the splash').toBe(BEFORE)
    })
  })

  test(`no deep link shows the splash in ${language.name} [GEN-08]`, async ({ request }) => {
    for (const path of DEEP_LINKS) {
      const reply = await request.get(localised(path, language))
      expect(reply.status(), path).toBe(200)
      expect(await reply.text(), path).not.toContain('role="progressbar"')
    }
  })

  test(`${localised('/splash', language)} is the splash on its own: it stays, and leads in [RTE-03]`, async ({
    page,
  }) => {
    await page.goto(localised('/splash', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name)
    await expect(page.getByRole('progressbar')).toBeVisible()
    // Longer than the splash of `/` ever takes.
    await page.waitForTimeout(SPLASH_MAX_MS + 500)
    await expect(page).toHaveURL(localised('/splash', language))
    await page.getByRole('link', { name: language.words.enter }).click()
    await expect(page).toHaveURL(masterplan)
  })
}

test.describe('a host with several projects', () => {
  /** The map's equal. */
  const openList = async (page: Page) => {
    await expect(page.locator('[data-map="ready"]')).toBeAttached({ timeout: 30_000 })
    await page
      .getByRole('navigation')
      .getByRole('button', { name: /All projects|Svi projekti/ })
      .click()
  }
  const everyProject = (baseURL: string | undefined) => `http://all.localhost:${new URL(baseURL ?? '').port}`

  for (const language of [english, serbian])
    test(`starts at ${localised('/map', language)} with every published project [RTE-01]`, async ({
      page,
      baseURL,
    }) => {
      const origin = everyProject(baseURL)
      await page.goto(`${origin}${localised('/', language)}`)
      await expect(page).toHaveURL(`${origin}${localised('/map', language)}`)
      await openList(page)
      const items = page.getByRole('main').getByRole('listitem')
      await expect(items).toHaveCount(projects.length)
      for (const { name } of projects) await expect(items.filter({ hasText: name }).first()).toBeVisible()
    })

  for (const language of LANGUAGES)
    test(`takes \`?projectId=\` on flat routes, and goes to the map without it, in ${language.name} [RTE-01]`, async ({
      page,
      baseURL,
    }) => {
      const origin = everyProject(baseURL)
      const home = `${origin}${localised('/home', language)}`
      await page.goto(`${home}?projectId=1`)
      await expect(page).toHaveURL(`${home}?projectId=1`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.name)

      for (const query of ['', '?projectId=', '?projectId=x', '?projectId=99999']) {
        await page.goto(`${home}${query}`)
        await expect(page).toHaveURL(`${origin}${localised('/map', language)}`)
      }

      await page.goto(`${origin}${localised('/', language)}?projectId=1`)
      await expect(page).toHaveURL(`${origin}${localised('/masterplan/1', language)}`)
    })

  test('opens a project from its map in that project’s own dress [RTE-01, GEN-04]', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${everyProject(baseURL)}/map`)
    await openList(page)
    await page.getByRole('link', { name: new RegExp(`^${project.name}`) }).click()
    await expect(page).toHaveURL(/\/masterplan\/1$/)
    await expect(page.locator('link[rel="stylesheet"][href*="/projects/1/stylesheet"]')).toBeAttached()
    await expect(page.getByRole('banner').getByRole('img', { name: project.name })).toBeVisible()
  })
})

/** Runs in the page: the moment in which the masterplan takes the splash's place. */
function stampReplaced() {
  const replace = history.replaceState.bind(history)
  history.replaceState = (state, unused, url) => {
    replace(state, unused, url)
    if (location.pathname.includes('/masterplan/')) console.timeStamp('replaced')
  }
}
