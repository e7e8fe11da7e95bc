import type { Page } from '@playwright/test'
import { english } from '../support/languages.ts'
import { expect, test } from '../support/test.ts'
import { cameraAtRest, openPicture, pointBeside } from '../support/viewer.ts'

const SELECTED = '/masterplan/2/building/1?apartment=1020'
const [LEAST, MOST, SPEED] = [0.2, 0.65, 3]
/** More than one swing of 2π/3 seconds. */
const WATCHED_MS = 3000

// A window that the processor alone paints quickly.
test.use({ viewport: { width: 1000, height: 625 } })

test('the selected polygon pulses between 0.2 and 0.65 at speed 3 [VIE-04]', async ({ page }) => {
  await openPicture(page, SELECTED)
  const samples = await brightness(page, WATCHED_MS)
  const values = samples.map(({ value }) => value)
  expect(Math.min(...values)).toBeGreaterThanOrEqual(LEAST)
  expect(Math.max(...values)).toBeLessThanOrEqual(MOST)
  expect(Math.max(...values) - Math.min(...values), 'over nearly its whole range').toBeGreaterThan(0.4)
  expect(distanceFromSwing(samples), 'as 0.2 + 0.45·(1 + sin 3t)/2').toBeLessThan(0.02)
  const steps = values.slice(1).filter((value, i) => value !== values[i])
  expect(steps.length, 'a step for every frame').toBeGreaterThan(0.9 * (values.length - 1))
})

for (const [how, clear] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside every shape', clickBeside],
  ['the close button', (page: Page) => page.getByRole('button', { name: english.words.close }).click()],
] as const)
  test(`the pulse stops on clear: ${how} [VIE-04]`, async ({ page }) => {
    await openPicture(page, SELECTED)
    await expect(page.locator('[data-pulse]')).toHaveCount(1)
    await clear(page)
    await expect(page.locator('[data-pulse]')).toHaveCount(0)
    await expect(page.locator('[data-preview="apartment"]')).toHaveCount(0)
  })

test.describe('for those who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the pulse is still, at its brightest [VIE-04]', async ({ page }) => {
    await openPicture(page, SELECTED)
    const samples = await brightness(page, 700)
    expect(new Set(samples.map(({ value }) => value))).toEqual(new Set([MOST]))
  })
})

async function clickBeside(page: Page): Promise<void> {
  await cameraAtRest(page)
  const { x, y } = await pointBeside(page)
  await page.mouse.click(x, y)
}

interface Sample {
  readonly seconds: number
  readonly value: number
}

/** The opacity of the pulsing layer at every frame. */
function brightness(page: Page, forMs: number): Promise<Sample[]> {
  return page.locator('[data-pulse]').evaluate(
    (layer, ms) =>
      new Promise<{ seconds: number; value: number }[]>((resolve) => {
        const samples: { seconds: number; value: number }[] = []
        const begin = performance.now()
        requestAnimationFrame(function look(now) {
          samples.push({ seconds: now / 1000, value: Number(getComputedStyle(layer).opacity) })
          if (now - begin < ms) requestAnimationFrame(look)
          else resolve(samples)
        })
      }),
    forMs,
  )
}

/** Nobody knows when the swing began: the mean distance from the one that fits best. */
function distanceFromSwing(samples: readonly Sample[]): number {
  const swing = (seconds: number) => LEAST + ((MOST - LEAST) * (1 + Math.sin(SPEED * seconds))) / 2
  const period = (2 * Math.PI) / SPEED
  const distances = Array.from({ length: 400 }, (_, i) => {
    const start = (period * i) / 400
    const apart = samples.map(({ seconds, value }) => Math.abs(value - swing(seconds - start)))
    return apart.reduce((sum, one) => sum + one, 0) / apart.length
  })
  return Math.min(...distances)
}
