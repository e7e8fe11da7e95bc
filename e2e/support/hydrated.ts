import { expect, type Locator } from '@playwright/test'

/** Waits until React has taken over an element the server sent: from then on its handlers answer. */
export async function hydrated(element: Locator): Promise<Locator> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  return element
}
