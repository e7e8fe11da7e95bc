import type { APIRequestContext } from '@playwright/test'
import { makeUser, type Person } from '../support/accounts.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const ROLES = { admin: 2, editor: 3 }

/** As someone with another browser would: signs in, reads the thing, changes it. */
async function change(
  request: APIRequestContext,
  origin: string,
  { who, kind, id, fields }: { who: Person; kind: string; id: number; fields: object },
): Promise<void> {
  const login = await request.post(`${origin}/api/v1/users/auth`, {
    data: { username: who.email, password: who.password },
  })
  const token = (await login.json()).data.attributes.token
  const headers = { Authorization: `Bearer ${token}` }
  const path = `${origin}/api/v1/studio/projects/1/${kind}`
  const thing = (await (await request.get(`${path}/${id}`, { headers })).json()).data.attributes
  const answer = await request.patch(path, {
    headers,
    data: { rows: [{ id, revision: thing.revision, ...fields }] },
  })
  expect(answer.ok()).toBe(true)
}

test('publishes what is chosen by building; History tells it and takes it back [PUB-01] [HIS-01] [STU-02]', async ({
  page,
  context,
  scratch,
  playwright,
}) => {
  // More logins at once than a person makes.
  const product = await scratch({ settings: { ACCOUNT_RATE_LIMIT: '100000' } })
  const { origin } = product
  const editor = await makeUser(product, ROLES.editor)
  const admin = await makeUser(product, ROLES.admin)
  const other = await playwright.request.newContext()
  await change(other, origin, { who: editor, kind: 'buildings', id: 1, fields: { floors: 9 } })
  await change(other, origin, { who: editor, kind: 'buildings', id: 2, fields: { publish: false } })
  await change(other, origin, { who: admin, kind: 'apartments', id: 1001, fields: { price: 251_000 } })
  await other.dispose()

  await workAs(context, editor, origin)
  await page.goto(`${origin}/studio/1`)
  await expect(page.getByRole('row', { name: /Riva One/ })).toContainText('1 change')
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const willSee = dialog.getByRole('list', { name: 'What visitors will see' })
  await expect(willSee).toHaveText('Riva Court leaves the site: visitors no longer see it or its apartments.')
  await dialog.getByRole('checkbox', { name: /Riva Court/ }).uncheck()
  await expect(willSee).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click()
  await expect(dialog).toContainText('Published. See it live')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible()

  await page.goto(`${origin}/studio/1/history`)
  const rows = page.locator('main li > button')
  await expect(rows.nth(0)).toContainText('You published 1 change')
  await expect(rows.nth(1)).toContainText('changed the price of R1-101')
  await rows.nth(1).click()
  // Whoever may not change prices sees them, and is offered no way to take them back.
  // R1-101 was offered at this price before (demo/data).
  await expect(page.getByRole('row', { name: /R1-101/ })).toContainText(/362,000\s€.*→.*251,000\s€/)
  await expect(page.getByRole('button', { name: 'Undo this change' })).toBeHidden()

  await page.getByRole('textbox', { name: 'Until' }).fill('31/01/2020')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(rows.nth(1)).toContainText('changed the price of R1-101')
  await page.getByLabel('Who').selectOption(`${editor.firstName} ${editor.lastName}`)
  await expect(rows.filter({ hasText: 'changed the price of R1-101' })).toHaveCount(0)
  await expect(rows.nth(0)).toContainText('You published 1 change')
  await page.getByLabel('What').selectOption('Publishing')
  await expect(rows).toHaveCount(1)
  await rows.nth(0).click()
  await expect(page.getByText('1 goes back')).toBeVisible()
  await page.getByRole('button', { name: 'Undo this change' }).click()
  await page.getByLabel('What').selectOption('Undo')
  await expect(rows.nth(0)).toContainText('You undid a change')
})
