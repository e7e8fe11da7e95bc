import type { Page } from '@playwright/test'
import { byId, type Point, views } from '../support/dataset.ts'
import { outlinesOf } from '../support/shapes.ts'
import { expect, test } from '../support/test.ts'
import { cameraOf, openPicture, stageOf } from '../support/viewer.ts'

const PICTURE = byId(views, 1)
/** Park Terraces, which stands in the middle of the first view. */
const IN_THE_MIDDLE = outlinesOf(PICTURE).get('building-4')?.flat() ?? []
const [FIRST_WAIT_MS, SECOND_WAIT_MS] = [1200, 900]
/** A wait begins a moment before the page says so, and on a busy machine the moment is long. */
const MOMENT_MS = 200
/** Longer than either wait. */
const LONG_ENOUGH_MS = FIRST_WAIT_MS + 600

const WINDOWS = {
  'wide (1.6)': { width: 960, height: 600 },
  'tall (0.5)': { width: 400, height: 800 },
}

const STILL_WINDOWS = {
  'not above 1.25': { width: 750, height: 600 },
  'as wide as tall': { width: 600, height: 600 },
  'not below 0.8': { width: 560, height: 700 },
}

for (const [name, size] of Object.entries(WINDOWS))
  test(`in a window that is ${name}, the view waits, pans towards an edge, waits and pans home, once [VIE-05]`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await noteSteps(page)
    await openPicture(page, '/masterplan/1')

    await expect(stageOf(page)).toHaveAttribute('data-auto-pan', 'home')
    const seen = await notedCameras(page)
    expect(Math.min(seen.length, IN_THE_MIDDLE.length)).toBeGreaterThan(2)
    for (const camera of seen)
      expect(fromEdges(IN_THE_MIDDLE, camera, size), 'the building in the middle stays').toBeGreaterThan(0)
    const nearest = Math.min(...seen.map((camera) => toEdges(camera, size)))
    if (name.startsWith('wide')) expect(nearest, 'an edge came into sight').toBeLessThan(2)
    else expect(nearest, 'it moved towards an edge').toBeLessThan(toEdges(homeOf(size), size) - 60)
    await expect.poll(async () => fromHome(await cameraOf(page), size), 'it comes home').toBeLessThan(0.5)

    await page.waitForTimeout(LONG_ENOUGH_MS)
    const steps = await notedSteps(page)
    expect(steps.map(({ to }) => to)).toEqual(['ready', 'edge', 'home'])
    const [ready = 0, edge = 0, home = 0] = steps.map(({ at }) => at)
    expect(edge - ready).toBeGreaterThanOrEqual(FIRST_WAIT_MS - MOMENT_MS)
    expect(home - edge).toBeGreaterThanOrEqual(SECOND_WAIT_MS - MOMENT_MS)
  })

for (const [name, size] of Object.entries(STILL_WINDOWS))
  test(`in a window that is ${name}, nothing pans by itself [VIE-05]`, async ({ page }) => {
    await page.setViewportSize(size)
    await expectNoPan(page)
  })

// Smaller than a desktop's, since every frame is painted by the processor.
test.use({ viewport: { width: 960, height: 600 } })

test.describe('for those who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing pans by itself in a wide window [VIE-05]', async ({ page }) => {
    await expectNoPan(page)
  })
})

for (const [input, act] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['the wheel', (page: Page) => page.mouse.wheel(0, -10)],
  ['a press of the pointer', (page: Page) => page.mouse.down()],
] as const)
  test(`any input cancels it: ${input} [VIE-05]`, async ({ page }) => {
    await noteSteps(page)
    await page.mouse.move(700, 200)
    // On a busy machine an input from outside may come after the first wait: then it is tried again.
    await expect(async () => {
      await page.mouse.up()
      await openPicture(page, '/masterplan/1')
      await act(page)
      await expectStill(page)
    }).toPass({ timeout: 90_000 })
  })

test('an input between the steps cancels the rest [VIE-05]', async ({ page }) => {
  await noteSteps(page)
  await openPicture(page, '/masterplan/1')
  await expect(stageOf(page)).toHaveAttribute('data-auto-pan', 'edge')
  await page.keyboard.press('Shift')
  await page.waitForTimeout(LONG_ENOUGH_MS)
  expect((await notedSteps(page)).map(({ to }) => to)).toEqual(['ready', 'edge'])
})

test('a press on the picture while it pans has it stand still at once [VIE-05]', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await noteSteps(page)
  await page.mouse.move(200, 200)
  await openPicture(page, '/masterplan/1')
  await expect(stageOf(page)).toHaveAttribute('data-auto-pan', 'edge')
  await page.mouse.down()
  const held = await cameraOf(page)
  await page.waitForTimeout(LONG_ENOUGH_MS)
  const still = await cameraOf(page)
  expect(still.scale).toBeCloseTo(held.scale, 5)
  expect(still.x).toBeCloseTo(held.x, 2)
  expect(still.y).toBeCloseTo(held.y, 2)
  await page.mouse.up()
})

test('a press on a button between the steps brings it home at once [VIE-05]', async ({ page }) => {
  const size = { width: 400, height: 800 }
  await page.setViewportSize(size)
  await openPicture(page, '/masterplan/1')
  await expect(stageOf(page)).toHaveAttribute('data-auto-pan', 'edge')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect.poll(async () => fromHome(await cameraOf(page), size)).toBeLessThan(0.5)
})

async function expectNoPan(page: Page): Promise<void> {
  await noteSteps(page)
  await openPicture(page, '/masterplan/1')
  await expectStill(page)
}

async function expectStill(page: Page): Promise<void> {
  await page.waitForTimeout(LONG_ENOUGH_MS)
  expect((await notedSteps(page)).map(({ to }) => to)).toEqual(['ready'])
}

interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the picture is centred. */
function homeOf(size: Size, scale = Math.max(size.width / PICTURE.width, size.height / PICTURE.height)) {
  return {
    scale,
    x: (size.width - PICTURE.width * scale) / 2,
    y: (size.height - PICTURE.height * scale) / 2,
  }
}

/** How far the view stands from there, in pixels. */
function fromHome({ scale, x, y }: Camera, size: Size) {
  const home = homeOf(size, scale)
  return Math.max(Math.abs(x - home.x), Math.abs(y - home.y))
}

/** How far the outline keeps from the sides of the window. */
function fromEdges(outline: readonly Point[], { scale, x }: Camera, { width }: Size) {
  const xs = outline.map(([at]) => at * scale + x)
  return Math.min(Math.min(...xs), width - Math.max(...xs))
}

/** How far the nearest edge of the picture that can be out of sight is from the window's. */
function toEdges({ scale, x, y }: Camera, size: Size) {
  const across = PICTURE.width * scale - size.width
  const sides = [-x, across + x]
  const hidden = across > 2 ? sides : [-y]
  return Math.min(...hidden)
}

interface Noted {
  readonly steps: readonly { to: string; at: number }[]
  /** Where the picture lay at each frame between the two moves: nobody outside can look as often as that. */
  readonly cameras: readonly Camera[]
}

/** Has the page write down when the stage says what, and where the picture is while it stands at an edge. */
async function noteSteps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const steps: { to: string; at: number }[] = []
    const cameras: { scale: number; x: number; y: number }[] = []
    Object.assign(window, { noted: { steps, cameras } })
    const lookAgain = () => {
      const sheet = document.querySelector<SVGGElement>('[data-auto-pan="edge"] [data-picture-pixels]')
      const { a, e, f } = sheet?.getScreenCTM() ?? {}
      if (a !== undefined && e !== undefined && f !== undefined) cameras.push({ scale: a, x: e, y: f })
      requestAnimationFrame(lookAgain)
    }
    requestAnimationFrame(lookAgain)
    new MutationObserver((changes) => {
      for (const { target, attributeName } of changes)
        if (target instanceof HTMLElement && attributeName)
          steps.push({
            to: attributeName === 'data-ready' ? 'ready' : (target.dataset.autoPan ?? ''),
            at: performance.now(),
          })
    }).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-ready', 'data-auto-pan'],
    })
  })
}

async function notedSteps(page: Page): Promise<Noted['steps']> {
  return (await noted(page)).steps
}

async function notedCameras(page: Page): Promise<Noted['cameras']> {
  return (await noted(page)).cameras
}

const noted = (page: Page) => page.evaluate(() => (window as unknown as { noted: Noted }).noted)
