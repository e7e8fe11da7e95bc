import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { byId, views } from '../support/dataset.ts'
import { ROOT } from '../support/product-environment.ts'
import { viewPath } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { cameraAtRest, cameraOf, openPicture, stageOf } from '../support/viewer.ts'

test.use({ viewport: { width: 800, height: 500 }, contextOptions: { reducedMotion: 'reduce' } })

/** Mean difference of a colour channel that two compressions of one picture may have. */
const COMPRESSION = 12
const SHIFT_PX = 12

for (const id of [1, 7, 16])
  test(`view ${id}: the tiles show the dataset's picture where the polygons are laid on it, near and far [VIE-01]`, async ({
    page,
  }) => {
    await openPicture(page, viewPath(id))
    await showTilesAlone(page)
    await expectInPlace()
    await stageOf(page).press('+')
    await stageOf(page).press('ArrowRight')
    await expectInPlace()

    async function expectInPlace() {
      await cameraAtRest(page)
      // Coarser tiles stand in until the finer ones have come.
      await expect.poll(() => difference(page, id, 0)).toBeLessThan(COMPRESSION)
      const fitting = await difference(page, id, 0)
      expect(await difference(page, id, SHIFT_PX), 'elsewhere it would not fit').toBeGreaterThan(
        1.5 * fitting,
      )
    }
  })

/** Leaves of the screen nothing but what the tiles are painted on: a canvas that is full and not seen would not do. */
async function showTilesAlone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'body :not(:has(canvas)):not(canvas), body ::before, body ::after { opacity: 0 !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** How far what the tiles show is from the dataset's picture, laid where the shapes take it to be. */
async function difference(page: Page, id: number, shift: number): Promise<number> {
  const jpeg = readFileSync(new URL(`demo/data/${byId(views, id).file}`, ROOT)).toString('base64')
  const png = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ({ jpeg, png, camera, shift }) => {
      const opened = async (address: string) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return image
      }
      const tiles = await opened(`data:image/png;base64,${png}`)
      const image = await opened(`data:image/jpeg;base64,${jpeg}`)
      const { innerWidth: width, innerHeight: height } = window
      const pixels = (draw: (context: OffscreenCanvasRenderingContext2D) => void) => {
        const context = new OffscreenCanvas(width, height).getContext('2d')
        if (context) draw(context)
        return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
      }
      const shown = pixels((context) => context.drawImage(tiles, 0, 0, width, height))
      const wanted = pixels((context) => {
        const { scale, x, y } = camera
        context.drawImage(image, x + shift, y, image.width * scale, image.height * scale)
      })
      const sum = shown.reduce((all, channel, i) => all + Math.abs(channel - (wanted[i] ?? 0)), 0)
      // The fourth channel says how opaque, and is the same everywhere.
      return (sum / shown.length) * (4 / 3)
    },
    { jpeg, png, camera: await cameraOf(page), shift },
  )
}
