import type { Page } from '@playwright/test'
import { type AccountsProduct, makeUser, type Person, RIVA, test } from '../support/accounts.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.slow()

const AGENT = 5
const EDITOR = 3
const NOTE = 'She wants the balcony to the east, call before noon'
const TEXT = 'Text, English'
const KEPT = 'What you were writing is kept on this device for you'

const usersId = '(select id from users where email = $1)'

/** How access is lost meanwhile, what is said then, and how it comes back. */
const LOSSES = [
  {
    how: 'removed from the project',
    said: 'You are no longer on Riva',
    way: 'All projects',
    lose: ({ sqlAtOnce }: AccountsProduct, { email }: Person) =>
      sqlAtOnce(`delete from project_users where user_id = ${usersId}`, [email]),
    regain: async ({ sqlAtOnce }: AccountsProduct, { email }: Person, role: number) => {
      await sqlAtOnce(
        `insert into project_users (project_id, user_id, role_id, accepted_at) values (${RIVA}, ${usersId}, $2, now())`,
        [email, role],
      )
    },
  },
  {
    how: 'logged out elsewhere',
    said: 'You have been logged out',
    way: 'Log in',
    lose: ({ sqlAtOnce }: AccountsProduct, { email }: Person) =>
      sqlAtOnce(`update refresh_tokens set revoked_at = now() where user_id = ${usersId}`, [email]),
    regain: async (_: AccountsProduct, person: Person, __: number, page: Page) => {
      await workAs(page.context(), person)
    },
  },
  {
    how: 'asked for a second factor',
    said: 'A second factor is needed now',
    way: 'To the second factor',
    lose: ({ sqlAtOnce }: AccountsProduct) =>
      sqlAtOnce(`update projects set staff_second_factor = true where id = ${RIVA}`),
    regain: async ({ sqlAtOnce }: AccountsProduct) => {
      await sqlAtOnce(`update projects set staff_second_factor = false where id = ${RIVA}`)
    },
  },
] as const

// They change who may work on Riva, one after the other.
test.describe.configure({ mode: 'serial' })

for (const { how, said, way, lose, regain } of LOSSES) {
  test(`at the desk, ${how}: said at the next answer, the half-written note is kept [SEC-13]`, async ({
    page,
    context,
    accounts,
  }) => {
    const agent = await makeUser(accounts, AGENT)
    await workAs(context, agent)
    const lastName = `Lost${crypto.randomUUID().slice(0, 6)}`
    await writeEnquiry(accounts, lastName)
    await page.goto(`/desk/${RIVA}/enquiries`)
    await page.getByRole('link', { name: new RegExp(lastName) }).click()
    await page.getByRole('textbox', { name: 'Write a note for the team' }).fill(NOTE)
    const here = page.url()

    await lose(accounts, agent)
    // Nobody presses anything: the screen asks for the enquiries by itself.
    await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
    await expect(page.getByText(KEPT)).toBeVisible()
    await expect(page.getByRole('link', { name: way })).toBeVisible()
    await expect(page.getByText(lastName), 'other people’s data is gone').toHaveCount(0)

    await regain(accounts, agent, AGENT, page)
    await page.goto(here)
    await expect(page.getByRole('textbox', { name: 'Write a note for the team' })).toHaveValue(NOTE)
  })

  test(`in the studio, ${how}: said at the next answer, what was typed is offered again [SEC-13]`, async ({
    page,
    context,
    accounts,
  }) => {
    const editor = await makeUser(accounts, EDITOR)
    await workAs(context, editor)
    const address = `/studio/${RIVA}/places?building=1`
    const field = page.getByRole('textbox', { name: TEXT })
    await page.goto(address)
    await expect(field).toBeVisible()

    await lose(accounts, editor)
    await field.fill(`${NOTE}: ${how}`)
    await expect(page.getByRole('heading', { level: 1, name: said })).toBeVisible()
    await expect(page.getByText(KEPT)).toBeVisible()
    await expect(page.getByRole('link', { name: way })).toBeVisible()
    await expect(page.getByText('Riva One')).toHaveCount(0)

    await regain(accounts, editor, EDITOR, page)
    await page.goto(address)
    const kept = page.getByRole('region', { name: 'Changes that were not saved' })
    await kept.getByRole('button', { name: 'Save them' }).click()
    await expect(field).toHaveValue(`${NOTE}: ${how}`)
  })
}

test('whoever logs out themselves leaves no half-written note on the device, and another tab keeps its own [SEC-13]', async ({
  page,
  context,
  accounts,
}) => {
  const agent = await makeUser(accounts, AGENT)
  await workAs(context, agent)
  const lastName = `Left${crypto.randomUUID().slice(0, 6)}`
  await writeEnquiry(accounts, lastName)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto(`/desk/${RIVA}/enquiries`)
    await tab.getByRole('link', { name: new RegExp(lastName) }).click()
  }
  const here = page.url()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('belvedere.writing.')))
  const noteIn = (tab: Page) => tab.getByRole('textbox', { name: 'Write a note for the team' })
  const logOut = async (tab: Page) => {
    await tab.getByRole('button', { name: /Account of/ }).click()
    await tab.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(tab.getByRole('button', { name: /Account of/ })).toHaveCount(0)
  }

  await noteIn(other).fill(NOTE)
  await logOut(page)
  await expect(other.getByText('You have been logged out')).toBeVisible()
  await expect.poll(kept).toHaveLength(1)

  await workAs(context, agent)
  await other.goto(here)
  await expect(noteIn(other)).toHaveValue(NOTE)
  await logOut(other)
  await expect.poll(kept).toEqual([])
})
