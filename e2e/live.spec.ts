import type { Page } from '@playwright/test'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { openPicture, shape } from './support/viewer.ts'

const BUILDING = '/masterplan/2/building/1'
const LINE = /^(Live updated|Uživo ažurirano u) \d\d:\d\d$/
const ON_SCREEN_WITHIN_MS = 2_000

const line = (page: Page) => page.locator('[data-line]').filter({ visible: true })
const notice = (page: Page) => page.locator('[data-live-notice]')

/** Once the line says so, whatever changes is told. */
async function openLive(page: Page, address: string) {
  await openPicture(page, address)
  await expect(line(page)).toHaveText(LINE, { timeout: 15_000 })
}

for (const language of LANGUAGES) {
  const [reserved, show] =
    language.name === 'English'
      ? ['R1-101 was reserved just now', 'Show']
      : ['R1-101 je upravo rezervisan', 'Prikažite']

  test(`a status change is on the picture, in the counts and said within 2 s [LIV-01] in ${language.name}`, async ({
    page,
    scratch,
  }) => {
    const { origin, sql } = await scratch()
    await sql("update apartments set status = 'available' where id = 1001")
    await openLive(page, `${origin}${localised(BUILDING, language)}`)
    const count = page.locator('[data-count]')
    const before = Number.parseInt(await count.innerText(), 10)
    await sql("update apartments set status = 'reserved' where id = 1001")
    const within = { timeout: ON_SCREEN_WITHIN_MS }
    await expect(notice(page)).toContainText(reserved, within)
    await expect(count).toContainText(String(before - 1), within)
    await expect(shape(page, '1001')).toHaveAccessibleName(/reserved|rezervisan/i)
    await expect(page.locator('[data-changed]')).toHaveCount(1)
    // It takes no focus, and leads to the apartment.
    await expect(page.locator('body')).toBeFocused()
    await notice(page).getByRole('link', { name: show }).click()
    await expect(page).toHaveURL(/\?apartment=1001$/)
    await expect(notice(page)).toBeHidden({ timeout: 10_000 })
    await expect(page.locator('[data-changed]')).toHaveCount(0)
  })
}

test('a change is on the list, on the masterplan and on the apartment’s page within 2 s [LIV-01]', async ({
  page,
  context,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await sql("update apartments set status = 'available' where id = 1001")
  await page.goto(`${origin}${BUILDING}/search`)
  await expect(line(page)).toHaveText(LINE, { timeout: 15_000 })
  const plan = await context.newPage()
  await openLive(plan, `${origin}/masterplan/2`)
  const own = await context.newPage()
  const told = own.waitForResponse((response) => response.url().endsWith('/statuses'))
  await own.goto(`${origin}${BUILDING}/apartment/1001`)
  const facts = own.getByRole('main')
  await expect(facts).toContainText('Available')
  await told
  const count = page.locator('[data-count]')
  const before = Number.parseInt(await count.innerText(), 10)
  const asked = plan.waitForResponse((response) => /\/masterplans\/2(\?|$)/.test(response.url()), {
    timeout: ON_SCREEN_WITHIN_MS,
  })
  await sql("update apartments set status = 'sold' where id = 1001")
  await expect(count).toContainText(String(before - 1), { timeout: ON_SCREEN_WITHIN_MS })
  await expect(facts).toContainText('Sold', { timeout: ON_SCREEN_WITHIN_MS })
  await asked
})

test('tabs of a browser share one stream, and a hidden one lets go [LIV-02]', async ({
  page,
  context,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  const opened: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/statuses/stream')) opened.push(request.url())
  })
  await openLive(page, origin + BUILDING)
  const second = await context.newPage()
  await openLive(second, origin + BUILDING)
  expect(opened).toHaveLength(1)
  await sql("update apartments set status = 'unavailable' where id = 1001")
  for (const tab of [page, second]) await expect(notice(tab)).toBeVisible({ timeout: ON_SCREEN_WITHIN_MS })
  // The tab that has the line goes: the other one takes it, and hears what follows.
  await page.close()
  await expect.poll(() => opened.length, { timeout: 10_000 }).toBe(2)
  await sql("update apartments set status = 'sold' where id = 1002")
  await expect(notice(second)).toBeVisible({ timeout: ON_SCREEN_WITHIN_MS })
})

test('where streams are held back it is asked every 10 seconds [LIV-02]', async ({ page, scratch }) => {
  test.slow()
  const { origin, sql } = await scratch()
  // A proxy that keeps what comes until it is complete, which it never is.
  await page.route('**/statuses/stream*', () => {})
  await openPicture(page, origin + BUILDING)
  await expect(line(page)).toHaveText(LINE, { timeout: 15_000 })
  await page.waitForTimeout(6_000)
  await sql("update apartments set status = 'unavailable' where id = 1001")
  await expect(notice(page)).toBeVisible({ timeout: 12_000 })
})

test('without a line it says as of when, and catches up by itself [LIV-01]', async ({
  page,
  context,
  scratch,
}) => {
  test.slow()
  const { origin, sql } = await scratch()
  await openLive(page, origin + BUILDING)
  const url = page.url()
  await context.setOffline(true)
  await expect(line(page)).toHaveText(/^As of \d\d:\d\d, reconnecting$/, { timeout: 15_000 })
  await sql("update apartments set status = 'unavailable' where id in (1001, 1002, 1003)")
  await context.setOffline(false)
  await expect(notice(page)).toHaveText('3 apartments changed just now', { timeout: 15_000 })
  await expect(line(page)).toHaveText(LINE)
  expect(page.url(), 'nothing was reloaded').toBe(url)
})

test('with reduced motion nothing moves: a ring stands around what changed [LIV-01]', async ({
  page,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLive(page, origin + BUILDING)
  await sql("update apartments set status = 'unavailable' where id = 1001")
  await expect(page.locator('[data-changed]')).toHaveCount(1, { timeout: ON_SCREEN_WITHIN_MS })
  const moving = await page.evaluate(
    () => document.querySelector('[data-changed]')?.getAnimations({ subtree: true }).length,
  )
  expect(moving).toBe(0)
})
