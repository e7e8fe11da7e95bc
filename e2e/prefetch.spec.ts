import type { CDPSession, Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

/** The code of a building's screen, which the masterplan's screen does not need itself. */
const NEXT_SCREEN = /\/assets\/building-[^/]*\.js/

/** The browser judges its connection itself, by how long answers take. */
const CONSTRAINED: [name: string, told: object, (browser: CDPSession) => Promise<unknown>][] = [
  ['a 2g connection', { effectiveType: '2g', saveData: false }, answersAfter(1_500)],
  ['a slow-2g connection', { effectiveType: 'slow-2g', saveData: false }, answersAfter(2_100)],
  [
    'save-data on',
    { effectiveType: '4g', saveData: true },
    (browser) => browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
  ],
]

for (const [name, told, constrain] of CONSTRAINED)
  test(`with ${name} nothing is prefetched [GEN-06]`, async ({ page }) => {
    await constrain(await page.context().newCDPSession(page))
    const asked = askedFor(page)
    await openAlive(page)
    expect(await page.evaluate(connection)).toEqual(told)
    await page.waitForTimeout(1_000)
    expect(asked.filter((url) => NEXT_SCREEN.test(url))).toEqual([])
    expect((await linkedAhead(page)).filter((href) => NEXT_SCREEN.test(href))).toEqual([])
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0)
  })

test('otherwise the code of the likely next screen is there before it is asked for [GEN-06]', async ({
  page,
}) => {
  const asked = askedFor(page)
  await openAlive(page)
  expect(await page.evaluate(connection)).toEqual({ effectiveType: '4g', saveData: false })
  await expect.poll(() => asked.some((url) => NEXT_SCREEN.test(url))).toBe(true)
  expect((await linkedAhead(page)).some((href) => NEXT_SCREEN.test(href))).toBe(true)
})

/** Where something is prefetched, it is asked for as soon as the page is alive. */
async function openAlive(page: Page) {
  await page.goto('/masterplan/1')
  await hydrated(page.getByRole('banner').getByRole('button', { name: 'Credit calculator' }))
}

function answersAfter(latency: number) {
  return async (browser: CDPSession) => {
    await browser.send('Network.enable')
    await browser.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }
}

/** Runs in the page: what the browser says of its connection. */
function connection() {
  const { effectiveType, saveData } = Reflect.get(navigator, 'connection')
  return { effectiveType, saveData }
}

const linkedAhead = (page: Page) =>
  page
    .locator('link:is([rel="prefetch"], [rel="preload"], [rel="modulepreload"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

function askedFor(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}
