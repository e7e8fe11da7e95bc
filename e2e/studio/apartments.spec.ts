import {
  cell,
  FLOOR,
  openTable,
  PRICE,
  priceOf,
  ROOMS,
  STATUS,
  stored,
  TYPE,
  WORDS,
} from '../support/apartments-table.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const row = language.key === 'en' ? 'L2-101' : 'L2-102'

  test(`an apartment is edited in place with the keys of a spreadsheet, saves itself and is undone, in ${language.name} [APT-01] [STU-03]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.setViewportSize({ width: 1280, height: 800 })
    const grid = await openTable(page, language.prefix, words, row)
    await axeFindsNothing(page)
    const price = (await priceOf(row)) ?? 0

    await cell(grid, row, FLOOR).click()
    for (let column = FLOOR; column < PRICE; column++) await page.keyboard.press('ArrowRight')
    await expect(cell(grid, row, PRICE)).toHaveAttribute('data-active')
    await page.keyboard.press('Enter')
    await page.keyboard.type('abc')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cell(grid, row, PRICE)).toContainText(price.toLocaleString('en'))

    await page.keyboard.type(String(price + 1_000))
    await page.keyboard.press('Enter')
    const typed = Date.now()
    await expect(cell(grid, row, PRICE)).toHaveAttribute('data-changed')
    await expect(page.getByRole('status').filter({ hasText: words.live })).toBeVisible()
    expect(Date.now() - typed, 'within 2 s of the last change, and what a busy machine adds').toBeLessThan(
      10_000,
    )
    expect(await priceOf(row)).toBe(price + 1_000)

    await cell(grid, row, PRICE).click()
    await expect(page.getByRole('note')).toContainText(words.changed)
    await axeFindsNothing(page)
    await page.keyboard.press('Control+z')
    await expect(cell(grid, row, PRICE)).not.toHaveAttribute('data-changed')
    await expect.poll(() => priceOf(row)).toBe(price)
  })
}

test('Tab, F2, fill down, Delete and a choice from a list [APT-01]', async ({ page, context }) => {
  await workAs(context, 'admin')
  const grid = await openTable(page, '', WORDS.en, 'L2-2')
  const names = await grid.getByRole('rowheader').allInnerTexts()
  const [first = '', second = '', third = ''] = names
  const before = await stored()

  await cell(grid, first, FLOOR).click()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(cell(grid, first, ROOMS)).toHaveAttribute('data-active')
  await page.keyboard.press('F2')
  await page.keyboard.type('9')
  await page.keyboard.press('Tab')
  await expect(cell(grid, first, TYPE)).toHaveAttribute('data-active')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  for (const name of [first, second, third]) await expect(cell(grid, name, ROOMS)).toHaveText('9')
  await expect.poll(async () => (await stored()).get(third)?.rooms).toBe(9)

  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z')
  await expect.poll(async () => (await stored()).get(third)?.rooms).toBe(before.get(third)?.rooms)
  await expect.poll(async () => (await stored()).get(first)?.rooms).toBe(before.get(first)?.rooms)
})

test('a block is copied to a spreadsheet program and pasted from one; other rows than expected are shown first [APT-01]', async ({
  page,
  context,
}) => {
  await workAs(context, 'admin')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const grid = await openTable(page, '', WORDS.en, 'L2-3')
  const [first = '', second = ''] = await grid.getByRole('rowheader').allInnerTexts()
  const before = await stored()
  const price = (name: string) => before.get(name)?.price ?? 0

  await cell(grid, first, 0).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+c')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${first}\r\n${second}`)

  // As Excel writes a range, with thousands as this computer parts them.
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `${price(first) + 500}\r\n${(price(second) + 500).toLocaleString('en')}\r\n`,
  )
  await cell(grid, first, PRICE).click()
  await page.keyboard.press('Control+v')
  await expect(cell(grid, second, PRICE)).toHaveAttribute('data-changed')
  await expect.poll(() => priceOf(second)).toBe(price(second) + 500)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => priceOf(first)).toBe(price(first))

  await page.evaluate((text) => navigator.clipboard.writeText(text), `${second}\tAvailable\n${first}\tSold`)
  await cell(grid, first, 0).click()
  await page.keyboard.press('Control+v')
  const preview = page.getByRole('dialog')
  await expect(preview).toContainText('The names in it are those of other rows.')
  await expect(preview.getByRole('radio', { name: 'To the apartments that it names' })).toBeChecked()
  await axeFindsNothing(page)
  await preview.getByRole('button', { name: 'Cancel' }).click()
  await expect(cell(grid, first, 0)).toHaveText(first)

  // New names point nowhere: the choice that writes something comes first.
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${first} new\n${second} new`)
  await cell(grid, first, 0).click()
  await page.keyboard.press('Control+v')
  await expect(preview.getByRole('radio', { name: 'To the rows that were marked' })).toBeChecked()
  await expect(preview.getByRole('button', { name: 'Paste 2 cells' })).toBeEnabled()
  await preview.getByRole('button', { name: 'Cancel' }).click()
  await expect(cell(grid, first, 0)).toHaveText(first)
})

for (const [format, item] of [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV'],
] as const)
  test(`what is seen goes out as ${format} and comes back in unchanged [APT-03]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    const words = WORDS.en
    await openTable(page, '', words, 'L1-10')
    await page.getByRole('button', { name: words.excel }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`apartments.${format}`)
    const path = await download.path()
    await page.goto('/studio/1/import')
    await page.locator('input[type=file]').setInputFiles(path)
    await page.getByRole('button', { name: words.see }).click()
    await expect(page.getByText(words.nothing)).toBeVisible()
  })

test('what could not be saved is kept on the device and offered again, after the page was closed [STU-03]', async ({
  page,
  context,
}) => {
  await workAs(context, 'admin')
  const grid = await openTable(page, '', WORDS.en, 'L2-60')
  const [name = ''] = await grid.getByRole('rowheader').allInnerTexts()
  const price = (await priceOf(name)) ?? 0
  await context.route('**/api/v1/studio/projects/1/apartments', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await cell(grid, name, PRICE).click()
  await page.keyboard.type(String(price + 2_000))
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 change not saved')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('Offline: 1 change kept on this computer')).toBeVisible()
  await context.setOffline(false)
  await page.close()
  expect(await priceOf(name)).toBe(price)

  await context.unroute('**/api/v1/studio/projects/1/apartments')
  const later = await context.newPage()
  await later.goto('/studio/1/apartments')
  const offer = later.getByRole('region', { name: 'Changes that were not saved' })
  await expect(offer).toContainText('1 change of')
  await axeFindsNothing(later)
  await offer.getByRole('button', { name: 'Save them' }).click()
  await expect.poll(() => priceOf(name)).toBe(price + 2_000)
  await expect(later.getByRole('status').filter({ hasText: WORDS.en.live })).toBeVisible()
  await later.getByRole('searchbox').fill(name)
  await cell(later.getByRole('grid'), name, PRICE).click()
  await later.getByRole('button', { name: 'Undo this cell' }).click()
  await expect.poll(() => priceOf(name)).toBe(price)
})

test("someone else's change is not overwritten unawares [APT-02] [STU-03]", async ({ page, context }) => {
  const headers = { Authorization: `Bearer ${await workAs(context, 'admin')}` }
  const grid = await openTable(page, '', WORDS.en, 'L2-61')
  const [name = ''] = await grid.getByRole('rowheader').allInnerTexts()
  const { id = 0, revision = 0, price = 0, floor = 0, rooms = 0 } = (await stored()).get(name) ?? {}
  const theirs = { id, revision, price: (price ?? 0) + 7_000, floor: floor + 1 }
  const answer = await context.request.patch('/api/v1/studio/projects/1/apartments', {
    headers,
    data: { rows: [theirs] },
  })
  expect(answer.ok()).toBe(true)

  await cell(grid, name, ROOMS).click()
  await page.keyboard.type(String(rooms + 1))
  await page.keyboard.press('Enter')
  await expect(cell(grid, name, FLOOR), 'what only they have changed comes along').toHaveText(
    String(floor + 1),
  )
  await expect.poll(async () => (await stored()).get(name)?.rooms).toBe(rooms + 1)
  expect(await priceOf(name)).toBe(theirs.price)

  const again = (await stored()).get(name)
  await context.request.patch('/api/v1/studio/projects/1/apartments', {
    headers,
    data: { rows: [{ id, revision: again?.revision, price: theirs.price + 1 }] },
  })
  await cell(grid, name, PRICE).click()
  await page.keyboard.type(String(price))
  await page.keyboard.press('Enter')
  await expect(cell(grid, name, PRICE)).toHaveAttribute('data-refused')
  expect(await priceOf(name)).toBe(theirs.price + 1)
  await cell(grid, name, PRICE).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(() => priceOf(name)).toBe(price)
  const last = (await stored()).get(name)
  await context.request.patch('/api/v1/studio/projects/1/apartments', {
    headers,
    data: { rows: [{ id, revision: last?.revision, floor, rooms }] },
  })
})

test('who may not change prices or facts reads them [APT-01]', async ({ page, context }) => {
  await workAs(context, 'agent')
  const grid = await openTable(page, '', WORDS.en, 'L2-70')
  const [name = ''] = await grid.getByRole('rowheader').allInnerTexts()
  await expect(cell(grid, name, PRICE)).toHaveAttribute('aria-readonly', 'true')
  await cell(grid, name, PRICE).dblclick()
  await expect(page.getByRole('textbox', { name: /Price/ })).toHaveCount(0)
  await expect(cell(grid, name, STATUS)).not.toHaveAttribute('aria-readonly')
  await axeFindsNothing(page)
})
