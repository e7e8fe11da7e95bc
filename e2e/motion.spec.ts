import type { Page } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'

const BUILDING = '/masterplan/2/building/1'
const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TAKES_MS = 500
/** Frames over which something must have stood still before it counts as arrived. */
const WATCHED_FRAMES = 20

/** One of each kind: a card, a sheet from the thumb, a filter's card above its button, the bar that folds. */
const MOVES = [
  {
    what: 'the calculator',
    size: DESKTOP,
    moves: '[role="dialog"][data-shape]',
    isThere: false,
    act: (page: Page) => press(page, 'banner', 'Credit calculator'),
  },
  {
    what: 'the menu of a phone',
    size: PHONE,
    moves: '[role="dialog"][data-shape]',
    isThere: false,
    act: (page: Page) => press(page, 'banner', 'Menu'),
  },
  {
    what: "a filter's card",
    size: DESKTOP,
    moves: '[data-filter-card]',
    isThere: false,
    act: async (page: Page) => (await hydrated(page.locator('[data-filter-title="status"]'))).click(),
  },
  {
    what: 'the bottom bar',
    size: DESKTOP,
    moves: '[data-bottom-bar]',
    isThere: true,
    act: (page: Page) => press(page, 'main', 'Hide the bar'),
  },
] as const

for (const { what, size, moves, isThere, act } of MOVES) {
  test(`${what} moves for 0.5 s [LAY-05]`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.addInitScript(noteMoves, moves)
    await page.goto(BUILDING)
    await act(page)
    await expect.poll(() => page.evaluate(() => window.moved?.length)).toBeGreaterThan(0)
    const moved = (await page.evaluate(() => window.moved)) ?? []
    for (const { setMs, tookMs, places } of moved) {
      expect(setMs).toBe(TAKES_MS)
      expect(tookMs, 'by the clock of the page').toBeGreaterThanOrEqual(TAKES_MS)
      expect(places, 'from one place, or shade, to another').toBe(2)
    }
  })

  test(`${what} is there at once for those who prefer reduced motion [LAY-05]`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(size)
    await page.addInitScript(noteMoves, moves)
    await page.goto(BUILDING)
    const places = page.evaluate(placesOf, { moves, frames: WATCHED_FRAMES })
    await act(page)
    expect(await places, 'no place on its way').toHaveLength(isThere ? 2 : 1)
    const moved = (await page.evaluate(() => window.moved)) ?? []
    expect(moved.filter(({ setMs }) => setMs > 0)).toEqual([])
  })
}

async function press(page: Page, where: 'banner' | 'main', name: string) {
  const part = where === 'banner' ? page.getByRole('banner') : page
  await (await hydrated(part.getByRole('button', { name }))).click()
}

interface Move {
  /** As the stylesheet has it. */
  readonly setMs: number
  /** From its first frame to the frame that ended it. */
  readonly tookMs: number
  /** In how many different places, or shades, it was at its beginning and its end. */
  readonly places: number
}

declare global {
  interface Window {
    moved?: Move[]
  }
}

/** Runs in the page: every animation and transition of the elements themselves, from its first frame to its end. */
function noteMoves(selector: string) {
  const moved: Move[] = []
  window.moved = moved
  const noted = new WeakSet<Animation>()
  // In every frame: on a busy machine the next one may come when the movement is over already.
  requestAnimationFrame(function look() {
    for (const element of document.querySelectorAll(selector))
      for (const animation of element.getAnimations())
        if (!noted.has(animation)) {
          noted.add(animation)
          note(element, animation)
        }
    requestAnimationFrame(look)
  })
  const note = (element: Element, animation: Animation) => {
    const places = new Set([placeOf(element)])
    animation.finished.then(({ effect, startTime, timeline }) => {
      moved.push({
        setMs: Number(effect?.getComputedTiming().duration),
        tookMs: Number(timeline?.currentTime) - Number(startTime),
        places: places.add(placeOf(element)).size,
      })
    })
  }
  const placeOf = (element: Element) => {
    const { x, y, width } = element.getBoundingClientRect()
    return `${x} ${y} ${width} ${getComputedStyle(element).opacity}`
  }
}

/** Runs in the page: the places in which something is seen, until after a press it stood still for so many frames. */
function placesOf({ moves, frames }: { moves: string; frames: number }): Promise<string[]> {
  return new Promise((resolve) => {
    const places: string[] = []
    let pressed = false
    let still = 0
    document.addEventListener('click', () => {
      pressed = true
    })
    requestAnimationFrame(function look() {
      const element = document.querySelector(moves)
      if (element) {
        const { x, y, width } = element.getBoundingClientRect()
        const place = `${x} ${y} ${width} ${getComputedStyle(element).opacity}`
        still = place === places.at(-1) && pressed ? still + 1 : 0
        if (place !== places.at(-1)) places.push(place)
      }
      if (still < frames) requestAnimationFrame(look)
      else resolve(places)
    })
  })
}
