import { fileURLToPath } from 'node:url'
import type { CDPSession, Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { expect, test } from '../support/test.ts'
import { cameraAtRest, cameraOf, stageOf } from '../support/viewer.ts'

/** The viewer alone, with a tool that draws rectangles; built as the catalogue is. */
const PAGE = here('../../web/app/viewer/testing')
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#555"/></svg>'

type Corner = readonly [x: number, y: number]

// One after the other, with one server for all of them.
test.describe.configure({ mode: 'default' })
let server: ViteDevServer
test.beforeAll(async () => {
  server = await createServer({
    root: PAGE,
    configFile: here('../../web/.storybook/vite.config.ts'),
    cacheDir: here('../../var/tool-page'),
    logLevel: 'error',
    server: { port: 0 },
  })
  await server.listen()
})
test.afterAll(() => server.close())

test.beforeEach(async ({ page }) => {
  await page.route(/\.svg$/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: TILE }))
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await expect(stageOf(page)).toBeVisible()
})

for (const zoomed of [0, 3])
  test(`a tool draws by mouse what it covers on the picture, zoomed in ${zoomed} times`, async ({ page }) => {
    await takeTool(page)
    for (let n = 0; n < zoomed; n++) await stageOf(page).press('+')
    await cameraAtRest(page)
    const before = await cameraOf(page)
    await page.mouse.move(300, 200)
    await page.mouse.down()
    await page.mouse.move(500, 260, { steps: 5 })
    await page.mouse.move(700, 500, { steps: 5 })
    expect(await cornerOnScreen(page), 'it knows where its corner is on the screen').toBe('300 200')
    await page.mouse.up()
    await expectDrawn(page, onPicture(before, [300, 200]), onPicture(before, [700, 500]))
    expect(await cameraOf(page), 'the picture stays').toEqual(before)
  })

test('a half-drawn rectangle stays on the picture while the wheel zooms and the keys pan', async ({
  page,
}) => {
  await takeTool(page)
  await cameraAtRest(page)
  const home = await cameraOf(page)
  const from = onPicture(home, [400, 300])
  await page.mouse.move(400, 300)
  await page.mouse.down()
  await page.mouse.move(600, 450, { steps: 5 })
  await page.mouse.wheel(0, -400)
  await cameraAtRest(page)
  const zoomed = await cameraOf(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await cameraAtRest(page)
  const panned = await cameraOf(page)
  expect(panned.scale).toBeGreaterThan(1.1 * home.scale)
  expect(panned.x).toBeLessThan(zoomed.x)
  expect(panned.y).toBeLessThan(zoomed.y)
  const half = await page.locator('[data-half-drawn]').boundingBox()
  const corner = [from[0] * panned.scale + panned.x, from[1] * panned.scale + panned.y] as const
  expect(Math.abs((half?.x ?? 0) - corner[0])).toBeLessThanOrEqual(2)
  expect(Math.abs((half?.y ?? 0) - corner[1])).toBeLessThanOrEqual(2)
  expect(
    Math.abs((half?.x ?? 0) + (half?.width ?? 0) - 600),
    'up to the pointer, which stood still',
  ).toBeLessThanOrEqual(2)
  await page.mouse.up()
  await expectDrawn(page, from, onPicture(panned, [600, 450]))
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('a tool draws with one, and two zoom in the middle of it', async ({ page }) => {
    await takeTool(page)
    await cameraAtRest(page)
    const fingers = await fingersOn(page)
    const home = await cameraOf(page)
    const from = onPicture(home, [400, 300])
    await fingers.down([400, 300])
    await fingers.move([450, 350])
    await fingers.down([450, 350], [700, 600])
    for (const spread of [20, 40, 60, 80, 100])
      await fingers.move([450 - spread, 350 - spread], [700 + spread, 600 + spread])
    await fingers.up()
    await cameraAtRest(page)
    const zoomed = await cameraOf(page)
    expect(zoomed.scale, 'two fingers zoom').toBeGreaterThan(1.2 * home.scale)
    await expect(page.locator('[data-half-drawn]'), 'what was begun is still there').toBeVisible()

    await fingers.down([800, 600])
    await fingers.move([850, 650])
    await fingers.up()
    await expectDrawn(page, from, onPicture(zoomed, [850, 650]))
    expect(await cameraOf(page), 'one finger does not pan').toEqual(zoomed)
  })

  test('the mouse of the same device goes on drawing', async ({ page }) => {
    await takeTool(page)
    await cameraAtRest(page)
    const camera = await cameraOf(page)
    await page.mouse.move(300, 200)
    await page.mouse.down()
    await page.mouse.move(500, 400, { steps: 5 })
    await page.mouse.up()
    await expectDrawn(page, onPicture(camera, [300, 200]), onPicture(camera, [500, 400]))
  })
})

test("what a tool does not claim is the viewer's, and Escape leaves it", async ({ page }) => {
  const stage = stageOf(page)
  const output = page.locator('output')
  await takeTool(page)
  await cameraAtRest(page)
  await page.mouse.click(720, 450)
  await expect(output, 'a claimed click opens no shape').toHaveAttribute('data-opened', '0')
  await page.mouse.dblclick(720, 450)
  await cameraAtRest(page)
  const home = await cameraOf(page)
  await page.mouse.wheel(0, -300)
  await expect.poll(async () => (await cameraOf(page)).scale).toBeGreaterThan(home.scale)
  await stage.press('0')
  await cameraAtRest(page)
  expect(await cameraOf(page), 'a claimed double click did not zoom').toEqual(home)

  await page.mouse.move(300, 200)
  await page.mouse.down()
  await page.mouse.move(500, 400, { steps: 5 })
  await stage.press('Escape')
  await expect(page.locator('[data-half-drawn]')).toHaveCount(0)
  await page.mouse.up()
  await stage.press('Escape')
  await expect(output).toHaveAttribute('data-drawing', 'false')
  await expect(output).toHaveText('[]')

  await stage.press('+')
  await cameraAtRest(page)
  const { x } = await cameraOf(page)
  await page.mouse.move(500, 400)
  await page.mouse.down()
  await page.mouse.move(400, 400, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => x - (await cameraOf(page)).x, 'a drag pans again').toBeGreaterThan(80)
  await page.locator('[data-shape-id="house"]').click()
  await expect(output, 'and a click opens').toHaveAttribute('data-opened', '1')
})

async function takeTool(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Draw' }).click()
  await expect(page.locator('output')).toHaveAttribute('data-drawing', 'true')
  await stageOf(page).focus()
}

function onPicture({ scale, x, y }: { scale: number; x: number; y: number }, [left, top]: Corner): Corner {
  return [(left - x) / scale, (top - y) / scale]
}

async function expectDrawn(page: Page, from: Corner, to: Corner): Promise<void> {
  const drawn = () =>
    page
      .locator('output')
      .textContent()
      .then((text) => JSON.parse(text ?? '[]'))
  await expect.poll(drawn).toHaveLength(1)
  const [{ left, top, right, bottom }] = await drawn()
  for (const [found, wanted] of [
    [left, from[0]],
    [top, from[1]],
    [right, to[0]],
    [bottom, to[1]],
  ])
    expect(Math.abs(found - wanted), `${found} is ${wanted} within a pixel`).toBeLessThanOrEqual(1)
}

function cornerOnScreen(page: Page): Promise<string | null> {
  return page.locator('[data-corner]').getAttribute('data-corner')
}

async function fingersOn(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Corner[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) })
  return {
    down: (...at: Corner[]) => send('touchStart', at),
    move: (...at: Corner[]) => send('touchMove', at),
    up: () => send('touchEnd', []),
  }
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}
