import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { freeFlats, sellOnRiva, workOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** Their numbers, and what they are called. */
const [ASKED, OTHER] = [
  [1003, 'R1-103'],
  [1004, 'R1-104'],
] as const

const row = (page: Page, lastName: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: new RegExp(`^Ana ${lastName}`) }) })

/** Opens an enquiry, where nothing leads out of the page. */
async function open(page: Page, lastName: string) {
  await page.goto('/desk/1/enquiries')
  await row(page, lastName).getByRole('link', { name: /^Ana/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${lastName}` })).toBeVisible()
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[href^="tel:"], a[href^="mailto:"]')) event.preventDefault()
    }),
  )
  return { pane: page.getByRole('article'), happened: page.getByRole('region', { name: 'What happened' }) }
}

/** As a field for a time has it, so many days from now, by the clock of the project. */
const typed = (days: number) => {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Belgrade',
    dateStyle: 'short',
  }).format(Date.now() + days * 86_400_000)
  return `${parts}T11:30`
}

test('a reply counts once the agent confirms it, and is taken back where it was none [INB-06]', async ({
  page,
  context,
  accounts,
}) => {
  await writeEnquiry(accounts, 'Reply')
  await workOnRiva(context, accounts)
  const { pane, happened } = await open(page, 'Reply')
  const replied = happened.getByText('Replied', { exact: true })
  const reply = pane.getByRole('link', { name: /^Reply/ })
  const address = decodeURIComponent((await reply.getAttribute('href')) ?? '')
  expect(address).toContain('@mail.example?subject=')
  expect(address).toContain('R1-105')
  await reply.click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(replied).toHaveCount(0)
  await expect(pane.getByText(/^Waiting/)).toBeVisible()
  await reply.click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(replied).toBeVisible()
  await expect(row(page, 'Reply')).toContainText(/Replied \d\d:\d\d/)
  await page.getByRole('button', { name: 'It was none, take it back' }).click()
  await expect(happened.getByText('Answer taken back')).toBeVisible()
  await expect(pane.getByText(/^Waiting/), 'the clock runs as before').toBeVisible()
})

test('holding from an enquiry takes it over [INB-06]', async ({ page, context, accounts }) => {
  await freeFlats(accounts, [ASKED[1]])
  await writeEnquiry(accounts, 'Held', { apartmentIds: [ASKED[0]] })
  await workOnRiva(context, accounts)
  const { pane, happened } = await open(page, 'Held')
  await expect(row(page, 'Held').getByRole('button', { name: /^Take/ })).toBeVisible()
  await pane.getByRole('button', { name: `Hold ${ASKED[1]}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hold for 48 hours' }).click()
  await expect(happened.getByText('Given to Milica')).toBeVisible()
  await expect(happened.getByText('Apartment held')).toBeVisible()
  await expect(row(page, 'Held').getByRole('button', { name: /^Take/ })).toHaveCount(0)
  await page.getByRole('button', { name: /^Mine/ }).click()
  await expect(row(page, 'Held')).toBeVisible()
})

test('an enquiry is listed at each of its apartments, and found by their names [INB-06]', async ({
  page,
  context,
  accounts,
}) => {
  await writeEnquiry(accounts, 'Listed', { apartmentIds: [ASKED[0]] })
  await workOnRiva(context, accounts)
  await page.goto(`/desk/1/apartments/${ASKED[0]}`)
  const asked = page.getByRole('region', { name: 'Asked for it' })
  await expect(asked.getByRole('link', { name: 'Ana Listed', exact: true })).toBeVisible()
  await axeFindsNothing(page, 'asked for it')
  await page.goto(`/desk/1/apartments/${OTHER[0]}`)
  await expect(asked).toBeVisible()
  await expect(asked.getByRole('link', { name: 'Ana Listed' })).toHaveCount(0)
  await page.goto('/desk/1/enquiries')
  const find = page.getByRole('searchbox', { name: 'Find by name, mail, phone or apartment' })
  await find.fill(ASKED[1].toLowerCase())
  await expect(row(page, 'Listed')).toBeVisible()
  await find.fill(OTHER[1])
  await expect(row(page, 'Listed')).toHaveCount(0)
})

test('a viewing lies in the future, is moved, stays in sight after a reply, and is called off [INB-06]', async ({
  page,
  context,
  accounts,
}) => {
  await writeEnquiry(accounts, 'Viewing')
  await workOnRiva(context, accounts)
  const { pane, happened } = await open(page, 'Viewing')
  const next = happened.getByRole('listitem').filter({ hasText: /^Viewing(?! set| moved| called)/ })
  const [soon, year] = [typed(3), new Date().getFullYear() + 1]
  await happened.getByRole('button', { name: 'Set a time' }).click()
  const field = happened.getByLabel('Set a time')
  // As wide as its column, and no wider.
  const [column, box] = [await happened.boundingBox(), await field.boundingBox()]
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0))
  await field.fill('2020-01-01T11:30')
  await happened.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(happened.getByText('A viewing lies in the future.')).toBeVisible()
  await field.fill(soon)
  await happened.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(next).toContainText('11:30, Europe/Belgrade time.')
  await expect(row(page, 'Viewing')).toContainText(/Viewing \w{3},? 11:30/)

  await happened.getByRole('button', { name: 'Move' }).click()
  await happened.getByLabel('Move the viewing').fill(`${year}-12-30T11:30`)
  await happened.getByRole('button', { name: 'Move' }).click()
  await expect(happened.getByText('Viewing moved')).toBeVisible()
  await expect(next, 'of another year, which is said').toContainText(String(year))
  await expect(row(page, 'Viewing')).toContainText(`30 Dec ${year}`)

  await pane.getByRole('link', { name: /^Reply/ }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(happened.getByText('Replied', { exact: true })).toBeVisible()
  await expect(row(page, 'Viewing')).toContainText(`30 Dec ${year}`)

  await happened.getByRole('button', { name: 'Call off' }).click()
  await happened.getByRole('button', { name: 'Yes, call it off' }).click()
  await expect(happened.getByText('Viewing called off')).toBeVisible()
  await expect(next).toContainText('not set.')
  await expect(row(page, 'Viewing')).toContainText(/Replied \d\d:\d\d/)
})

test('a mail that came back is sent again from the enquiry [INB-06, SEC-07]', async ({
  page,
  context,
  accounts,
}) => {
  await writeEnquiry(accounts, 'Cameback')
  await accounts.sql(
    `insert into enquiry_mails (project_id, enquiry_id, state, attempts, last_refusal)
     select project_id, id, 'refused', 1, '550' from enquiries where last_name = $1`,
    ['Cameback'],
  )
  await workOnRiva(context, accounts)
  const { happened } = await open(page, 'Cameback')
  await expect(happened).toContainText('came back')
  await happened.getByRole('button', { name: 'Send again' }).click()
  await expect(happened).not.toContainText('came back')
  await expect(happened.getByRole('button', { name: 'Send again' })).toHaveCount(0)
})

test('enquiries and buyers go out as files where they are listed, for an agent and for the head of sales [INB-06]', async ({
  page,
  context,
  accounts,
}) => {
  await writeEnquiry(accounts, 'Exported', { phoneNumber: '+381 60 321 65 49' })
  for (const role of ['sales_agent', 'project_admin'] as const) {
    await workOnRiva(context, accounts, role)
    for (const [section, file] of [
      ['enquiries', 'enquiries-1.csv'],
      ['buyers', 'buyers-1.csv'],
    ]) {
      await page.goto(`/desk/1/${section}`)
      await expect(page.getByText('Ana Exported').first()).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export', exact: true }).click(),
      ])
      expect(download.suggestedFilename()).toBe(file)
      expect(await readFile(await download.path(), 'utf8'), role).toContain('Exported')
    }
  }
})

test('a buyer is added by hand, edited and noted on, with viewings, lines and words in one place [INB-06]', async ({
  page,
  context,
  accounts,
}) => {
  const colleague = await sellOnRiva(context, accounts, [OTHER[1]])
  await colleague.hold(OTHER[0], 'Mina Perić')
  await page.goto('/desk/1/buyers')
  await page.getByRole('button', { name: 'New buyer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Required')).toBeVisible()
  await dialog.getByLabel('First name').fill('Vera')
  await dialog.getByLabel('Last name').fill('Lukic')
  await dialog.getByLabel('Phone').fill('+381 60 555 01 77')
  await axeFindsNothing(page, 'new buyer', '[role=dialog]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vera Lukic' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabel('Last name').fill('Lukić')
  await dialog.getByLabel(/^E-mails/).fill('vera.lukic@mail.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Vera Lukić' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'vera.lukic@mail.example' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Write a note for the team' }).fill('Calls after six.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Calls after six.')

  // She writes, comes to look, and waits for what somebody else has.
  await writeEnquiry(accounts, 'Lukić', {
    emailAddress: 'vera.lukic@mail.example',
    phoneNumber: '+381 60 555 01 77',
  })
  await page.goto('/desk/1/enquiries')
  await row(page, 'Lukić').getByRole('link', { name: /^Ana/ }).click()
  const happened = page.getByRole('region', { name: 'What happened' })
  await happened.getByRole('button', { name: 'Set a time' }).click()
  await happened.getByLabel('Set a time').fill(typed(3))
  await happened.getByRole('button', { name: 'Set', exact: true }).click()
  await page.goto(`/desk/1/apartments/${OTHER[0]}`)
  const line = page.getByRole('region', { name: 'Waiting list' })
  await line.getByRole('button', { name: 'Add a buyer' }).click()
  await line.getByRole('combobox').fill('Lukić')
  await line.getByRole('option', { name: /Vera Lukić/ }).click()
  await line.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(line).toContainText('Vera Lukić')

  await page.goto('/desk/1/buyers')
  await page.getByRole('link', { name: /^Vera Lukić/ }).click()
  await expect(page.getByRole('region', { name: 'Viewings' })).toContainText(/11:30.*to come/)
  await expect(page.getByRole('region', { name: 'Waiting lists' })).toContainText(
    `${OTHER[1]}number 1 in line`,
  )
  const enquiries = page.getByRole('region', { name: 'Enquiries', exact: true })
  await expect(enquiries).toContainText('Is the balcony deep enough for a table?')
  await axeFindsNothing(page, 'buyer with plans')
})

test('merged and separated buyers each keep their own name [INB-06]', async ({ page, context, accounts }) => {
  const [first, other] = ['Weber', 'Maric']
  await writeEnquiry(accounts, first, { phoneNumber: '+49 170 111 22 33' })
  await writeEnquiry(accounts, other, { phoneNumber: '+381 64 444 55 66' })
  await workOnRiva(context, accounts)
  await page.goto('/desk/1/buyers')
  await page.getByRole('link', { name: `Ana ${first}` }).click()
  await page.getByRole('button', { name: 'Merge with another buyer…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(other)
  await dialog.getByRole('option', { name: `Ana ${other}` }).click()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(page.getByText(`Ana ${other} wrote from here`).first()).toBeVisible()
  // The first one's own enquiry was somebody else's: who stays is called by the name that stays.
  const enquiries = page.getByRole('region', { name: 'Enquiries', exact: true })
  const theirs = enquiries.getByRole('listitem').filter({ hasText: first })
  await theirs.getByRole('button', { name: /^Separate/ }).click()
  await dialog.getByRole('button', { name: 'Separate', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${other}` })).toBeVisible()
  await expect(page.getByRole('link', { name: '+381 64 444 55 66' })).toBeVisible()
  await expect(page.getByRole('link', { name: '+49 170 111 22 33' })).toHaveCount(0)
  await page.goto('/desk/1/buyers')
  await expect(page.getByRole('link', { name: `Ana ${first}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Ana ${other}` })).toBeVisible()
})
