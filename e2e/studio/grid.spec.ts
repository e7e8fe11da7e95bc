import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { shownView } from '../support/demo-mask.ts'
import { expect, test } from '../support/drawing-test.ts'
import { LANGUAGES } from '../support/languages.ts'
import { overlap } from '../support/overlap.ts'
import { drawnOutlines, onScreen, openDrawing, type Place } from '../support/studio-drawing.ts'
import { workAs } from '../support/studio-people.ts'

const WORDS = {
  en: {
    start: 'Click the four corners of the façade, from the top left.',
    fewer: (floor: number) => `Floor ${floor}: 4 apartments, 8 columns`,
    keep: 'Keep 4',
    back: (floor: number) => `Floor ${floor} stands back: corners of its own`,
    inList: '56 of 56 apartments found in the list',
    make: /^Make 56 outlines/,
    made: '56 outlines made.',
    crossed: 'The corners cross',
    saved: /Draft saved/,
  },
  sr: {
    start: 'Kliknite na četiri ugla fasade, počev od gornjeg levog.',
    fewer: (floor: number) => `${floor}. sprat: stanova 4, kolona 8`,
    keep: 'Zadržite 4',
    back: (floor: number) => `${floor}. sprat je uvučen: sopstveni uglovi`,
    inList: '56 od 56 stanova nađeno na spisku',
    make: /^Napravite 56 obrisa/,
    made: 'Napravljeno 56 obrisa.',
    crossed: 'Uglovi se ukrštaju',
    saved: /Nacrt sačuvan/,
  },
}

const POINTER_ACTIONS_MAX = 60

/** Where a person puts them, looking at the picture: the six lower floors, then the two that stand back. */
const CORNERS: readonly Place[] = [
  [672, 617],
  [2984, 716],
  [2984, 1366],
  [676, 1532],
]
const FLOOR_LINES: readonly Place[] = [797, 931, 1069, 1205, 1350].map((y) => [1640, y])
const COLUMN_LINES: readonly Place[] = [1197, 1500, 1779, 2036, 2274, 2495, 2700].map((x) => [x, 950])
const SET_BACK: readonly { floor: number; corners: readonly Place[]; lines: readonly Place[] }[] = [
  {
    floor: 7,
    corners: [
      [830, 500],
      [2840, 622],
      [2868, 712],
      [826, 625],
    ],
    lines: [
      [1475, 600],
      [1877, 620],
      [2345, 640],
    ],
  },
  {
    floor: 8,
    corners: [
      [985, 372],
      [2724, 505],
      [2724, 612],
      [978, 506],
    ],
    lines: [
      [1598, 480],
      [1980, 500],
      [2428, 540],
    ],
  },
]

test('makes all outlines of a façade with few acts of the pointer [OUT-11]', async ({ page, context }) => {
  const words = WORDS.en
  const token = await workAs(context, 'editor')
  await openDrawing(page, '/studio/1/outlines?building=1')
  const before = await drawnOutlines(page, token, 1)
  let acts = 1
  await page.getByRole('button', { name: 'Façade grid' }).click()
  await expect(page.getByText(words.start)).toBeVisible()
  await page.getByRole('button', { name: 'Whole picture' }).click()
  await page.waitForTimeout(600)
  for (const corner of CORNERS) {
    const [x, y] = await onScreen(page, corner)
    await page.mouse.click(x, y)
    await page.waitForTimeout(350)
    acts += 1
  }
  await expect(page.locator('[data-grid-floor]')).toHaveCount(8)
  // What is there stays in sight, and it is said that it will be replaced.
  await expect(page.getByText('Replaces 56 of 56 outlines drawn here')).toBeVisible()
  await expect(page.locator('[data-former]')).not.toHaveCount(0)
  await page.getByRole('radio', { name: 'Keep', exact: true }).check({ force: true })
  await expect(page.getByRole('button', { name: /^Make 0/ })).toBeDisabled()
  await page.getByRole('radio', { name: 'Replace', exact: true }).check({ force: true })
  acts += 2
  for (const floor of [8, 7]) {
    await expect(page.getByRole('region', { name: words.fewer(floor) })).toBeVisible()
    await page.getByRole('button', { name: words.keep }).click()
    await page.getByRole('button', { name: words.back(floor) }).click()
    acts += 2
  }
  await axeFindsNothing(page)
  const drag = async (from: Place, to: Place) => {
    const [[x, y], [tx, ty]] = [await onScreen(page, from), await onScreen(page, to)]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move((x + tx) / 2, (y + ty) / 2)
    await page.mouse.move(tx, ty)
    await page.mouse.up()
    acts += 1
  }
  for (const { floor, corners } of SET_BACK)
    for (const [i, to] of corners.entries()) await drag(await handleAt(page, `corner ${floor} ${i}`), to)
  for (const [i, to] of FLOOR_LINES.entries()) await drag(await handleAt(page, `floor-line  ${i}`), to)
  for (const [i, to] of COLUMN_LINES.entries()) await drag(await handleAt(page, `column-line  ${i}`), to)
  for (const { floor, lines } of SET_BACK)
    for (const [i, to] of lines.entries()) await drag(await handleAt(page, `row-line ${floor} ${i}`), to)
  expect(acts).toBeLessThanOrEqual(POINTER_ACTIONS_MAX)
  await expect(page.getByText(words.inList)).toBeVisible()
  await page.getByRole('button', { name: words.make }).click()
  await expect(page.getByRole('alert')).toContainText(words.made)
  await expect(page.getByRole('status')).toHaveText(words.saved)
  const made = await drawnOutlines(page, token, 1)
  const overlaps = shownView(1).apartments.map(({ name, points }) => overlap(made.get(name) ?? [], [points]))
  expect(overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length).toBeGreaterThanOrEqual(0.75)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('status')).toHaveText(words.saved)
  await expect
    .poll(async () => (await drawnOutlines(page, token, 1)).get('R1-101'))
    .toEqual(before.get('R1-101'))
})

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`makes them by keys alone, in ${language.name} [OUT-11]`, async ({ page, context }) => {
    await workAs(context, 'editor')
    const stage = await openDrawing(page, `${language.prefix}/studio/1/outlines?building=1`)
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
    }
    await press('f')
    await expect(page.getByText(words.start)).toBeVisible()
    await expect(stage).toBeFocused()
    await press('Shift+ArrowLeft', 40)
    await press('Shift+ArrowUp', 20)
    await press('Space')
    await press('Shift+ArrowRight', 80)
    await press('Space')
    await press('Shift+ArrowDown', 40)
    await press('Space')
    await press('Shift+ArrowLeft', 80)
    await press('Space')
    const floors = page.locator('[data-grid-floor]')
    await expect(floors).toHaveCount(8)
    // Tab to the first corner and on to the first floor line; arrows move it.
    await press('Tab', 5)
    const line = page.locator('[data-handle="floor-line  0"]')
    await expect(line.locator('[data-active]')).toBeAttached()
    const first = await line.getAttribute('data-at')
    await press('Shift+ArrowDown')
    await expect(line).not.toHaveAttribute('data-at', first ?? '')
    // A column more and one less.
    await press('+')
    await expect(page.locator('[data-grid-floor="1"] polygon')).toHaveCount(9)
    await press('-')
    await expect(page.locator('[data-grid-floor="1"] polygon')).toHaveCount(8)
    // The first cell of the top floor, joined with its neighbour; then left out.
    await press(']')
    await press('j')
    await expect(page.locator('[data-grid-floor="8"] polygon')).toHaveCount(3)
    await press('Delete')
    await expect(page.locator('[data-grid-floor="8"] polygon')).toHaveCount(2)
    // The top left corner over to the other side: nothing can be made.
    await press('Tab')
    await press('Shift+ArrowRight', 100)
    await expect(page.getByText(words.crossed)).toBeVisible()
    await press('Shift+ArrowLeft', 100)
    await expect(page.getByText(words.crossed)).toBeHidden()
    await press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(words.saved)
    await press('Control+z')
    await expect(page.getByRole('status')).toHaveText(words.saved)
  })
}

async function handleAt(page: Page, name: string): Promise<Place> {
  const at = await page.locator(`[data-handle="${name}"]`).getAttribute('data-at')
  const [x = 0, y = 0] = (at ?? '').split(',').map(Number)
  return [x, y]
}
