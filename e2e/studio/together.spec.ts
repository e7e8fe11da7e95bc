import type { Browser, Page } from '@playwright/test'
import { shownView } from '../support/demo-mask.ts'
import { expect, test } from '../support/drawing-test.ts'
import { drawnOutlines, openDrawing, type Place } from '../support/studio-drawing.ts'
import { type Colleague, workAs } from '../support/studio-people.ts'

const PICTURE = '/studio/1/outlines?building=1'
const SAVED = /Draft saved/

async function open(browser: Browser, who: Colleague): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext()
  const token = await workAs(context, who)
  const page = await context.newPage()
  await openDrawing(page, PICTURE)
  return { page, token }
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('navigation').getByRole('button', { name }).press('Enter')
  await page.getByRole('searchbox').fill('')
  await page.locator('[data-ready]').focus()
}

test('shows two people on one picture to each other, and what each holds [OUT-07]', async ({ browser }) => {
  const [mine, theirs] = [await open(browser, 'editor'), await open(browser, 'admin')]
  await choose(theirs.page, 'R1-303')
  const others = mine.page.getByRole('list', { name: 'Others on this picture' })
  await expect(others.getByRole('listitem')).toHaveCount(1)
  // At the outline, at its floor in the tree, and in the list of who is here.
  await expect(mine.page.locator('[data-held-by]')).toHaveCount(1)
  await expect(mine.page.getByText('On this picture now')).toBeVisible()
  await expect(mine.page.getByRole('complementary').getByText('R1-303')).toBeVisible()
  await theirs.page.context().close()
  await expect(others).toBeHidden({ timeout: 20_000 })
  await expect(mine.page.locator('[data-held-by]')).toHaveCount(0)
  await mine.page.context().close()
})

/** Some seconds in every run; minutes where the gate's are not counted. */
for (const [length, seconds] of [
  ['for some seconds', 12],
  ['for ten minutes', 600],
] as const)
  test(`loses nothing of what two people draw at random on one picture, ${length} [OUT-07]`, async ({
    browser,
  }) => {
    test.setTimeout((seconds + 120) * 1000)
    const [one, other] = [await open(browser, 'editor'), await open(browser, 'admin')]
    const before = await drawnOutlines(one.page, one.token, 1)
    const names = shownView(1).apartments.map(({ name }) => name)
    const until = Date.now() + seconds * 1000
    const acts = await Promise.all(
      [one, other].map(({ page }, person) =>
        drawAtRandom(
          page,
          names.filter((_, i) => i % 2 === person),
          { seed: 11 + person, until },
        ),
      ),
    )
    for (const { page } of [one, other]) await expect(page.getByRole('status')).toHaveText(SAVED)
    const after = await drawnOutlines(one.page, one.token, 1)
    const moves = new Map(acts.flatMap(movesOf))
    expect(acts.every(({ length: count }) => count > 3)).toBe(true)
    const lost = names.filter((name) => {
      const [from, to, [dx, dy]] = [firstOf(before, name), firstOf(after, name), moves.get(name) ?? [0, 0]]
      return Math.hypot(to[0] - from[0] - dx, to[1] - from[1] - dy) > 0.01
    })
    expect(lost).toEqual([])
    // As they were, for whoever comes next.
    for (const [i, { page }] of [one, other].entries()) {
      for (let act = 0; act < (acts[i]?.length ?? 0); act += 1) await page.keyboard.press('Control+z')
      await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
      await expect(page.getByRole('status')).toHaveText(SAVED)
      await page.context().close()
    }
  })

interface Step {
  readonly name: string
  readonly by: Place
}

const KEYS: readonly (readonly [key: string, by: Place])[] = [
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['Shift+ArrowDown', [0, 10]],
]

/** Moves outlines, and takes some of it back. Gives the acts that stand in the end, in their order. */
async function drawAtRandom(
  page: Page,
  names: readonly string[],
  { seed, until }: { seed: number; until: number },
): Promise<Step[]> {
  const acts: Step[] = []
  let state = seed
  const below = (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * count)
  }
  await page.keyboard.press('m')
  while (Date.now() < until) {
    const name = names[below(names.length)] ?? ''
    const [key, by] = KEYS[below(KEYS.length)] ?? ['ArrowLeft', [-1, 0]]
    await choose(page, name)
    for (let times = below(4); times >= 0; times -= 1) {
      await page.keyboard.press(key)
      acts.push({ name, by })
    }
    if (below(4) === 0 && acts.pop()) await page.keyboard.press('Control+z')
    await page.waitForTimeout(below(900))
  }
  return acts
}

function movesOf(acts: readonly Step[]): [string, Place][] {
  const sums = new Map<string, Place>()
  for (const { name, by } of acts) {
    const [x, y] = sums.get(name) ?? [0, 0]
    sums.set(name, [x + by[0], y + by[1]])
  }
  return [...sums]
}

function firstOf(drawn: ReadonlyMap<string, readonly (readonly Place[])[]>, name: string): Place {
  return drawn.get(name)?.[0]?.[0] ?? [Number.NaN, Number.NaN]
}
