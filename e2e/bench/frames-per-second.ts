import type { Page } from '@playwright/test'

/** Zooms in and about and out again, a step before the last one has come to rest. */
const KEYS = ['+', 'ArrowRight', '+', 'ArrowLeft', 'ArrowUp', 'ArrowDown', '-', 'ArrowLeft', '-', '0']
const KEY_EVERY_MS = 300

/** Opens the picture and counts the frames while it zooms and pans. */
export async function framesPerSecond(page: Page, url: string): Promise<number> {
  await page.goto(url)
  const stage = page.locator('[role="group"][data-ready]')
  await stage.waitFor()
  // Any key ends the stepped pan before it begins.
  await page.keyboard.press('Shift')
  await page.waitForTimeout(500)
  await stage.focus()
  return stage.evaluate(move, { keys: KEYS, every: KEY_EVERY_MS })
}

/** Runs in the page: what drives the keys must not cost frames itself. */
async function move(stage: Element, { keys, every }: { keys: string[]; every: number }): Promise<number> {
  const press = (key: string) =>
    stage.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  const begin = performance.now()
  let frames = 0
  for (const key of keys) {
    press(key)
    const until = performance.now() + every
    while (performance.now() < until) {
      await new Promise(requestAnimationFrame)
      frames++
    }
  }
  return (1000 * frames) / (performance.now() - begin)
}
