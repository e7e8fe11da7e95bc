import type { Page } from '@playwright/test'
import { english } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { cameraAtRest, cameraOf, openPicture, stageOf } from '../support/viewer.ts'

// A window that needs less than the whole picture at first, and a camera that arrives at once.
test.use({ viewport: { width: 640, height: 400 }, contextOptions: { reducedMotion: 'reduce' } })

interface Input {
  readonly name: string
  zoomIn(page: Page): Promise<void>
  zoomOut(page: Page): Promise<void>
}

const INPUTS: readonly [Input, Input, Input] = [
  {
    name: 'the wheel',
    zoomIn: (page) => wheel(page, -400),
    zoomOut: (page) => wheel(page, 400),
  },
  {
    name: 'the keyboard',
    zoomIn: (page) => stageOf(page).press('+'),
    zoomOut: (page) => stageOf(page).press('-'),
  },
  {
    name: 'the buttons',
    zoomIn: (page) => page.getByRole('button', { name: english.words.zoomIn }).click(),
    zoomOut: (page) => page.getByRole('button', { name: english.words.zoomOut }).click(),
  },
]

const [WHEEL, KEYBOARD, BUTTONS] = INPUTS

for (const [picture, path, input] of [
  ['masterplan', '/masterplan/1', WHEEL],
  ['masterplan', '/masterplan/1', KEYBOARD],
  ['masterplan', '/masterplan/1', BUTTONS],
  ['building', '/masterplan/4/building/6', WHEEL],
  ['camera view of a masterplan', '/masterplan/1/view/2', KEYBOARD],
  ['camera view of a building', '/masterplan/2/building/2/17', BUTTONS],
] as const)
  test(`a ${picture} zooms deep with ${input.name} [VIE-01]`, async ({ page }) => {
    const { zoomIn, zoomOut } = input
    const levels = tileLevels(page)
    await openPicture(page, path)
    const home = (await cameraOf(page)).scale
    const first = Math.max(...levels)

    await expect(async () => {
      await zoomIn(page)
      expect((await cameraOf(page)).scale).toBeGreaterThan(2 * home)
    }).toPass()
    await expect
      .poll(() => Math.max(...levels), 'tiles of a deeper level are asked for')
      .toBeGreaterThan(first)
    await cameraAtRest(page)

    const deep = (await cameraOf(page)).scale
    await zoomOut(page)
    await expect.poll(async () => (await cameraOf(page)).scale).toBeLessThan(deep)
    await expect(async () => {
      await zoomOut(page)
      expect((await cameraOf(page)).scale, 'never smaller than the window').toBeCloseTo(home, 3)
    }).toPass()
  })

test('the whole picture comes back by a button and by the key 0 [VIE-01]', async ({ page }) => {
  await openPicture(page, '/masterplan/1')
  const home = await cameraOf(page)
  for (const goHome of [
    () => page.getByRole('button', { name: english.words.wholePicture }).click(),
    () => stageOf(page).press('0'),
  ]) {
    await stageOf(page).press('+')
    await expect.poll(async () => (await cameraOf(page)).scale).toBeGreaterThan(home.scale)
    await goHome()
    await expect.poll(async () => (await cameraOf(page)).scale).toBeCloseTo(home.scale, 4)
  }
})

test('arrow keys move the picture while it has the focus [VIE-01]', async ({ page }) => {
  await openPicture(page, '/masterplan/1')
  await stageOf(page).press('+')
  for (const [key, axis, sign] of [
    ['ArrowRight', 'x', -1],
    ['ArrowLeft', 'x', 1],
    ['ArrowDown', 'y', -1],
    ['ArrowUp', 'y', 1],
  ] as const) {
    await cameraAtRest(page)
    const before = (await cameraOf(page))[axis]
    await stageOf(page).press(key)
    await expect.poll(async () => ((await cameraOf(page))[axis] - before) * sign, key).toBeGreaterThan(20)
  }
})

async function wheel(page: Page, by: number): Promise<void> {
  // Beside the chooser of views and above the bars.
  await page.mouse.move(470, 150)
  await page.mouse.wheel(0, by)
}

/** The levels of the pyramid that the page has asked tiles of. */
function tileLevels(page: Page): number[] {
  const levels: number[] = []
  page.on('request', (request) => {
    const [, level] = /\.tiles\/(\d+)\/\d+_\d+\./.exec(request.url()) ?? []
    if (level) levels.push(Number(level))
  })
  return levels
}
