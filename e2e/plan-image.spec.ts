import type { Locator, Page } from '@playwright/test'
import type { ScratchProduct } from './support/scratch-product.ts'
import { expect, test } from './support/test.ts'

const CARD = '/masterplan/2/building/1?apartment=1045'
const APARTMENT = '/masterplan/2/building/1/apartment/1045'

/** Where the demo's own plan lies. */
const STORED = '/api/v1/frontend/pois/1045/media-content/'

/** A green square of 4×4 pixels. */
const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGMQq7CBIwbiOABGIwyhetJmkwAAAABJRU5ErkJggg=='

const CHANGE = 'update media set file_key = null, data_string = $1 where poi_id = 1045 and media_type_id = 2'

test('the plan image may be an address or a base64 data string: both show, on the card and on the page [CRD-05]', async ({
  page,
  scratch,
}) => {
  const product = await scratch()
  for (const path of [CARD, APARTMENT]) await expectShown(await planAt(page, product, path), STORED)

  // With its head, as a browser takes it, and bare, as it may be stored.
  for (const data of [`data:image/png;base64,${PNG}`, PNG]) {
    await product.sql(CHANGE, [data])
    for (const path of [CARD, APARTMENT])
      await expectShown(await planAt(page, product, path), `data:image/png;base64,${PNG}`)
  }
})

test('a plan whose name ends in .pdf is left out in favour of the picture beside it [CRD-05]', async ({
  page,
  scratch,
}) => {
  const product = await scratch()
  await product.sql(
    `insert into media (project_id, media_context_id, poi_id, media_type_id, name, data_string, sort_order)
     values (1, 2, 1045, 2, 'Brochure.PDF', 'JVBERi0xLjQ=', -1)`,
  )
  for (const path of [CARD, APARTMENT]) await expectShown(await planAt(page, product, path), STORED)
})

async function planAt(page: Page, { origin }: ScratchProduct, path: string): Promise<Locator> {
  await page.goto(`${origin}${path}`)
  return page.getByRole('img', { name: 'Floor plan of R1-315' })
}

async function expectShown(image: Locator, starts: string) {
  await expect(image).toBeVisible()
  expect((await image.getAttribute('src'))?.slice(0, starts.length)).toBe(starts)
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
}
