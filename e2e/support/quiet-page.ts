import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** How long nothing may be under way, so that what came last is drawn; some screens never fall silent. */
const SETTLE_MS = 400
const QUIET_WITHIN_MS = 6_000

/** Gives back how to wait until nothing that the page asked for is still on its way. */
export function untilQuiet(page: Page): () => Promise<void> {
  let underWay = 0
  let last = Date.now()
  const heard = (by: number) => () => {
    underWay += by
    last = Date.now()
  }
  page.on('request', heard(1))
  page.on('requestfinished', heard(-1))
  page.on('requestfailed', heard(-1))
  return async () => {
    const began = Date.now()
    last = began
    while (Date.now() - began < QUIET_WITHIN_MS) {
      if (underWay <= 0 && Date.now() - last > SETTLE_MS) break
      await wait(SETTLE_MS / 8)
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
  }
}
