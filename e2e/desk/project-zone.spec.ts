import { type AccountsProduct, makeUser, RIVA, test } from '../support/accounts.ts'
import { DESK_WORDS, sellOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

// Riva is in Belgrade, who works on it here is not.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/New_York' })
test.slow()

const PROJECT_ADMIN = 2
const NAME = 'R1-103'
const ID = 1003
const words = DESK_WORDS.en

/** Tomorrow in Belgrade, `2026-11-19`. */
async function tomorrowIn({ sqlAtOnce }: AccountsProduct): Promise<string> {
  const [row] = await sqlAtOnce(
    `select to_char((now() at time zone 'Europe/Belgrade')::date + 1, 'YYYY-MM-DD') as day`,
  )
  return String(row?.day)
}

/** "Thu 19 Nov, 11:00". */
const elevenOf = (day: string) => new RegExp(`\\b${Number(day.slice(8))} \\w+,? 11:00`)

test('a hold and a viewing are for 11:00 as the clock of the project shows it [RSV-04] [INB-02] [SET-01]', async ({
  page,
  context,
  accounts,
}) => {
  await sellOnRiva(context, accounts, [NAME])
  const tomorrow = await tomorrowIn(accounts)
  await page.goto('/desk/1/apartments')
  await page.getByRole('button', { name: words.holdOf(NAME), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: words.buyer })).toBeFocused()
  await page.keyboard.type('Ana Jovanović')
  await dialog.getByText('Other…').click()
  await dialog.getByLabel('Until when').fill(`${tomorrow}T11:00`)
  await dialog.getByRole('button', { name: elevenOf(tomorrow) }).click()
  await expect(page.getByText(words.heldFor(NAME, 'Ana Jovanović'))).toBeVisible()
  await expect(page.getByText(elevenOf(tomorrow)).first()).toBeVisible()
  const held = await accounts.sqlAtOnce(
    `select to_char(expires_at at time zone 'Europe/Belgrade', 'YYYY-MM-DD"T"HH24:MI') as until
     from claims where apartment_id = $1 and ended_at is null`,
    [ID],
  )
  expect(held).toEqual([{ until: `${tomorrow}T11:00` }])
  await page.goto(`/desk/1/apartments/${ID}`)
  await expect(page.getByRole('region', { name: 'Ana Jovanović' })).toContainText(elevenOf(tomorrow))

  await writeEnquiry(accounts, 'Zone')
  await page.goto('/desk/1/enquiries')
  await page.getByRole('link', { name: 'Ana Zone' }).first().click()
  const happened = page.getByRole('region', { name: 'What happened' })
  await happened.getByRole('button', { name: 'Set a time' }).click()
  await expect(happened.getByLabel('Set a time')).toHaveValue(`${await tomorrowIn(accounts)}T11:00`)
  await happened.getByLabel('Set a time').fill(`${tomorrow}T11:00`)
  await happened.getByRole('button', { name: 'Set', exact: true }).click()
  const step = happened.getByRole('listitem').filter({ hasText: 'Viewing set' })
  await expect(step).toContainText(elevenOf(tomorrow))
  const viewings = await accounts.sqlAtOnce(
    `select to_char(viewing_at at time zone 'Europe/Belgrade', 'YYYY-MM-DD"T"HH24:MI') as at
     from enquiry_steps step join enquiries on enquiries.id = enquiry_id
     where step.kind = 'viewing' and last_name = 'Zone'`,
  )
  expect(viewings).toEqual([{ at: `${tomorrow}T11:00` }])
})

test('the days of the history begin and end where the project is [HIS-01] [SET-01]', async ({
  page,
  context,
  accounts,
}) => {
  await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
  // Half past midnight in Belgrade, where summer time has just begun; in New York it is the evening before.
  await accounts.sql(
    `update actions set at = '2026-03-29T22:30:00Z'
     where id = (select max(id) from actions where project_id = $1)`,
    [RIVA],
  )
  await page.goto('/studio/1/history')
  const until = page.getByLabel('Until', { exact: true })
  await until.fill('2026-03-30')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Monday, 30 March'])
  await expect(page.getByRole('main').locator('time')).toHaveText(['00:30'])
  await until.fill('2026-03-29')
  await expect(page.getByText('Nothing matches.')).toBeVisible()
})
