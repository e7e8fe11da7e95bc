import { readFileSync } from 'node:fs'
import { tabTo } from '../support/keyboard.ts'
import { LANGUAGES } from '../support/languages.ts'
import { ROOT } from '../support/product-environment.ts'
import { localised } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { cameraOf, openPicture, shape } from '../support/viewer.ts'

test.use({ viewport: { width: 1200, height: 675 }, contextOptions: { reducedMotion: 'reduce' } })

interface InfoPoint {
  readonly id: number
  readonly title: { readonly en: string; readonly sr: string }
  readonly positions: readonly { readonly view: number; readonly x: number; readonly y: number }[]
}

const VIEW = 1
const ON_VIEW = (
  JSON.parse(readFileSync(new URL('demo/data/surroundings.json', ROOT), 'utf8')) as InfoPoint[]
).flatMap(({ id, title, positions }) =>
  positions.filter(({ view }) => view === VIEW).map(({ x, y }) => ({ id: 300 + id, title, x, y })),
)
const LEAST_TARGET = 44

for (const language of LANGUAGES)
  test(`info points stand on the picture, named, with a target of 44 px, and open their page in ${language.name} [VIE-02]`, async ({
    page,
  }) => {
    await openPicture(page, localised('/masterplan/1', language))
    const camera = await cameraOf(page)
    for (const { id, title, x, y } of ON_VIEW) {
      const marker = shape(page, `info-${id}`)
      await expect(marker).toHaveAttribute('aria-label', title[language.key])
      const box = await marker.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(LEAST_TARGET)
      const middle = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      expect(
        Math.hypot(
          (middle[0] ?? 0) - (x * camera.scale + camera.x),
          (middle[1] ?? 0) - (y * camera.scale + camera.y),
        ),
      ).toBeLessThan(1)
    }
    const square = ON_VIEW.find(({ id }) => id === 303) ?? { id: 0, x: 0, y: 0, title: { en: '', sr: '' } }
    await page.mouse.move(square.x * camera.scale + camera.x, square.y * camera.scale + camera.y)
    await expect(page.locator(`[data-chip-of="info-${square.id}"]`)).toHaveText(square.title[language.key])
    await page.mouse.move(5, 300)

    await tabTo(page, page.locator('svg [data-shape-id][tabindex="0"]'))
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(
      new RegExp(`^.*${localised('/poi-details-page', language)}\\?poiId=3\\d\\d$`),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
