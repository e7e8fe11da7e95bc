import { cell, openTable, priceOf, stored, WORDS } from '../support/apartments-table.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('many at once: prices by per cent, shown before, one action, one undo [APT-02]', async ({
  page,
  context,
}) => {
  const headers = { Authorization: `Bearer ${await workAs(context, 'admin')}` }
  const grid = await openTable(page, '', WORDS.en, 'L2-4')
  const names = (await grid.getByRole('rowheader').allInnerTexts()).slice(0, 3)
  const before = await stored()
  for (const name of names) {
    await cell(grid, name, 0).click()
    await page.keyboard.press('Space')
  }
  const bar = page.getByRole('region', { name: '3 selected' })
  await bar.getByRole('button', { name: 'Change price…' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('By %').last().fill('12')
  await expect(panel.getByRole('button', { name: 'Change 3 prices' })).toBeDisabled()
  await panel.getByRole('checkbox', { name: /Yes, a price moves by/ }).check()
  await expect(panel.getByRole('button', { name: 'Change 3 prices' })).toBeEnabled()
  await panel.getByLabel('By %').last().fill('2')
  const after = names.map((name) => Math.round(((before.get(name)?.price ?? 0) * 1.02) / 500) * 500)
  await expect(panel.getByRole('status')).toContainText(`Lowest ${Math.min(...after).toLocaleString('en')}`)
  await expect(panel.getByRole('status')).toContainText(`highest ${Math.max(...after).toLocaleString('en')}`)
  await expect(panel.getByRole('status')).toContainText('live at once')
  await axeFindsNothing(page)
  await panel.getByRole('button', { name: 'Change 3 prices' }).click()

  const notice = page.getByText('3 prices changed.')
  await expect(notice).toBeVisible()
  await expect.poll(() => priceOf(names[2] ?? '')).toBe(after[2])
  await notice.getByRole('button', { name: 'Undo' }).click()
  for (const name of names) await expect.poll(() => priceOf(name)).toBe(before.get(name)?.price)
  await axeFindsNothing(page)

  await bar.getByRole('button', { name: 'Change price…' }).click()
  await panel.getByRole('radio', { name: 'By €' }).check({ force: true })
  await panel.getByLabel('By €').last().fill('-1.500')
  const lower = names.map((name) => Math.round(((before.get(name)?.price ?? 0) - 1_500) / 500) * 500)
  await expect(panel.getByRole('status')).toContainText(`Lowest ${Math.min(...lower).toLocaleString('en')}`)
  await panel.getByRole('button', { name: 'Change 3 prices' }).click()
  await expect.poll(() => priceOf(names[0] ?? '')).toBe(lower[0])
  await notice.getByRole('button', { name: 'Undo' }).click()
  for (const name of names) await expect.poll(() => priceOf(name)).toBe(before.get(name)?.price)

  const answer = await context.request.get('/api/v1/studio/projects/1/actions?page[size]=20', { headers })
  const { data } = (await answer.json()) as { data: { attributes: { names: string[] } }[] }
  const actions = data.filter(({ attributes }) => attributes.names.includes(names[2] ?? '')).slice(0, 2)
  for (const { attributes } of actions)
    expect(attributes.names.toSorted(), 'all three by one action, and back by one').toEqual(names.toSorted())
})

test('many at once: statuses as far as they may follow, types, and what visitors see [APT-02]', async ({
  page,
  context,
}) => {
  await workAs(context, 'admin')
  const grid = await openTable(page, '', WORDS.en, 'L2-')
  const before = await stored()
  const ofStatus = (status: string) => [...before.values()].filter((one) => one.status === status)
  const chosen = [...ofStatus('available').slice(-2), ...ofStatus('sold').slice(-1)].map(({ name }) => name)
  for (const name of chosen) {
    await page.getByRole('searchbox').fill(name)
    await cell(grid, name, 0).click()
    await page.keyboard.press('Space')
  }
  const bar = page.getByRole('region', { name: '3 selected' })
  await bar.getByRole('button', { name: 'Set status' }).click()
  await page.getByRole('menuitem', { name: '2 of 3 can become Unavailable' }).click()
  await expect(page.getByText('2 statuses changed.')).toBeVisible()
  await expect.poll(async () => (await stored()).get(chosen[1] ?? '')?.status).toBe('unavailable')
  expect((await stored()).get(chosen[2] ?? '')?.status).toBe('sold')
  await page.getByText('2 statuses changed.').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await stored()).get(chosen[0] ?? '')?.status).toBe('available')

  await bar.getByRole('button', { name: 'Set type' }).click()
  await page.getByRole('menuitem').first().click()
  await expect(page.getByText(/types? changed\./)).toBeVisible()
  await page
    .getByText(/types? changed\./)
    .getByRole('button', { name: 'Undo' })
    .click()
  const type = before.get(chosen[1] ?? '')?.apartmentTypeId
  await expect.poll(async () => (await stored()).get(chosen[1] ?? '')?.apartmentTypeId).toBe(type)

  await bar.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('menuitem', { name: 'Hide 3 from visitors' }).click()
  await expect(page.getByText('3 apartments hidden.')).toBeVisible()
  await page.getByText('3 apartments hidden.').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('status').filter({ hasText: WORDS.en.live })).toBeVisible()
})

for (const language of LANGUAGES)
  test(`on a phone each apartment is a row, one field per line, and several are chosen by Select, in ${language.name} [APT-01] [APT-02]`, async ({
    page,
    context,
  }) => {
    const words = WORDS[language.key]
    await workAs(context, 'admin')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${language.prefix}/studio/1/apartments`)
    const name = language.key === 'en' ? 'L2-103' : 'L2-104'
    await page.getByRole('searchbox', { name: words.find }).fill(name)
    const row = page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toBeVisible()
    await axeFindsNothing(page)
    const price = (await priceOf(name)) ?? 0
    await row.getByRole('button').click()
    const sheet = page.getByRole('dialog', { name })
    await sheet.getByLabel(words.price).fill(String(price + 500))
    await sheet.getByLabel(words.price).blur()
    await expect.poll(() => priceOf(name)).toBe(price + 500)
    await sheet.getByLabel(words.price).fill(String(price))
    await sheet.getByLabel(words.price).blur()
    await axeFindsNothing(page)
    await page.keyboard.press('Escape')
    await expect.poll(() => priceOf(name)).toBe(price)
    await page.getByRole('button', { name: words.select, exact: true }).click()
    await row.getByRole('button').click()
    await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('region', { name: /1/ })).toBeVisible()
  })
