import type { Page } from '@playwright/test'
import { apartments, buildings, byId, masterplans, type Point, type View, views } from '../support/dataset.ts'
import { innerPoint } from '../support/geometry.ts'
import { english } from '../support/languages.ts'
import { viewPath } from '../support/screens.ts'
import { drawnOutlines, outlinesOf, shapesAt } from '../support/shapes.ts'
import { expect, test } from '../support/test.ts'
import { cameraAtRest, cameraOf, openPicture, stageOf } from '../support/viewer.ts'

// The camera stays where it is.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Small, since every frame is painted by the processor.
const [WIDTH, TALLEST] = [800, 640]
const ONE_PIXEL = 1

for (const view of views)
  test(`view ${view.id}: every polygon is drawn where the dataset says, named, and reached by keyboard [VIE-02]`, async ({
    page,
  }) => {
    // A window of the picture's own proportions shows all of it.
    const scale = Math.min(WIDTH / view.width, TALLEST / view.height)
    await page.setViewportSize({
      width: Math.round(view.width * scale),
      height: Math.round(view.height * scale),
    })
    await openPicture(page, viewPath(view.id))
    const wanted = outlinesOf(view)
    await expectDrawn(page, view, wanted)
    await expectMet(page, view, wanted)
    await expectNamed(page, view)
    expect(new Set(await reachedByKeyboard(page, wanted.size))).toEqual(new Set(wanted.keys()))
  })

test('shapes that lie beyond the window are there once the picture is moved or zoomed [VIE-02]', async ({
  page,
}) => {
  const view = byId(views, 7)
  await page.setViewportSize({ width: 600, height: 600 })
  await openPicture(page, viewPath(view.id))
  for (const key of ['ArrowRight', 'ArrowRight', '+', 'ArrowRight']) {
    await stageOf(page).press(key)
    await cameraAtRest(page)
    const { scale, x, y } = await cameraOf(page)
    const inSight = innerPoints(outlinesOf(view))
      .map(({ id, point: [px, py] }) => ({ id, point: [px * scale + x, py * scale + y] as Point }))
      .filter(({ point }) => point.every((one) => one > 5 && one < 595))
    expect(inSight.length).toBeGreaterThan(5)
    const met = await shapesAt(
      page,
      inSight.map(({ point }) => point),
    )
    expect(met).toEqual(inSight.map(({ id }) => id))
  }
})

/** At home the picture covers the window, its middle in the middle: where its points lie follows from that alone. */
function onScreen(page: Page, { width, height }: View): (point: Point) => Point {
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  const scale = Math.max(window.width / width, window.height / height)
  const [x, y] = [(window.width - width * scale) / 2, (window.height - height * scale) / 2]
  return ([px, py]) => [px * scale + x, py * scale + y]
}

async function expectDrawn(page: Page, view: View, wanted: ReturnType<typeof outlinesOf>) {
  const drawn = await drawnOutlines(page)
  expect([...drawn.keys()].sort()).toEqual([...wanted.keys()].sort())
  const place = onScreen(page, view)
  for (const [id, outlines] of wanted) {
    const shown = drawn.get(id) ?? []
    expect(
      shown.map((outline) => outline.length),
      `corners of ${id}`,
    ).toEqual(outlines.map(({ length }) => length))
    const apart = outlines.flatMap((outline, i) =>
      outline.map((point, j) => {
        const [[x, y], [shownX, shownY]] = [place(point), shown[i]?.[j] ?? [Number.NaN, Number.NaN]]
        return Math.hypot(x - shownX, y - shownY)
      }),
    )
    expect(Math.max(...apart), `farthest corner of ${id}`).toBeLessThanOrEqual(ONE_PIXEL)
  }
}

/** A pointer inside a polygon meets that shape. */
async function expectMet(page: Page, view: View, wanted: ReturnType<typeof outlinesOf>) {
  const inside = innerPoints(wanted)
  expect(new Set(inside.map(({ id }) => id)).size, 'every shape can be met somewhere').toBe(wanted.size)
  const place = onScreen(page, view)
  const met = await shapesAt(
    page,
    inside.map(({ point }) => place(point)),
  )
  expect(met).toEqual(inside.map(({ id }) => id))
}

/** For each outline a point where it lies uppermost; grounds lie below the buildings that stand on them. */
function innerPoints(outlines: ReturnType<typeof outlinesOf>): { id: string; point: Point }[] {
  return [...outlines].flatMap(([id, parts]) => {
    const others = [...outlines].filter(([other]) => other !== id && !other.startsWith('masterplan-'))
    const obstacles = others.flatMap(([, outline]) => outline)
    return parts.flatMap((part) => {
      const point = innerPoint(part, obstacles)
      return point ? [{ id, point }] : []
    })
  })
}

async function expectNamed(page: Page, view: View) {
  const names = await page
    .locator('svg [data-shape-id]')
    .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('aria-label') ?? ''))
  const wanted = view.polygons.map(({ target }) => nameOf(target))
  for (const start of wanted)
    expect(
      names.some((name) => name.startsWith(start)),
      start,
    ).toBe(true)
}

/** How a screen reader's name of it must begin. */
function nameOf({ kind, id }: View['polygons'][number]['target']): string {
  if (kind === 'masterplan') return `${byId(masterplans, id).name.en}, `
  if (kind === 'building') return `${byId(buildings, id).name.en}, `
  const { name, status, area, floor, rooms } = byId(apartments, id)
  const state = english.words.statuses[status].toLowerCase()
  const metres = `${Math.round(area)} square metres`
  return `${name}, ${state}, ${metres}, floor ${floor}, ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`
}

/** From the first shape to the last in reading order; the page itself notes where the focus has been. */
async function reachedByKeyboard(page: Page, count: number): Promise<(string | null)[]> {
  await page.evaluate(() => {
    const reached: (string | null)[] = []
    Object.assign(window, { reached })
    document.addEventListener('focusin', ({ target }) =>
      reached.push((target as Element).getAttribute('data-shape-id')),
    )
  })
  await page.locator('svg [data-shape-id][tabindex="0"]').focus()
  for (let i = 1; i < count; i++) await page.keyboard.press('PageDown')
  return page.evaluate(() => (window as unknown as { reached: (string | null)[] }).reached)
}
