import type { Page } from '@playwright/test'
import { apartmentId, crowdedView } from '../support/crowded-view.ts'
import { focusedShape, tabTo } from '../support/keyboard.ts'
import { english } from '../support/languages.ts'
import { paintedAt } from '../support/painted-at.ts'
import { expect, test } from '../support/test.ts'
import { cameraOf, openPicture } from '../support/viewer.ts'

const COUNT = 1600
/** Elements still, and more than are carried as they are. */
const MANY = 160
const AMONG_MANY = 70
/** Far into the picture, and what stands to its right. */
const CHOSEN = 810
const [ID, NEXT] = [apartmentId(COUNT, CHOSEN), apartmentId(COUNT, CHOSEN + 1)]

test.use({ viewport: { width: 1000, height: 625 } })

test('a crowd of 1,600 is drawn on a canvas and stays operable by pointer, by keyboard and as a list [VIE-02, VIE-03, VIE-04]', async ({
  page,
  scratch,
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const product = await scratch()
  const { path, centreOf } = await crowdedView(product.sql, COUNT)
  await openPicture(page, product.origin + path)
  const place = async (): Promise<readonly [number, number]> => {
    const { scale, x, y } = await cameraOf(page)
    const [px, py] = centreOf(CHOSEN)
    return [px * scale + x, py * scale + y]
  }
  const painted = async () => paintedAt(page, await place())
  await expect.poll(painted).toBeGreaterThan(0.2)
  expect(await page.locator('svg [data-shape-id]').count(), 'few of them are elements').toBeLessThan(5)

  const card = page.locator('[data-preview="apartment"]')
  await page.mouse.move(...(await place()))
  await expect(card).toContainText(`X${COUNT}-${CHOSEN + 1}`)
  await page.mouse.click(...(await place()))
  await expect(page).toHaveURL(`${product.origin}${path}?apartment=${ID}`)
  await expect(page.locator('[data-pulse]')).toHaveCount(1)
  await page.mouse.move(5, 300)
  await expect.poll(painted, 'the selected one is painted above it').toBe(0)

  await page.keyboard.press('Escape')
  await expect(page.locator('[data-pulse]')).toHaveCount(0)
  await expect.poll(painted).toBeGreaterThan(0.2)
  await page.keyboard.press('ArrowRight')
  expect(await focusedShape(page)).toBe(String(NEXT))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product.origin}${path}?apartment=${NEXT}`)
  await page.keyboard.press('Escape')

  await tabTo(page, page.getByRole('button', { name: english.words.pictureList }))
  await page.keyboard.press('Enter')
  const items = page.locator('[data-listed]')
  await expect(items).toHaveCount(COUNT)
  await page.keyboard.press('End')
  await expect(items.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${product.origin}${path}?apartment=${apartmentId(COUNT, COUNT - 1)}`)
})

test('many shapes are seen on a canvas while the picture moves, and are themselves again at rest [VIE-01, VIE-02]', async ({
  page,
  scratch,
}) => {
  test.slow()
  const product = await scratch()
  const { path, centreOf } = await crowdedView(product.sql, MANY)
  const stage = await openPicture(page, product.origin + path)
  // Any key ends the stepped pan before it begins.
  await page.keyboard.press('Shift')
  await expect(page.locator('svg [data-shape-id]')).toHaveCount(MANY)
  await expect.poll(() => seen(page)).toEqual(AT_REST)

  await stage.focus()
  await page.keyboard.press('+')
  await expect.poll(() => seen(page), { intervals: [10] }).toEqual(MOVING)
  await expect.poll(() => seen(page)).toEqual(AT_REST)

  const { scale, x, y } = await cameraOf(page)
  const [px, py] = centreOf(AMONG_MANY)
  const place = [px * scale + x, py * scale + y] as const
  expect(await paintedAt(page, place), 'the canvas is ready for the next move').toBeGreaterThan(0.2)
  await page.mouse.click(...place)
  await expect(page).toHaveURL(`${product.origin}${path}?apartment=${apartmentId(MANY, AMONG_MANY)}`)
})

const AT_REST = { canvas: 'hidden', shape: 'visible', target: 'visible' }
const MOVING = { canvas: 'visible', shape: 'hidden', target: 'visible' }

/** Which of the two shows an apartment, and whether the pointer still meets it. */
function seen(page: Page): Promise<typeof AT_REST> {
  return page.evaluate(() => {
    const visibility = (selector: string) => {
      const element = document.querySelector(selector)
      return element ? getComputedStyle(element).visibility : 'missing'
    }
    return {
      canvas: visibility('canvas[data-only-moving]'),
      shape: visibility('svg [data-shape-id][aria-label] > g path'),
      target: visibility('svg [data-shape-id][aria-label] > path'),
    }
  })
}
