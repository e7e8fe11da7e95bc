import type { APIRequestContext, Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { addColleagues } from '../support/colleagues.ts'
import { openDrawing } from '../support/studio-drawing.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const SAVED = /Draft saved/
/** By then visitors have what was published (OUT-07). */
const SHOWN_MS = 2_000

/** The apartments that visitors see on River side, each with its corners. */
async function seen(visitor: APIRequestContext): Promise<Map<number, string>> {
  const { data } = await (await visitor.get('/api/v1/frontend/pois/7/media-content')).json()
  type Media = { attributes: { mediaData: { polygons?: { poiId: number; points: unknown }[] } } }
  return new Map(
    data.flatMap(({ attributes }: Media) =>
      (attributes.mediaData.polygons ?? []).map(({ poiId, points }) => [poiId, JSON.stringify(points)]),
    ),
  )
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page.getByRole('navigation').getByRole('button', { name }).press('Enter')
  await page.getByRole('searchbox').fill('')
  await page.locator('[data-ready]').focus()
}

test('keeps drawing from visitors until it is published; that says what it does, and can be undone [OUT-07]', async ({
  page,
  context,
  playwright,
  scratch,
}) => {
  const product = await scratch({})
  await addColleagues(product)
  await workAs(context, 'editor', product.origin)
  const visitor = await playwright.request.newContext({ baseURL: product.origin })
  const before = await seen(visitor)
  expect(before.size).toBe(56)
  await openDrawing(page, `${product.origin}/studio/1/outlines?building=1`)
  await page.keyboard.press('m')
  await choose(page, 'R1-301')
  await page.keyboard.press('ArrowUp')
  await choose(page, 'R1-302')
  await page.keyboard.press('Delete')
  await choose(page, 'R1-609')
  await page.keyboard.press('d')
  for (const keys of ['Space', 'Shift+ArrowRight', 'Space', 'Shift+ArrowDown', 'Space', 'Enter'])
    for (let times = keys.startsWith('Shift') ? 9 : 1; times > 0; times -= 1) await page.keyboard.press(keys)
  await expect(page.getByRole('status')).toHaveText(SAVED)
  expect(await seen(visitor)).toEqual(before)

  await page.getByRole('button', { name: 'Publish 3 changes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  for (const words of ['1 addedR1-609', '1 changedR1-301', '1 removedR1-302'])
    await expect(dialog.getByRole('listitem').filter({ hasText: words }).last()).toBeVisible()
  await axeFindsNothing(page)
  await dialog.getByRole('button', { name: 'Publish 3 changes' }).click()
  await expect(dialog).toContainText('Published. See it live')
  const published = Date.now()
  const changed = async () => {
    const after = await seen(visitor)
    return [[...before].filter(([poiId, points]) => after.get(poiId) !== points).length, after.size]
  }
  await expect.poll(changed, { intervals: [100] }).toEqual([2, 56])
  expect(Date.now() - published).toBeLessThan(SHOWN_MS)
  await page.keyboard.press('Escape')

  await page.goto(`${product.origin}/studio/1/history`)
  const rows = page.locator('main li > button')
  await expect(rows.nth(0)).toContainText(/You published \d+ change/)
  await rows.nth(0).click()
  await page.getByRole('button', { name: 'Undo this change' }).click()
  await expect.poll(() => seen(visitor)).toEqual(before)
  await visitor.dispose()
})
