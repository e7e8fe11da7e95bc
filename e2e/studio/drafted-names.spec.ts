import { makeUser } from '../support/accounts.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const ADMIN = 2

test('a renamed building has its new name everywhere at once, until and after Publish; History finds it and takes it back [STU-08]', async ({
  page,
  context,
  scratch,
}) => {
  const product = await scratch({ settings: { ACCOUNT_RATE_LIMIT: '100000' } })
  const { origin } = product
  const admin = await makeUser(product, ADMIN)
  await workAs(context, admin, origin)
  const section = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click()
  const row = page.getByRole('row', { name: /Lamela A/ })

  await page.goto(`${origin}/studio/1/places?building=2`)
  await page.getByRole('textbox', { name: 'Name, English' }).first().fill('Lamela A')
  // Without waiting until it is saved.
  await section('Overview')
  await expect(row).toBeVisible()
  await expect(row).toContainText('1 change')
  await expect(row).not.toContainText('2 changes')
  const picture = row.getByRole('img', { includeHidden: true }).or(row.locator('img'))
  await expect
    .poll(() => picture.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByText('renamed Lamela A').first()).toBeVisible()

  await page.goto(`${origin}/studio/1/outlines?building=2`)
  await expect(page.getByRole('navigation', { name: 'Places' })).toContainText('Lamela A')
  await expect(page.locator('header ol')).toContainText('Lamela A')
  await page.goto(`${origin}/studio/1/apartments`)
  await page.getByRole('button', { name: 'Building' }).click()
  await expect(page.getByText('Lamela A')).toBeVisible()

  await page.goto(`${origin}/studio/1`)
  await page.getByRole('button', { name: 'Publish 1 change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await expect(dialog.getByRole('checkbox', { name: /Lamela A/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(dialog).toContainText('Published.')
  // Behind the dialog it says so already.
  await expect(page.locator('[data-staff-main]').first()).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(row).not.toContainText('change')

  await section('History')
  const rows = page.locator('main li > button')
  await expect(rows.nth(0)).toContainText('You published 1 change')
  await page.getByRole('searchbox', { name: 'Find in history' }).fill('lamela')
  await expect(rows.filter({ hasText: 'renamed Lamela A' }).first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find in history' }).fill('no such name')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByLabel('Where').selectOption('Lamela A')
  await expect(rows.nth(0)).toContainText('You published 1 change')
  await page.getByLabel('Where').selectOption('Riva One')
  await expect(rows.filter({ hasText: 'Lamela A' })).toHaveCount(0)
  await page.getByLabel('Where').selectOption('Lamela A')
  await rows.nth(0).click()
  await page.getByRole('button', { name: 'Undo this change' }).first().click()
  await expect(rows.nth(0)).toContainText('You undid a change')
  await section('Overview')
  await expect(page.getByRole('row', { name: /Riva Court|Lamela A/ })).toBeVisible()
})

test('days are typed and shown as the language writes them [STU-08]', async ({ page, context }) => {
  await workAs(context, 'admin')
  await page.goto('/rs/studio/1/history')
  const until = page.getByRole('textbox', { name: 'Do' })
  await expect(until).toHaveAttribute('placeholder', 'dd.mm.gggg.')
  await until.fill('31.1.2020')
  await until.blur()
  await expect(until).toHaveValue('31.01.2020.')
})
