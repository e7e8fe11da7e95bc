import type { Locator, Page } from '@playwright/test'
import { apartments } from './support/dataset.ts'
import { english, LANGUAGES } from './support/languages.ts'
import { NEXT_VERSION } from './support/next-version.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { stageOf } from './support/viewer.ts'

test.use({ serviceWorkers: 'allow' })

const BUILDING = '/masterplan/2/building/1'
const LIST = `${BUILDING}/search`
const APARTMENT = `${BUILDING}/apartment/1023`
/** Time enough for a second reload, if one came. */
const STILL_MS = 2_000
/** What is kept for whoever stays is fetched piece by piece, behind everything else. */
const PATIENTLY = { timeout: 30_000 }
const PLANS = apartments.filter(({ building }) => building === 1).length

test('a service worker is registered at /sw.js with scope / [GEN-05]', async ({ page, baseURL }) => {
  await page.goto('/home')
  const worker = await page.evaluate(async () => {
    const { active, scope } = await navigator.serviceWorker.ready
    return { script: active?.scriptURL, scope }
  })
  expect(worker).toEqual({ script: `${baseURL}/sw.js`, scope: `${baseURL}/` })
})

for (const language of LANGUAGES)
  test(`a visited building opens offline with its picture, its list and the plans seen; the rest says that it needs the network, in ${language.name}`, async ({
    page,
    context,
  }) => {
    const { words } = language
    const [building, list, apartment] = [BUILDING, LIST, APARTMENT].map((path) => localised(path, language))
    await page.goto(`${building}?apartment=1023`)
    await controlled(page)
    await expect(stageOf(page)).toBeVisible()
    await page.getByRole('link', { name: words.exploreUnit }).click()
    await expectPlan(page)
    await expect.poll(() => kept(page, 'pages')).toEqual(expect.arrayContaining([building, list, apartment]))
    // The plans of the list come last.
    await expect
      .poll(async () => (await kept(page, 'pictures')).filter(isPlan).length, PATIENTLY)
      .toBeGreaterThanOrEqual(PLANS)
    await context.setOffline(true)

    await page.reload()
    await expectPlan(page)
    // The building came as a page: its answers are not there, the page is.
    await page.getByRole('banner').getByRole('button', { name: words.close }).click()
    await expect(stageOf(page)).toBeVisible()
    expect(await isDrawn(page), 'the tiles seen').toBe(true)
    await expect(page.locator('[data-shape-id]').first()).toBeVisible()
    await page.goto(list ?? '')
    await expectLoaded(page.getByRole('img', { name: /R1-101/ }).first())

    // Never opened: it says so …
    await page.getByRole('link', { name: /R1-101/ }).click()
    await expect(page.getByRole('heading', { name: words.offline })).toBeVisible()
    await expect(page.getByText(words.needsNetwork)).toBeVisible()
    const unseen = await page.goto(localised('/masterplan/3', language))
    expect(unseen?.status()).toBe(503)
    await page.goto(localised('/', language))
    await expect(page, 'the start leads to what was seen last').toHaveURL(/building\/1/)
    // … and opens by itself once the network is back.
    await page.goto(localised(`${BUILDING}/apartment/1024`, language))
    await expect(page.getByRole('heading', { name: words.offline })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('R1-209', PATIENTLY)
  })

for (const language of LANGUAGES)
  test(`a new version announces itself and is there after one reload, in ${language.name}`, async ({
    page,
    deployable,
  }) => {
    const { words } = language
    await page.goto(deployable.origin + localised('/home', language))
    await controlled(page)
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    deployable.release(await versionOfPage(page))
    // As when the buyer comes back to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const notice = page.getByRole('status', { name: words.newVersion })
    await expect(notice).toBeVisible()
    expect(await versionOfWorker(page), 'the old one is at work').not.toBe(NEXT_VERSION)
    expect(loads, 'nothing reloads unasked').toEqual([])
    await notice.getByRole('button', { name: words.reload }).click()
    await expect.poll(() => loads.length).toBe(1)
    await expect.poll(() => versionOfWorker(page)).toBe(NEXT_VERSION)
    await expect(notice).toBeHidden()
    await page.waitForTimeout(STILL_MS)
    expect(loads, 'once').toHaveLength(1)
  })

test('a reload into a new version comes while the old worker still fetches what it keeps', async ({
  page,
  deployable,
}) => {
  const { words } = english
  await page.goto(`${deployable.origin}/home`)
  await controlled(page)
  const kept = deployable.hold('/masterplan/3')
  await page.evaluate(() => {
    const screens = [`${location.origin}/masterplan/3`]
    navigator.serviceWorker.controller?.postMessage({ type: 'seen', pages: screens, parts: [] })
  })
  await kept.asked
  deployable.release(await versionOfPage(page))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const notice = page.getByRole('status', { name: words.newVersion })
  await notice.getByRole('button', { name: words.reload }).click()
  await expect.poll(() => versionOfPage(page).catch(() => 'on its way')).toBe(NEXT_VERSION)
  await expect(notice).toBeHidden()
  kept.letGo()
  await expect.poll(() => versionOfWorker(page)).toBe(NEXT_VERSION)
  expect(await versionOfPage(page)).toBe(NEXT_VERSION)
})

test('an answer to a known asker, and one that forbids it, are never stored', async ({ page }) => {
  await page.goto('/masterplan/1')
  await controlled(page)
  await page.evaluate(async () => {
    await fetch('/api/v1/frontend/projects/1', { headers: { authorization: 'Bearer none' } })
    await fetch('/api/v1/public/challenge')
    await fetch('/api/v1/frontend/projects/1?langId=6')
  })
  const stored = () =>
    page.evaluate(async () => (await (await caches.open('answers')).keys()).map(({ url }) => url))
  // The worker stores an answer after it has given it.
  await expect
    .poll(async () => (await stored()).filter((url) => url.endsWith('/projects/1?langId=6')))
    .toHaveLength(1)
  const never = /\/(projects\/1|challenge)$/
  expect((await stored()).filter((url) => never.test(url))).toEqual([])
})

/** Until the worker stands between page and network, and has what the page asked for before. */
async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => kept(page, 'pages')).not.toEqual([])
}

/** The addresses in a store of the worker's. */
const kept = (page: Page, store: string) =>
  page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    store,
  )

const isPlan = (path: string) => /\/pois\/\d+\/media-content\/\d+\/file$/.test(path)

async function expectPlan(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('R1-208')
  await expectLoaded(
    page
      .getByRole('main')
      .getByRole('img', { name: /R1-208/ })
      .first(),
  )
}

const expectLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

/** Whether anything is painted in the middle of the picture's canvas. */
const isDrawn = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const pixel = canvas.getContext('2d')?.getImageData(width / 2, height / 2, 1, 1).data
      return (pixel?.[3] ?? 0) > 0
    })

const versionOfPage = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { __reactRouterManifest: { version: string } }).__reactRouterManifest.version,
  )

const versionOfWorker = (page: Page) =>
  page.evaluate(() => {
    const { port1, port2 } = new MessageChannel()
    navigator.serviceWorker.controller?.postMessage({ type: 'version' }, [port2])
    return new Promise<string>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
  })
