import type { Page } from '@playwright/test'
import type { Point, View } from './dataset.ts'

/** Info points are marks of their own, above the outlines. */
const OUTLINES = 'svg [data-shape-id]:not([data-shape-id^="info-"])'

type Target = View['polygons'][number]['target']

/** What the viewer calls the shape of a target. */
function shapeIdOf({ kind, id }: Target): string {
  return kind === 'apartment' ? String(id) : `${kind}-${id}`
}

/** The dataset's outlines of a view by shape; one that something stands in front of has several. */
export function outlinesOf({ polygons }: View): Map<string, (readonly Point[])[]> {
  const byShape = Map.groupBy(polygons, ({ target }) => shapeIdOf(target))
  return new Map([...byShape].map(([id, parts]) => [id, parts.map(({ points }) => points)]))
}

/** What is drawn for each shape, in pixels of the screen: the corners of every outline. */
export async function drawnOutlines(page: Page): Promise<Map<string, Point[][]>> {
  const drawn = await page.locator(OUTLINES).evaluateAll((shapes) =>
    shapes.map((shape) => {
      const path = shape.querySelector<SVGPathElement>(':scope > path:last-of-type')
      const toScreen = path?.getScreenCTM()
      const outlines = (path?.getAttribute('d') ?? '').split('M').filter(Boolean)
      return {
        id: shape.getAttribute('data-shape-id') ?? '',
        outlines: outlines.map((outline) =>
          outline
            .replace('Z', '')
            .split('L')
            .map((corner): [number, number] => {
              const [x, y] = corner.trim().split(/[ ,]+/).map(Number)
              const { x: left, y: top } = new DOMPoint(x, y).matrixTransform(toScreen ?? undefined)
              return [left, top]
            }),
        ),
      }
    }),
  )
  return new Map(drawn.map(({ id, outlines }) => [id, outlines]))
}

/** Whose shape lies uppermost at each point of the screen, whatever chips and bars stand before it. */
export function shapesAt(page: Page, points: readonly Point[]): Promise<(string | null)[]> {
  return page.evaluate(
    ({ all, outlines }) =>
      all.map(([x, y]) => {
        const met = document.elementsFromPoint(x, y).map((element) => element.closest(outlines))
        return met.find(Boolean)?.getAttribute('data-shape-id') ?? null
      }),
    { all: points as [number, number][], outlines: OUTLINES },
  )
}
