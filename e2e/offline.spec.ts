import type { Page } from '@playwright/test'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { stageOf } from './support/viewer.ts'

test.use({ serviceWorkers: 'allow' })

const BUILDING = '/masterplan/2/building/1'

test('a service worker is registered at /sw.js with scope / [GEN-05]', async ({ page, baseURL }) => {
  await page.goto('/home')
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready
    return { script: active?.scriptURL, scope }
  })
  expect(worker).toEqual({ script: `${baseURL}/sw.js`, scope: `${baseURL}/` })
})

for (const language of LANGUAGES)
  test(`what was seen opens offline, the rest says that there is no network, in ${language.name}`, async ({
    page,
    context,
  }) => {
    await page.goto(localised('/masterplan/1', language))
    await controlled(page)
    await page.goto(localised(BUILDING, language))
    await expect(stageOf(page)).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(stageOf(page)).toBeVisible()
    await expect(page.locator('[data-shape-id]').first()).toBeVisible()
    const unseen = await page.goto(localised('/masterplan/3', language))
    expect(unseen?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: language.words.offline })).toBeVisible()
    await page.goto(localised('/', language))
    await expect(page, 'the start leads to what was seen last').toHaveURL(localised(BUILDING, language))
  })

test('a screen reached from within the page opens offline as well', async ({ page, context }) => {
  await page.goto('/masterplan/1')
  await controlled(page)
  await page.getByRole('link', { name: /^Riva One,/ }).press('Enter')
  await expect(page).toHaveURL(BUILDING)
  await expect(stageOf(page)).toBeVisible()
  await expect.poll(() => seenPages(page)).toContain(BUILDING)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Riva One' })).toBeVisible()
  await expect(stageOf(page)).toBeVisible()
})

test('an answer to a known asker, and one that forbids it, are never stored', async ({ page }) => {
  await page.goto('/masterplan/1')
  await controlled(page)
  await page.evaluate(async () => {
    await fetch('/api/v1/frontend/projects/1', { headers: { authorization: 'Bearer none' } })
    await fetch('/api/v1/public/challenge')
    await fetch('/api/v1/frontend/projects/1?langId=6')
  })
  const kept = await page.evaluate(async () =>
    (await (await caches.open('answers')).keys()).map(({ url }) => url),
  )
  expect(kept.filter((url) => url.endsWith('/projects/1?langId=6'))).toHaveLength(1)
  expect(kept.filter((url) => url.endsWith('/projects/1') || url.endsWith('/challenge'))).toEqual([])
})

/** Until the worker stands between page and network, and has what the page asked for before. */
async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => seenPages(page)).not.toEqual([])
}

const seenPages = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname),
  )
