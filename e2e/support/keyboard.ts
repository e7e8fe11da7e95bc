import { expect, type Locator, type Page } from '@playwright/test'

const PATIENCE = 90

/** Presses Tab until the focus is on what is looked for, as a visitor without a pointer would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < PATIENCE; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement))
      return expectFocusVisible(page)
  }
  throw new Error(`${PATIENCE} presses of Tab did not lead there`)
}

/** A ring of two pixels around a control, or along the outline of a shape. */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const focused = document.activeElement
        if (!focused?.matches(':focus-visible')) return 'nothing has the focus'
        if (!focused.hasAttribute('data-shape-id')) {
          const { outlineStyle, outlineWidth } = getComputedStyle(focused)
          return outlineStyle === 'solid' ? outlineWidth : outlineStyle
        }
        const outline = focused.querySelector(':scope > path:last-of-type')?.getAttribute('d')
        const rings = document.querySelectorAll('svg path[stroke="var(--focus)"]')
        return [...rings].some((ring) => ring.getAttribute('d') === outline) ? '2px' : 'no ring'
      }),
    )
    .toBe('2px')
}

/** The shape that has the focus. */
export function focusedShape(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-shape-id') ?? null)
}

/** Tab goes round within a modal panel: no press leads out of it. */
export async function expectFocusKept(page: Page, panel: Locator): Promise<void> {
  for (let presses = 0; presses < 16; presses++) {
    await page.keyboard.press('Tab')
    // At its ends a guard takes the focus and gives it back a moment later.
    await expect
      .poll(
        () => panel.evaluate((element) => element.contains(document.activeElement)),
        `after ${presses + 1} presses`,
      )
      .toBe(true)
  }
}
