import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { expect, test } from '../support/drawing-test.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'

const WORDS = {
  en: {
    draw: 'Draw',
    select: 'Select',
    undo: 'Undo',
    redo: 'Redo',
    without: /apartments have no outline here/,
    picture: 'Riva One, River side',
    deleteOutline: 'Delete outline',
    points: (count: number) => (count === 1 ? '1 point' : `${count} points`),
    overlaps: /overlap by/,
    saved: /Draft saved/,
  },
  sr: {
    draw: 'Crtanje',
    select: 'Izbor',
    undo: 'Poništite',
    redo: 'Ponovite',
    without: /ovde nema(ju)? obris/,
    picture: 'Riva One, Strana prema reci',
    deleteOutline: 'Obrišite obris',
    points: (count: number) => `${count} ${count % 10 < 5 && count < 10 && count > 1 ? 'tačke' : 'tačaka'}`,
    overlaps: /se preklapaju/,
    saved: /Nacrt sačuvan/,
  },
}

async function openPicture(page: Page, prefix: string): Promise<Locator> {
  await page.goto(`${prefix}/studio/1/outlines?building=1`)
  const stage = page.locator('[data-ready]')
  await expect(stage).toBeVisible()
  return stage
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`shows a picture with its outlines and what is missing, in ${language.name} [OUT-08]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'editor')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openPicture(page, language.prefix)
    await expect(page.getByRole('group', { name: words.picture })).toBeVisible()
    // 106 apartments, of which this side shows 56.
    await expect(page.getByRole('button', { name: words.without })).toHaveText(/^50 /)
    await axeFindsNothing(page)
  })

  test(`draws with keys alone: points, undo, redo, moving a point, in ${language.name} [OUT-01] [OUT-06]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'editor')
    await openPicture(page, language.prefix)
    const name = language.key === 'en' ? 'R1-609' : 'R1-610'
    await choose(page, name, words.deleteOutline, words.saved)
    await page.keyboard.press('d')
    const half = page.locator('[data-half-drawn]')
    await expect(half).toHaveAttribute('data-half-drawn', '0')
    await press(page, 'Space')
    await press(page, 'Shift+ArrowRight', 12)
    await press(page, 'Space')
    await press(page, 'Shift+ArrowDown', 9)
    await press(page, 'Space')
    await press(page, 'ArrowLeft', 5)
    await press(page, 'Space')
    await expect(half).toHaveAttribute('data-half-drawn', '4')
    await press(page, 'Backspace')
    await expect(half).toHaveAttribute('data-half-drawn', '3')
    const [first = '', second = '', third = ''] = ((await half.getAttribute('points')) ?? '').split(' ')
    expect(apart(first, second)).toEqual([120, 0])
    expect(apart(second, third)).toEqual([0, 90])
    await press(page, 'Enter')
    await expect(page.getByText(words.points(3), { exact: true })).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(words.saved)

    await page.keyboard.press('Control+z')
    await expect(page.getByText(words.points(0), { exact: true })).toBeVisible()
    await page.keyboard.press('Control+Shift+z')
    await expect(page.getByText(words.points(3), { exact: true })).toBeVisible()

    await press(page, 'Escape')
    await expect(page.getByRole('button', { name: words.select, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const outline = page.locator('[data-outline]')
    await press(page, ']')
    await press(page, 'ArrowLeft', 3)
    await press(page, 'Shift+ArrowUp')
    const [moved = ''] = ((await outline.getAttribute('points')) ?? '').split(' ')
    expect(apart(first, moved)).toEqual([-3, -10])
    await press(page, 'Insert')
    await expect(page.getByText(words.points(4), { exact: true })).toBeVisible()
    await press(page, 'Delete')
    await expect(page.getByText(words.points(3), { exact: true })).toBeVisible()
    // Undo has no limit: two dozen steps of a point, and back.
    await press(page, ']')
    const before = await outline.getAttribute('points')
    await press(page, 'ArrowRight', 24)
    await expect(outline).not.toHaveAttribute('points', before ?? '')
    await press(page, 'Control+z', 24)
    await expect(outline).toHaveAttribute('points', before ?? '')
    await axeFindsNothing(page)
    await page.reload()
    await expect(page.locator('[data-ready]')).toBeVisible()
    await choose(page, name, words.deleteOutline, words.saved)
  })
}

test('draws with the pointer: snaps, closes by a double click, keeps a half-drawn one [OUT-01] [OUT-02] [OUT-06]', async ({
  page,
  context,
}) => {
  const words = WORDS.en
  await workAs(context, 'editor')
  await openPicture(page, '')
  await choose(page, 'R1-611', words.deleteOutline, words.saved)
  await page.getByRole('button', { name: words.draw, exact: true }).click()
  const half = page.locator('[data-half-drawn]')
  const click = async (at: Place, off: Place = [0, 0], keys: 'Alt'[] = []) => {
    const [x, y] = await onScreen(page, at)
    for (const key of keys) await page.keyboard.down(key)
    await page.mouse.click(x + off[0], y + off[1])
    for (const key of keys) await page.keyboard.up(key)
    // Two clicks within 300 ms may be one double click.
    await page.waitForTimeout(350)
  }
  // The upper corners of R1-804, whose point and edge are within reach.
  await click([2427.6, 479.4], [4, -4])
  await expect(half).toHaveAttribute('points', /^2427\.6,479\.4/)
  await click([2724.4, 503.2], [4, -3], ['Alt'])
  const [, free = ''] = ((await half.getAttribute('points')) ?? '').split(' ')
  expect(free).not.toBe('2724.4,503.2')
  // On the upper edge of R1-804, then with Shift level to the point before.
  await click([2576, 491.3], [0, -5])
  const [, , edge = ''] = ((await half.getAttribute('points')) ?? '').split(' ')
  const [ex = 0, ey = 0] = edge.split(',').map(Number)
  expect(Math.abs(479.4 + ((ex - 2427.6) * 23.8) / 296.8 - ey)).toBeLessThan(0.1)
  await page.keyboard.down('Shift')
  await click([ex - 100, ey], [0, 6])
  await page.keyboard.up('Shift')
  const [, , , level = ''] = ((await half.getAttribute('points')) ?? '').split(' ')
  expect(apart(edge, level)[1]).toBe(0)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.mouse.wheel(0, -240)
  await page.waitForTimeout(600)
  await expect(half).toHaveAttribute('data-half-drawn', '2')
  const [x, y] = await onScreen(page, [2600, 440])
  await page.mouse.dblclick(x, y)
  await expect(page.getByText(words.points(3), { exact: true })).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(words.saved)
  await page.getByRole('button', { name: words.undo }).click()
  await expect(page.getByText(words.points(0), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: words.redo }).click()
  await expect(page.getByText(words.points(3), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: words.undo }).click()
  await expect(page.getByRole('status')).toHaveText(words.saved)
})

test('merges what two people draw, and asks only about what both have changed [OUT-07]', async ({
  browser,
}) => {
  const words = WORDS.en
  const pages = await Promise.all(
    (['editor', 'admin'] as const).map(async (who) => {
      const context = await browser.newContext()
      await workAs(context, who)
      const page = await context.newPage()
      await openPicture(page, '')
      return page
    }),
  )
  const [first, second] = pages
  if (!first || !second) throw new Error('two people')
  const hold = async (page: Page, name: string) => {
    await page.getByRole('searchbox').fill(name)
    await page.getByRole('navigation').getByRole('button', { name }).click()
    await page.getByRole('searchbox').fill('')
    await page.locator('[data-ready]').focus()
    await press(page, 'm')
  }
  await Promise.all([hold(first, 'R1-801'), hold(second, 'R1-802')])
  await Promise.all([press(first, 'ArrowUp', 2), press(second, 'ArrowUp', 2)])
  for (const page of pages) {
    await expect(page.getByRole('status')).toHaveText(words.saved)
    await expect(page.getByRole('alertdialog')).toBeHidden()
  }
  await Promise.all([hold(first, 'R1-803'), hold(second, 'R1-803')])
  await Promise.all([press(first, 'ArrowUp', 2), press(second, 'ArrowDown', 2)])
  // Whoever was slower is asked.
  const question = (page: Page) => page.getByRole('alertdialog')
  await expect.poll(async () => (await question(first).count()) + (await question(second).count())).toBe(1)
  const asked = (await question(first).count()) > 0 ? first : second
  await expect(question(asked)).toContainText('R1-803')
  await expect(question(asked)).not.toContainText(/R1-80[12]/)
  await axeFindsNothing(asked)
  await asked.getByRole('button', { name: 'Take theirs' }).click()
  await expect(question(asked)).toBeHidden()
  // As they were, for whoever comes next.
  await press(first, 'Control+z', 4)
  await expect(first.getByRole('status')).toHaveText(words.saved)
  await press(second, 'Control+z', 4)
  await expect(second.getByRole('status')).toHaveText(words.saved)
  for (const page of pages) await page.context().close()
})

type Place = readonly [x: number, y: number]

/** By the tree, without an outline of an earlier run. */
async function choose(page: Page, name: string, remove: string, saved: RegExp): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('navigation').getByRole('button', { name }).press('Enter')
  await page.getByRole('searchbox').fill('')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const button = page.getByRole('button', { name: remove })
  if (await button.isVisible()) {
    await button.press('Enter')
    await expect(page.getByRole('status')).toHaveText(saved)
  }
  await page.getByRole('navigation').getByRole('button', { name }).focus()
}

async function press(page: Page, key: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
}

const apart = (from: string, to: string): number[] => {
  const [a = [], b = []] = [from, to].map((point) => point.split(',').map(Number))
  return b.map((value, i) => Math.round(value - (a[i] ?? 0)))
}

/** Where a place of the picture is on the screen, by what the tool's layer says. */
async function onScreen(page: Page, [x, y]: Place): Promise<[number, number]> {
  const box = await page.locator('[data-ready]').boundingBox()
  const placed = await page.locator('[data-ready] svg > g[transform]').last().getAttribute('transform')
  const [tx = 0, ty = 0, scale = 1] = (placed?.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number)
  return [(box?.x ?? 0) + tx + x * scale, (box?.y ?? 0) + ty + y * scale]
}
