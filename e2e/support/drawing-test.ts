import { addColleagues } from './colleagues.ts'
import { type ScratchProduct, startScratchProduct } from './scratch-product.ts'
import { test as base } from './test.ts'

/** Tests that draw on the demo's pictures, one after the other on a product of their own: nobody else draws there. */
export const test = base.extend<object, { drawn: ScratchProduct }>({
  drawn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { product, stop } = await startScratchProduct({})
      await addColleagues(product)
      await use(product)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ drawn }, use) => use(drawn.origin),
})

export { expect } from '@playwright/test'
