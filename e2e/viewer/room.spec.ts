import type { Locator, Page } from '@playwright/test'
import { boxesMeet, boxOf } from '../support/box-of.ts'
import { apartments } from '../support/dataset.ts'
import { LANGUAGES, serbian } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { cameraAtRest, openPicture, pointOn, shape } from '../support/viewer.ts'

const BUILDING = '/masterplan/2/building/1'
const SELECTED = `${BUILDING}?apartment=1023`
const TOP_FLOOR = ['1099', '1102']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const card = (page: Page) => page.locator('section[data-preview="apartment"]')

for (const language of LANGUAGES)
  for (const size of [
    { width: 1366, height: 657 },
    { width: 1280, height: 640 },
  ])
    test(`at ${size.width}×${size.height} the card leaves the bar and the legend free and is whole, in ${language.name} [VIE-06]`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await openPicture(page, localised(SELECTED, language))
      for (const button of await page.locator('[data-bottom-bar] :is(button, a):visible').all())
        await expectUncovered(button)
      await expectUncovered(page.locator('main > div > ul'))
      await expectUncovered(card(page).getByRole('link', { name: language.words.exploreUnit }))
      const { scrollHeight, clientHeight } = await card(page).evaluate((element) => ({
        scrollHeight: element.scrollHeight,
        clientHeight: element.clientHeight,
      }))
      expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
    })

for (const { size, path } of [
  { size: { width: 1024, height: 730 }, path: '/masterplan/3/building/3' },
  { size: { width: 1024, height: 730 }, path: '/masterplan/3/building/3?apartment=1310' },
  { size: { width: 1024, height: 900 }, path: BUILDING },
])
  test(`at ${size.width}×${size.height} no camera view lies on the legend or the Live pill of ${path} [VIE-06]`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openPicture(page, localised(path, serbian))
    const views = await boxOf(page.locator('nav > div > ul').first())
    for (const right of ['main > div > ul', '[data-place="picture"]'])
      expect(boxesMeet(views, await boxOf(page.locator(right))), right).toBe(false)
  })

test('a selected apartment takes the whole façade clear of its card, where that fits beside it [VIE-02]', async ({
  page,
}) => {
  const last = apartments.filter(({ name }) => ['R1-208', 'R1-408', 'R1-608'].includes(name))
  expect(last).toHaveLength(3)
  await openPicture(page, `${BUILDING}?apartment=1020`)
  await cameraAtRest(page)
  const box = await boxOf(card(page))
  for (const { id } of last) expect(boxesMeet(box, await boxOf(shape(page, String(id))))).toBe(false)
})

for (const size of [
  { width: 1366, height: 657 },
  { width: 1280, height: 640 },
])
  test(`at ${size.width}×${size.height} no label of the façade lies under the card [VIE-02]`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await openPicture(page, `${BUILDING}?apartment=1020`)
    await cameraAtRest(page)
    const box = await boxOf(card(page))
    const labels = page.locator('[data-label-of]')
    expect(await labels.count()).toBeGreaterThan(40)
    for (const label of await labels.all()) expect(boxesMeet(box, await boxOf(label))).toBe(false)
  })

test('on a phone no label lies on the title [VIE-02]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const low = apartments.find(
    ({ building, floor, name }) => building === 1 && floor === 1 && name === 'R1-104',
  )
  await openPicture(page, `${BUILDING}?apartment=${low?.id}`)
  await cameraAtRest(page)
  const title = await boxOf(page.getByRole('banner').getByRole('heading').locator('..'))
  const labels = page.locator('[data-label-of]')
  await expect(labels.first()).toBeAttached()
  for (const label of await labels.all()) {
    const box = await label.boundingBox()
    if (box) expect(boxesMeet(title, box), (await label.textContent()) ?? '').toBe(false)
  }
})

test('nothing but the card comes and goes when an apartment is pointed at, and it lies beside it [VIE-02]', async ({
  page,
}) => {
  await openPicture(page, BUILDING)
  const still = [page.getByRole('group', { name: 'Zoom', exact: true }), page.locator('main > div > ul')]
  const before = await Promise.all(still.map((one) => one.boundingBox()))
  for (const id of TOP_FLOOR) {
    const { x, y } = await pointOn(page, id)
    await page.mouse.move(x, y)
    const hint = page.locator('[data-preview="apartment"]')
    await expect(hint).toBeVisible()
    expect(await Promise.all(still.map((one) => one.boundingBox()))).toEqual(before)
    expect(boxesMeet(await boxOf(hint), await boxOf(shape(page, id)))).toBe(false)
  }
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })

  test('the bar is folded and the card stands at the right, 350 wide, beside the apartment [VIE-06]', async ({
    page,
  }) => {
    await openPicture(page, SELECTED)
    await expect(page.locator('[data-bottom-bar]')).toHaveAttribute('data-bottom-bar', 'folded')
    await cameraAtRest(page)
    const box = await boxOf(card(page))
    expect(box.width).toBe(350)
    expect(box.x + box.width).toBe(844 - 30)
    expect(boxesMeet(box, await boxOf(shape(page, '1023')))).toBe(false)
  })

  test('the page of an apartment has the plan beside its facts [LAY-05]', async ({ page }) => {
    await page.goto(`${BUILDING}/apartment/1023`)
    const plan = await boxOf(page.getByRole('main').getByRole('img').first())
    const name = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(plan.height).toBeGreaterThan(220)
    expect(name.x).toBeGreaterThan(plan.x + plan.width - 1)
    expect(name.y).toBeLessThan(120)
  })
})

/** In the window, with nothing before its middle or its sides. */
async function expectUncovered(one: Locator): Promise<void> {
  await expect(one).toBeInViewport({ ratio: 1 })
  const covered = await one.evaluate((element) => {
    const INSET = 6
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return [left + INSET, (left + right) / 2, right - INSET].some((x) => {
      const met = document.elementFromPoint(x, (top + bottom) / 2)
      return met === null || !(element.contains(met) || met.contains(element))
    })
  })
  expect(covered, `${await one.textContent()} is covered`).toBe(false)
}
