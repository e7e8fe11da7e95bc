import { expect, type Locator, type Page } from '@playwright/test'

/** The picture with everything on it. */
export function stageOf(page: Page): Locator {
  return page.locator('[role="group"][data-ready]')
}

export function shape(page: Page, id: string): Locator {
  return page.locator(`svg [data-shape-id="${id}"]`)
}

/** Opens a picture and waits until its tiles are drawn, which is also when it answers to every input. */
export async function openPicture(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  await expect(stageOf(page)).toBeVisible()
  return stageOf(page)
}

/** Where the picture lies: screen pixel = picture pixel × scale + (x, y). */
export function cameraOf(page: Page): Promise<{ scale: number; x: number; y: number }> {
  return page.locator('[data-picture-pixels]').evaluate((sheet) => {
    const { a, e, f } = (sheet as SVGGElement).getScreenCTM() ?? new DOMMatrix()
    return { scale: a, x: e, y: f }
  })
}

/** Waits until the camera has stood still for some frames. */
export async function cameraAtRest(page: Page): Promise<void> {
  await page.locator('[data-picture-pixels]').evaluate(async (sheet) => {
    const FRAMES_AT_REST = 12
    const now = () => JSON.stringify((sheet as SVGGElement).getScreenCTM()?.toString())
    let last = now()
    for (let same = 0; same < FRAMES_AT_REST; ) {
      await new Promise(requestAnimationFrame)
      same = now() === last ? same + 1 : 0
      last = now()
    }
  })
}

/** After its stepped pan, in a window that has one (VIE-05); from then on nothing moves by itself. */
export async function pictureAtRest(page: Page): Promise<void> {
  await expect(stageOf(page)).toHaveAttribute('data-auto-pan', 'home')
  await cameraAtRest(page)
}

type ScreenPoint = { readonly x: number; readonly y: number }

/** A point of the screen where a pointer meets this shape and nothing else, as far inside as can be. */
export async function pointOn(page: Page, id: string): Promise<ScreenPoint> {
  const point = await shape(page, id).evaluate((element) => {
    const STEPS = 14
    const { left, top, width, height } = element.getBoundingClientRect()
    const at = (i: number, j: number) => ({ x: left + (width * i) / STEPS, y: top + (height * j) / STEPS })
    const inner = Array.from({ length: STEPS - 1 }, (_, i) => i + 1)
    const met = new Set<string>()
    for (const i of inner)
      for (const j of inner) {
        const { x, y } = at(i, j)
        if (element.contains(document.elementFromPoint(x, y))) met.add(`${i},${j}`)
      }
    const around = (i: number, j: number, r: number) =>
      [-r, 0, r].every((di) => [-r, 0, r].every((dj) => met.has(`${i + di},${j + dj}`)))
    for (let r = STEPS; r >= 0; r--)
      for (const i of inner) for (const j of inner) if (around(i, j, r)) return at(i, j)
    return undefined
  })
  if (!point) throw new Error(`No point of ${id} is in sight`)
  return point
}

/** The shape nearest to the middle of the screen, with a point on it. */
export async function shapeInTheMiddle(page: Page): Promise<ScreenPoint & { readonly id: string }> {
  const id = await page.locator('svg [data-shape-id]').evaluateAll((shapes) => {
    const fromMiddle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return Math.hypot(left + (width - innerWidth) / 2, top + (height - innerHeight) / 2)
    }
    const [nearest] = shapes.sort((a, b) => fromMiddle(a) - fromMiddle(b))
    return nearest?.getAttribute('data-shape-id') ?? ''
  })
  return { id, ...(await pointOn(page, id)) }
}

/** A point of the picture where no shape is. */
export async function pointBeside(page: Page): Promise<ScreenPoint> {
  const point = await stageOf(page).evaluate((stage) => {
    for (let y = 120; y < innerHeight; y += 10)
      for (let x = 20; x < innerWidth; x += 10) {
        const met = document.elementFromPoint(x, y)
        if (stage.contains(met) && !met?.closest('[data-shape-id], [data-chip-of]')) return { x, y }
      }
    return undefined
  })
  if (!point) throw new Error('Every point of the picture belongs to a shape')
  return point
}
