import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { shownView } from '../support/demo-mask.ts'
import { expect, test } from '../support/drawing-test.ts'
import { overlap } from '../support/overlap.ts'
import { drawnOutlines, onScreen, openDrawing, type Place } from '../support/studio-drawing.ts'
import { workAs } from '../support/studio-people.ts'

const PICTURE = '/studio/1/outlines?building=1'
const SAVED = /Draft saved/

/** By the tree; its outline is then the tools'. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('navigation').getByRole('button', { name }).press('Enter')
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.locator('[data-ready]').focus()
}

/** Two clicks within 300 ms may be one double click. */
async function click(page: Page, at: Place): Promise<void> {
  await page.mouse.click(...(await onScreen(page, at)))
  await page.waitForTimeout(350)
}

async function drag(page: Page, from: Place, to: Place, key?: 'Alt'): Promise<void> {
  const [begin, end] = [await onScreen(page, from), await onScreen(page, to)]
  await page.mouse.move(...begin)
  await page.mouse.down()
  if (key) await page.keyboard.down(key)
  await page.mouse.move(...end, { steps: 4 })
  await page.mouse.up()
  if (key) await page.keyboard.up(key)
  await page.waitForTimeout(350)
}

const boxAt = ([left, top]: Place, [width, height]: Place): Place[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
]

/** Within two pixels of the screen: a mouse has no halves. */
const near = (one: Place | undefined, other: Place) =>
  one !== undefined && Math.hypot(one[0] - other[0], one[1] - other[1]) < 7

test('has every act of drawing: parts, shared points, points on edges, whole outlines, what stands in front [OUT-01] [OUT-02]', async ({
  page,
  context,
}) => {
  const token = await workAs(context, 'editor')
  await openDrawing(page, PICTURE)
  const now = async () => {
    // Said to be waiting first, and then saved.
    await page.waitForTimeout(150)
    await expect(page.getByRole('status')).toHaveText(SAVED)
    return drawnOutlines(page, token, 1)
  }
  const points = (count: number) => expect(page.getByText(`${count} points`, { exact: true })).toBeVisible()

  // Closed on its first point; then a second part, closed by Enter.
  await choose(page, 'R1-612')
  await page.keyboard.press('d')
  const first = boxAt([600, 1600], [200, 200])
  for (const at of [...first, [600, 1600] as const]) await click(page, at)
  await points(4)
  for (const at of boxAt([600, 1850], [200, 100])) await click(page, at)
  await page.keyboard.press('Enter')
  await points(8)
  expect((await now()).get('R1-612')).toHaveLength(2)

  // A neighbour beside it: its points snap to the first one's, and are shared from then on.
  await choose(page, 'R1-613')
  await page.keyboard.press('d')
  for (const at of [
    [804, 1604],
    [1000, 1600],
    [1000, 1800],
    [798, 1797],
  ] as const)
    await click(page, at)
  await page.keyboard.press('Enter')
  await points(4)
  await page.keyboard.press('Escape')
  await drag(page, [800, 1600], [820, 1560])
  let drawn = await now()
  const shared = drawn.get('R1-613')?.[0]?.find((point) => near(point, [820, 1560]))
  expect(shared).toBeDefined()
  expect(drawn.get('R1-612')?.[0]).toContainEqual(shared)
  // Alt moves it alone.
  await drag(page, shared ?? [0, 0], [860, 1540], 'Alt')
  drawn = await now()
  expect(drawn.get('R1-613')?.[0]?.some((point) => near(point, [860, 1540]))).toBe(true)
  expect(drawn.get('R1-612')?.[0]).toContainEqual(shared)

  // Drawn out of the middle of an edge, deleted by a double click.
  await drag(page, [1000, 1700], [1060, 1700])
  await points(5)
  await page.mouse.dblclick(...(await onScreen(page, [1060, 1700])))
  await points(4)
  // All of it, with the pointer and by a key.
  await page.keyboard.press('m')
  const before = (await now()).get('R1-613')?.[0]?.[1] ?? [0, 0]
  await drag(page, [900, 1700], [920, 1730])
  await page.keyboard.press('Shift+ArrowDown')
  const after = (await now()).get('R1-613')?.[0]?.[1]
  expect(near(after, [before[0] + 20, before[1] + 40])).toBe(true)

  // What stands in front is cut out of what it hides.
  await choose(page, 'R1-614')
  await page.keyboard.press('d')
  for (const at of boxAt([640, 1560], [60, 440])) await click(page, at)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /R1-612 and R1-614 overlap by/ })).toBeVisible()
  await page.keyboard.press('x')
  await expect(page.getByRole('button', { name: /R1-612 and R1-614 overlap by/ })).toBeHidden()
  drawn = await now()
  expect(overlap(drawn.get('R1-612') ?? [], drawn.get('R1-614') ?? [])).toBeLessThan(0.001)
  expect((drawn.get('R1-612') ?? []).length).toBeGreaterThan(2)

  // Tab: the next apartment without an outline, while one draws.
  await page.keyboard.press('d')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('R1-614')
  await expect(page.getByText('0 points', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  for (let act = 0; act < 12; act += 1) await page.keyboard.press('Control+z')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Undo' })).toBeDisabled()
  expect((await now()).get('R1-612')?.length ?? 0).toBe(0)
})

test("takes a finger by its own kind: it closes from farther away than a mouse's tip [OUT-01]", async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 1440, height: 900 } })
  await workAs(context, 'editor')
  const page = await context.newPage()
  await openDrawing(page, PICTURE)
  await choose(page, 'R1-612')
  await page.keyboard.press('d')
  const corners = boxAt([1200, 1600], [300, 200])
  const half = page.locator('[data-half-drawn]')
  for (const at of corners) {
    await page.touchscreen.tap(...(await onScreen(page, at)))
    await page.waitForTimeout(350)
  }
  await expect(half).toHaveAttribute('data-half-drawn', '4')
  const [x, y] = await onScreen(page, corners[0] ?? [0, 0])
  // 16 pixels off: a mouse sets a point there, a finger closes.
  await page.mouse.click(x - 16, y)
  await expect(half).toHaveAttribute('data-half-drawn', '5')
  await page.keyboard.press('Backspace')
  await page.touchscreen.tap(x - 16, y)
  await expect(page.getByText('4 points', { exact: true })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status')).toHaveText(SAVED)
  await context.close()
})

test('copies an outline, and a whole floor, to the next floor along the façade [OUT-04]', async ({
  page,
  context,
}) => {
  const token = await workAs(context, 'editor')
  await openDrawing(page, PICTURE)
  const { apartments } = shownView(1)
  /** How well they lie on their true outlines, once that is saved. */
  const fits = (floor: number, only?: string) =>
    expect.poll(async () => {
      const drawn = await drawnOutlines(page, token, 1)
      const overlaps = apartments
        .filter(({ name, floor: own }) => own === floor && (!only || name === only))
        .map(({ name, points }) => overlap(drawn.get(name) ?? [], [points]))
      return overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length
    })
  await choose(page, 'R1-504')
  await page.getByRole('button', { name: 'Delete outline' }).click()
  await fits(5, 'R1-504').toBe(0)
  await choose(page, 'R1-404')
  await page.keyboard.press('PageUp')
  await fits(5, 'R1-504').toBeGreaterThan(0.75)
  // The whole floor, by key and by button.
  await page.keyboard.press('Shift+PageDown')
  await fits(3).toBeLessThan(0.999)
  await fits(3).toBeGreaterThan(0.75)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await fits(5, 'R1-504').toBe(0)
  await page.getByRole('button', { name: 'Floor up' }).click()
  await fits(5).toBeGreaterThan(0.75)
  for (let act = 0; act < 2; act += 1) await page.keyboard.press('Control+z')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Undo' })).toBeDisabled()
  await fits(5).toBeGreaterThan(0.99)
})

const svg = (paths: Readonly<Record<string, string>>) => ({
  name: 'outlines.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg viewBox="0 0 ${shownView(1).width} ${shownView(1).height}">${Object.entries(paths)
      .map(([name, d]) => `<path id="${name}" d="${d}"/>`)
      .join('')}</svg>`,
  ),
})

test('says what is wrong while one draws, and leads to it [OUT-08]', async ({ page, context, drawn }) => {
  await workAs(context, 'editor')
  // On the picture of Riva One, an outline of an apartment of Riva Court.
  const [stray] = await drawn.sql(`
    with other as (select pois.id from pois join apartments on apartments.id = pois.apartment_id
      where apartments.building_id = 2 and pois.poi_type_id = 6 order by pois.id limit 1)
    insert into outlines (project_id, media_id, poi_id, parts)
    select 1, 74, id, '[[[100,100],[300,100],[300,300]]]' from other returning id, poi_id`)
  await openDrawing(page, PICTURE)
  const said = (words: string | RegExp) =>
    page.getByRole('complementary').getByRole('button', { name: words })
  await expect(said('50 apartments have no outline here')).toBeVisible()
  await expect(said(/leads to nothing/)).toBeVisible()
  await page.getByLabel('Bring in SVG').setInputFiles(
    svg({
      'R1-609': 'M100 700L300 900L300 700L100 900Z',
      'R1-610': 'M-50 1000L150 1000L150 1100L-50 1100Z',
      'R1-611': 'M400 700L406 700L406 706L400 706Z',
      'R1-612': 'M400 1000L600 1000L600 1100L400 1100Z',
      'R1-613': 'M590 1000L790 1000L790 1100L590 1100Z',
    }),
  )
  await expect(said('45 apartments have no outline here')).toBeVisible()
  await axeFindsNothing(page)
  for (const [words, name] of [
    [/R1-609 crosses itself/, 'R1-609'],
    [/R1-610 reaches out of the picture/, 'R1-610'],
    [/R1-611 is too small/, 'R1-611'],
    [/R1-612 and R1-613 overlap by 5/, 'R1-612'],
  ] as const) {
    await said(words).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('[data-outline]').first()).toBeInViewport()
  }
  // Moved apart, they no longer overlap: it is said at once.
  await page.keyboard.press('m')
  await page.locator('[data-ready]').focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(said(/R1-612 and R1-613/)).toBeHidden()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Undo' })).toBeDisabled()
  await expect(page.getByRole('status')).toHaveText(SAVED)
  await drawn.sql(`delete from outlines where id = $1`, [stray?.id])
})

test('gives outlines to a drawing program and takes them back; what matches nothing is listed [OUT-09]', async ({
  page,
  context,
}) => {
  const token = await workAs(context, 'editor')
  await openDrawing(page, PICTURE)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as SVG' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Riva One River side.svg')
  const given = readFileSync(await download.path(), 'utf8')
  expect(given.match(/<path id="R1-\d+"/g)).toHaveLength(56)
  const before = await drawnOutlines(page, token, 1)
  const path = 'M100 700L300 700L300 900ZM100 1000L200 1000L200 1100Z'
  await page
    .getByLabel('Bring in SVG')
    .setInputFiles(svg({ 'R1-609': path, 'Lift shaft': path, 'R9-999': path }))
  await expect(page.getByRole('alert').filter({ hasText: 'Lift shaft, R9-999' })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(SAVED)
  const taken = (await drawnOutlines(page, token, 1)).get('R1-609')
  expect(taken).toEqual([
    [
      [100, 700],
      [300, 700],
      [300, 900],
    ],
    [
      [100, 1000],
      [200, 1000],
      [200, 1100],
    ],
  ])
  await page.keyboard.press('Control+z')
  // What went out comes in as it was: nothing is changed by it but a hundredth of a pixel.
  await page
    .getByLabel('Bring in SVG')
    .setInputFiles({ name: 'same.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(given) })
  await expect(page.getByRole('status')).toHaveText(SAVED)
  const after = await drawnOutlines(page, token, 1)
  for (const [name, parts] of before)
    if (parts.length > 0) expect(overlap(after.get(name) ?? [], parts)).toBeGreaterThan(0.999)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status')).toHaveText(SAVED)
})
