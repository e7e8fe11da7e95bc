import { axeFindsNothing } from '../support/axe.ts'
import { shownView } from '../support/demo-mask.ts'
import { expect, test } from '../support/drawing-test.ts'
import { LANGUAGES } from '../support/languages.ts'
import { overlap } from '../support/overlap.ts'
import { drawnOutlines, onScreen, openDrawing, type Place } from '../support/studio-drawing.ts'
import { workAs } from '../support/studio-people.ts'

/** The demo's tower, seen by two cameras. */
const TOWER = 3
const [WIDE, UPRIGHT] = [shownView(TOWER, 0), shownView(TOWER, 1)]
/** The middles of these are the points that both pictures show. */
const PAIRED = ['T1-201', 'T1-203', 'T1-1503', 'T1-1501']

const WORDS = {
  en: {
    more: '4 more points',
    allThere: /^All of them are drawn there already/,
    replace: 'Replace',
    carry: /^Carry \d+ outlines/,
    saved: /Draft saved/,
    tool: 'Copy to another view',
  },
  sr: {
    more: 'još 4 tačke',
    allThere: /^Svi su tamo već nacrtani/,
    replace: 'Zamenite',
    carry: /^Prenesite \d+ obris/,
    saved: /Nacrt sačuvan/,
    tool: 'Prenesite na drugi pogled',
  },
}

/** By their areas: corners are not the same ones in both pictures. */
function middleOf(view: typeof WIDE, name: string): Place {
  const points = view.apartments.find((one) => one.name === name)?.points ?? []
  let [area, x, y] = [0, 0, 0]
  for (const [nth, [ax, ay]] of points.entries()) {
    const [bx, by] = points[(nth + 1) % points.length] ?? [ax, ay]
    const cross = ax * by - bx * ay
    area += cross / 2
    x += ((ax + bx) * cross) / 6
    y += ((ay + by) * cross) / 6
  }
  return [x / area, y / area]
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`carries the outlines of a façade to another view, in ${language.name} [OUT-05]`, async ({
    page,
    context,
  }) => {
    const token = await workAs(context, 'editor')
    await openDrawing(page, `${language.prefix}/studio/1/outlines?building=${TOWER}`)
    const before = await drawnOutlines(page, token, TOWER, 1)
    await page.keyboard.press('c')
    await expect(page.getByText(words.more)).toBeVisible()
    await expect(page.locator('[data-ready]')).toHaveCount(2)
    await expect(page.getByRole('button', { name: words.carry })).toBeDisabled()
    const [left, right] = [page.locator('[data-ready]').first(), page.locator('[data-ready]').last()]
    const height = (await left.boundingBox())?.height
    for (const name of PAIRED)
      for (const [stage, view] of [
        [left, WIDE],
        [right, UPRIGHT],
      ] as const) {
        const [x, y] = await onScreen(page, middleOf(view, name), stage)
        await page.mouse.click(x, y)
        await page.waitForTimeout(350)
      }
    await expect(page.locator('[data-point]')).toHaveCount(8)
    // No picture has shrunk, and it is said why nothing can be carried yet.
    expect((await left.boundingBox())?.height).toBe(height)
    await expect(page.getByText(words.allThere)).toBeVisible()
    await page.getByRole('radio', { name: words.replace }).check({ force: true })
    await expect(page.locator('[data-carried]').first()).toBeAttached()
    await axeFindsNothing(page)
    // A fifth point by keys, far off: it is told which does not agree, and goes again.
    await left.focus()
    // Pressed twice it is one point still, in both pictures.
    await page.keyboard.press('p')
    await page.keyboard.press('p')
    await expect(page.locator('[data-point]')).toHaveCount(10)
    await page.keyboard.press('Tab')
    await expect(right).toBeFocused()
    await page.keyboard.press('p')
    for (let time = 0; time < 20; time += 1) await page.keyboard.press('Shift+ArrowLeft')
    await expect(page.locator('[data-wrong]').first()).toBeAttached()
    await page.keyboard.press('5')
    await page.keyboard.press('Delete')
    await expect(page.locator('[data-point]')).toHaveCount(8)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('status')).toHaveText(words.saved)
    const made = await drawnOutlines(page, token, TOWER, 1)
    const carried = UPRIGHT.apartments.filter(
      ({ name }) => JSON.stringify(made.get(name)) !== JSON.stringify(before.get(name)),
    )
    const good = carried.filter(({ name, points }) => overlap(made.get(name) ?? [], [points]) >= 0.9)
    expect(carried.length).toBeGreaterThan(30)
    expect(good.length / carried.length).toBeGreaterThanOrEqual(0.9)
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('status')).toHaveText(words.saved)
    await expect
      .poll(async () => (await drawnOutlines(page, token, TOWER, 1)).get('T1-201'))
      .toEqual(before.get('T1-201'))
  })
}
