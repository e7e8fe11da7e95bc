import type { CDPSession, Page } from '@playwright/test'
import { apartments, buildings, byId, masterplans } from '../support/dataset.ts'
import { english, LANGUAGES } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import {
  cameraAtRest,
  cameraOf,
  openPicture,
  pointBeside,
  pointOn,
  shape,
  stageOf,
} from '../support/viewer.ts'

const APARTMENT = byId(apartments, 1020)
/** Beyond a phone's edge until the picture moves. */
const AT_THE_EDGE = byId(apartments, 1023)

test.describe('fingers on the picture', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('two fingers that part zoom in, and out when they close, until every building is in sight [VIE-01]', async ({
    page,
  }) => {
    await openPicture(page, '/masterplan/1')
    const home = (await cameraOf(page)).scale
    const cdp = await page.context().newCDPSession(page)
    await pinch(cdp, 60, 260)
    await expect.poll(async () => (await cameraOf(page)).scale).toBeGreaterThan(1.5 * home)
    await cameraAtRest(page)
    await pinch(cdp, 300, 20)
    await expect.poll(async () => (await cameraOf(page)).scale).toBeLessThan(home)
    await cameraAtRest(page)
    await pinch(cdp, 300, 20)
    await cameraAtRest(page)
    await expectInSight(page, 'building-')
  })

  test('the button shows the whole façade, which is wider than a phone [VIE-01]', async ({ page }) => {
    await openPicture(page, '/masterplan/2/building/1')
    await page.getByRole('button', { name: english.words.wholePicture }).tap()
    await cameraAtRest(page)
    await expectInSight(page, '1')
  })

  test('a double tap zooms in where it falls [VIE-01]', async ({ page }) => {
    await openPicture(page, '/masterplan/1')
    const home = (await cameraOf(page)).scale
    await page.touchscreen.tap(200, 200)
    await page.touchscreen.tap(200, 200)
    await expect.poll(async () => (await cameraOf(page)).scale).toBeGreaterThan(1.2 * home)
  })

  test('one finger moves the picture [VIE-01]', async ({ page }) => {
    await openPicture(page, '/masterplan/1')
    const { x } = await cameraOf(page)
    const cdp = await page.context().newCDPSession(page)
    await drag(cdp, [300, 300], [120, 300])
    await expect.poll(async () => x - (await cameraOf(page)).x).toBeGreaterThan(120)
  })

  for (const language of LANGUAGES)
    for (const { mode, shapeId, name, opens } of [
      {
        mode: 'masterplan',
        shapeId: 'masterplan-3',
        name: byId(masterplans, 3).name,
        opens: '/masterplan/3',
      },
      {
        mode: 'building',
        shapeId: 'building-5',
        name: byId(buildings, 5).name,
        opens: '/masterplan/3/building/5',
      },
    ])
      test(`a touched ${mode} is previewed first and opens from its card, in ${language.name} [VIE-06]`, async ({
        page,
      }) => {
        await openPicture(page, localised('/masterplan/1', language))
        const { x, y } = await pointOn(page, shapeId)
        await page.touchscreen.tap(x, y)
        const card = page.locator(`[data-preview="${mode}"]`).filter({ has: page.getByRole('link') })
        await expect(card).toContainText(name[language.key])
        await expect(page).toHaveURL(localised('/masterplan/1', language))
        await card.getByRole('link', { name: language.words.open }).tap()
        await expect(page).toHaveURL(localised(opens, language))
      })

  test('the card of a touched building closes by its button and by a touch beside it [VIE-06]', async ({
    page,
  }) => {
    await openPicture(page, '/masterplan/1')
    const card = page.locator('[data-preview="building"]')
    for (const close of [
      () => page.getByRole('button', { name: english.words.close }).tap(),
      async () => {
        const beside = await pointBeside(page)
        await page.touchscreen.tap(beside.x, beside.y)
      },
    ]) {
      const { x, y } = await pointOn(page, 'building-5')
      await page.touchscreen.tap(x, y)
      await expect(card.first()).toBeVisible()
      await cameraAtRest(page)
      await close()
      await expect(card).toHaveCount(0)
    }
  })

  test('a touched building stands free of its card, and the chips of the others of each other [VIE-06]', async ({
    page,
  }) => {
    await openPicture(page, '/masterplan/1')
    await expectChipsApart(page)
    const { x, y } = await pointOn(page, 'building-5')
    await page.touchscreen.tap(x, y)
    const card = page.locator('section[data-preview="building"]')
    await expect(card).toBeVisible()
    await cameraAtRest(page)
    const seen = await shape(page, 'building-5').boundingBox()
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThan((await card.boundingBox())?.y ?? 0)
    await expectChipsApart(page)
    await page.setViewportSize({ width: 360, height: 640 })
    await cameraAtRest(page)
    await expectChipsApart(page)
  })

  test('a touched apartment is selected, previewed on a card, and stands free of it [VIE-06]', async ({
    page,
  }) => {
    await openPicture(page, '/masterplan/2/building/1')
    const { x, y } = await pointOn(page, String(APARTMENT.id))
    await page.touchscreen.tap(x, y)
    const card = page.locator('[data-preview="apartment"]')
    await expect(card).toContainText(APARTMENT.name)
    await expect(page).toHaveURL(`/masterplan/2/building/1?apartment=${APARTMENT.id}`)
    await cameraAtRest(page)
    const seen = await pointOn(page, String(APARTMENT.id))
    expect(seen.y, 'above the card').toBeLessThan((await card.boundingBox())?.y ?? 0)
  })
})

test('an apartment that the address names comes into sight above its card [VIE-06]', async ({ page }) => {
  await openPicture(page, `/masterplan/2/building/1?apartment=${AT_THE_EDGE.id}`)
  await cameraAtRest(page)
  const seen = await pointOn(page, String(AT_THE_EDGE.id))
  const card = await page.locator('[data-preview="apartment"]').boundingBox()
  expect(seen.y).toBeLessThan(card?.y ?? 0)
})

test('a touch cancels the stepped pan [VIE-05]', async ({ page }) => {
  await openPicture(page, '/masterplan/1')
  await page.touchscreen.tap(200, 200)
  await page.waitForTimeout(2500)
  expect(await stageOf(page).getAttribute('data-auto-pan')).toBeNull()
})

/** Every shape whose id begins so lies within the window. */
async function expectInSight(page: Page, idsFrom: string): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const boxes = await page
    .locator(`svg [data-shape-id^="${idsFrom}"]`)
    .evaluateAll((shapes) => shapes.map((one) => one.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBeGreaterThan(1)
  for (const { left, top, right, bottom } of boxes) {
    expect(Math.min(left, top)).toBeGreaterThan(0)
    expect(right).toBeLessThan(width)
    expect(bottom).toBeLessThan(height)
  }
}

/** Nor is one cut by an edge of the window: what is shown of a name is all of it. */
async function expectChipsApart(page: Page): Promise<void> {
  const bodies = page.locator('[data-chip-of] > div:first-child')
  const boxesOf = (shown: boolean) =>
    bodies.evaluateAll(
      (found, shown) =>
        found
          .filter((one) => !shown || getComputedStyle(one).visibility === 'visible')
          .map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      shown,
    )
  const { width = 0 } = page.viewportSize() ?? {}
  const isCut = ({ left, right }: DOMRect) => (left < 0 && right > 0) || (left < width && right > width)
  await expect.poll(async () => (await boxesOf(true)).filter(isCut)).toEqual([])
  const chips = await boxesOf(false)
  expect(chips.length).toBeGreaterThan(4)
  for (const [n, a] of chips.entries())
    for (const b of chips.slice(n + 1))
      expect(
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        `${JSON.stringify(a)} and ${JSON.stringify(b)}`,
      ).toBe(false)
}

/** Two fingers around the middle, from one distance to another. */
async function pinch(cdp: CDPSession, from: number, to: number): Promise<void> {
  const fingers = (distance: number) => [
    { x: 195, y: 320 - distance / 2, id: 0 },
    { x: 195, y: 320 + distance / 2, id: 1 },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) })
  for (let step = 1; step <= 10; step++)
    await cdp.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * step) / 10),
    })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function drag(cdp: CDPSession, from: [number, number], to: [number, number]): Promise<void> {
  const at = (share: number) => [
    { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share, id: 0 },
  ]
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= 10; step++)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
