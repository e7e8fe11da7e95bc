import type { Page } from '@playwright/test'
import { apartmentId, crowdedView } from '../support/crowded-view.ts'
import { focusedShape, tabTo } from '../support/keyboard.ts'
import { english } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { cameraOf, openPicture } from '../support/viewer.ts'

const COUNT = 1600
/** Far into the picture, and what stands to its right. */
const CHOSEN = 810
const [ID, NEXT] = [apartmentId(COUNT, CHOSEN), apartmentId(COUNT, CHOSEN + 1)]

test.use({ viewport: { width: 1000, height: 625 }, contextOptions: { reducedMotion: 'reduce' } })

test('a crowd of 1,600 is drawn on a canvas and stays operable by pointer, by keyboard and as a list [VIE-02, VIE-03, VIE-04]', async ({
  page,
  scratch,
}) => {
  test.slow()
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

/** How much the canvas covers at a point of the screen, 0 to 1. */
function paintedAt(page: Page, [x, y]: readonly [number, number]) {
  return page.locator('canvas[aria-hidden][class*="canvas"]').evaluate(
    (element, [px, py]) => {
      const canvas = element as HTMLCanvasElement
      const { left, top, width } = canvas.getBoundingClientRect()
      const density = canvas.width / width
      const [, , , alpha = 0] =
        canvas.getContext('2d')?.getImageData((px - left) * density, (py - top) * density, 1, 1).data ?? []
      return alpha / 255
    },
    [x, y] as const,
  )
}
