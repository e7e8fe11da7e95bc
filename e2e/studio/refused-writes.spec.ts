import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { makeUser, test } from '../support/accounts.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(240_000)

const ADMIN = 2
const EDITOR = 3
const ONCE = { times: 1 }
const READY = { timeout: 100_000 }

const OFFLINE = /^No connection\./
const UNAVAILABLE = /^The server cannot do this right now\./

/** It never leaves. */
const cut = (route: Route) => route.abort()
/** It arrives, and the answer is lost. */
async function answerLost(route: Route) {
  await route.fetch()
  await route.abort()
}
const refused = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, json: { errors: [{ status: `${status}`, code, title: '', detail: '' }] } })

const file = (name: string) => fileURLToPath(new URL(`../../demo/data/${name}`, import.meta.url))

test('a preview link that was not withdrawn says so, and can be withdrawn again [PUB-01]', async ({
  page,
  context,
  accounts,
}) => {
  await workAs(context, await makeUser(accounts, ADMIN))
  await page.goto('/studio/1')
  await page.locator('[data-staff-preview]').waitFor()
  await page.keyboard.press('Control+p')
  const panel = page.getByRole('dialog', { name: 'Preview links' })
  await panel.getByRole('button', { name: 'Make a link' }).click()
  await panel.getByRole('button', { name: /^Withdraw the link/ }).click()
  const withdraw = panel.getByRole('button', { name: 'Withdraw it now' })
  await page.route('**/preview-links/*', cut, ONCE)
  await withdraw.click()
  await expect(panel.getByRole('alert')).toHaveText(OFFLINE)
  await page.route('**/preview-links/*', refused(503, 'unavailable'), ONCE)
  await withdraw.click()
  await expect(panel.getByRole('alert')).toHaveText(UNAVAILABLE)
  await expect(panel.locator('li')).toHaveCount(1)
  await withdraw.click()
  await expect(panel.locator('li')).toHaveCount(0)
})

test('a project is made once over a cut line, and whose invitation is refused goes on from there [STU-01]', async ({
  page,
  context,
  accounts,
}) => {
  const { email, password } = await makeUser(accounts)
  await accounts.sqlAtOnce('update users set role_id = 1 where email = $1', [email])
  await workAs(context, { email, password })
  await page.goto('/studio')
  await page.getByRole('button', { name: 'New project' }).click()
  await page.getByLabel('Name of the project').fill('Zorica')
  await page.getByRole('searchbox', { name: 'City or place' }).fill('Novi Sad')
  await page.getByRole('list', { name: 'Places found' }).getByRole('button').first().click()
  await page.getByLabel('E-mail address of its admin').fill(`vera.${Date.now()}@primer.example`)
  const make = page.getByRole('button', { name: 'Make the project' })
  await page.route('**/api/v1/projects', answerLost, ONCE)
  await make.click()
  await expect(page.getByRole('alert')).toHaveText(OFFLINE)
  await page.route('**/invitations', refused(422, 'invalid-input'), ONCE)
  await make.click()
  await expect(page.getByText('Zorica is made. Its admin is not invited yet')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(/^Something here is not right\./)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A new project' })).toBeVisible()
  expect(await accounts.sql("select id from projects where name::text like '%Zorica%'", [])).toHaveLength(1)
})

test('an import is undone once over a cut line, and the line says so [IMP-05]', async ({
  page,
  context,
  accounts,
}) => {
  await workAs(context, await makeUser(accounts, ADMIN))
  await page.goto('/studio/1/import')
  const buffer = Buffer.from([`Name;Area;${randomUUID()}`, 'L1-708;64.6'].join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'See the changes' }).click()
  await page.getByRole('button', { name: /^Apply \d+ changes?$/ }).click()
  const undo = page.getByRole('button', { name: /^Undo the whole import/ })
  await page.route('**/undo', cut, ONCE)
  await undo.click()
  await expect(page.getByRole('alert')).toHaveText(OFFLINE)
  await page.route('**/undo', answerLost, ONCE)
  await undo.click()
  await expect(undo).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveText(OFFLINE)
  await undo.click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
})

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })

test('an older plan that stays on the site says so, and is taken off when pressed [PLC-04]', async ({
  page,
  context,
  accounts,
}) => {
  await workAs(context, await makeUser(accounts, EDITOR))
  await page.goto('/studio/1/places?building=1')
  const buffer = await readFile(file('plans/duplex-01.en.svg'))
  const plan = { name: 'R1-101.en.svg', mimeType: 'image/svg+xml', buffer }
  const choose = page.getByLabel('choose plans', { exact: true })
  const ready = row(page, plan.name).getByText('Ready', { exact: true })
  await choose.setInputFiles([plan])
  await expect(ready).toHaveCount(1, READY)
  await page.route('**/api/v1/studio/projects/1/media', refused(503, 'unavailable'), ONCE)
  await choose.setInputFiles([plan])
  const stays = row(page, plan.name).getByRole('alert')
  await expect(stays).toContainText('An older picture stays on the site', READY)
  await stays.getByRole('button', { name: /^Take it off/ }).click()
  await expect(stays).toHaveCount(0)
})

test('a file that was not given up comes back and says so [PLC-02]', async ({ page, context, accounts }) => {
  await workAs(context, await makeUser(accounts, EDITOR))
  await page.goto('/studio/1/places?building=1')
  await page.route('**/uploads/*/bytes', cut)
  await page.getByLabel('choose files', { exact: true }).setInputFiles([file('pictures/r1-back.jpg')])
  const line = row(page, 'r1-back.jpg')
  await expect(line.getByText(/^Stopped at/)).toBeVisible(READY)
  const giveUp = line.getByRole('button', { name: 'Take r1-back.jpg off the list' })
  await page.route('**/uploads/*', cut, ONCE)
  await giveUp.click()
  await expect(line.getByRole('alert')).toHaveText('It was not given up. Try again')
  await giveUp.click()
  await expect(line).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'choose files' })).toBeVisible()
  await expect(line).toHaveCount(0)
})
