import type { Page } from '@playwright/test'

/** How much the canvas covers at a point of the screen, 0 to 1. */
export function paintedAt(page: Page, [x, y]: readonly [number, number]) {
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
