import { test as base } from '@playwright/test'
import { startDeployable } from './next-version.ts'
import { type Contents, type ScratchProduct, startScratchProduct } from './scratch-product.ts'

interface Fixtures {
  /** Starts a product that only this test sees; it ends with the test. */
  readonly scratch: (contents?: Contents) => Promise<ScratchProduct>
  /** The product at an address where a new version can come out. */
  readonly deployable: Omit<Awaited<ReturnType<typeof startDeployable>>, 'stop'>
}

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  scratch: async ({}, use) => {
    const stops: (() => Promise<void>)[] = []
    await use(async (contents = {}) => {
      const { product, stop } = await startScratchProduct(contents)
      stops.push(stop)
      return product
    })
    for (const stop of stops) await stop()
  },
  deployable: async ({ baseURL }, use) => {
    const { stop, ...product } = await startDeployable(baseURL ?? '')
    await use(product)
    await stop()
  },
})

export { expect } from '@playwright/test'
