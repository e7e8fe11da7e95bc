import type { Page } from '@playwright/test'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]'
/**
 * Areas that scroll take the focus too, and after the last control it leaves the page before it comes back; a field of a
 * month or a day has a stop for each of its parts.
 */
const BEYOND = 25

declare global {
  interface Window {
    tabbed?: { readonly wanted: Element[]; readonly reached: Set<Element> }
  }
}

/**
 * Presses Tab once round the page, and tells what of all that can be pressed, chosen or written in was not reached. Of
 * radio buttons that belong together the arrow keys reach the others.
 */
export async function notReachedByTab(page: Page): Promise<readonly string[]> {
  const count = await page.evaluate((controls) => {
    const wanted = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (one) =>
        one.tabIndex >= 0 &&
        !one.matches(':disabled, [inert] *, [aria-hidden=true], [aria-hidden=true] *') &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.getClientRects().length > 0,
    )
    const reached = new Set<Element>()
    window.tabbed = { wanted, reached }
    document.addEventListener('focusin', ({ target }) => target instanceof Element && reached.add(target))
    // From the top, as one who has just come.
    window.scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return wanted.length
  }, CONTROLS)
  for (let presses = 0; presses < 2 * count + BEYOND; presses++) await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const { wanted = [], reached = new Set<Element>() } = window.tabbed ?? {}
    const names = new Set(
      [...reached].flatMap((one) =>
        one instanceof HTMLInputElement && one.type === 'radio' ? one.name : [],
      ),
    )
    const isReached = (one: Element) =>
      reached.has(one) ||
      !one.isConnected ||
      (one instanceof HTMLInputElement && one.type === 'radio' && names.has(one.name))
    return wanted.filter((one) => !isReached(one)).map(({ outerHTML }) => outerHTML.slice(0, 160))
  })
}
