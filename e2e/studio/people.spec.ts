import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { accountWords } from '../support/account-words.ts'
import { type AccountsProduct, linkHere, logInAs, makeUser, newPerson, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { LANGUAGES } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const WORDS = {
  en: {
    people: 'People',
    addresses: 'E-mail addresses, separated by commas',
    send: 'Send invitation',
    wrong: 'This is no e-mail address.',
    waiting: 'Waiting for an answer',
    again: (email: string) => `Send again to ${email}`,
    withdraw: (email: string) => `Withdraw the invitation of ${email}`,
    roleOf: (name: string) => `Role of ${name}`,
    sales: 'Sales',
    remove: (name: string) => `Remove ${name}`,
    removeNow: 'Remove',
    stays: 'What they changed stays in History.',
    invited: 'You are invited',
    firstName: 'First name',
    lastName: 'Last name',
    accept: 'Accept the invitation',
    notYours: 'You do not work on this project.',
    buyer: 'E-mail address of a buyer',
    letSee: 'Add buyer',
    viewers: 'Buyers who see prices',
    you: '(you)',
  },
  sr: {
    people: 'Ljudi',
    addresses: 'E-adrese, odvojene zarezom',
    send: 'Pošaljite pozivnicu',
    wrong: 'Ovo nije ispravna e-adresa.',
    waiting: 'Čeka se odgovor',
    again: (email: string) => `Pošaljite ponovo: ${email}`,
    withdraw: (email: string) => `Opozovite pozivnicu: ${email}`,
    roleOf: (name: string) => `Uloga: ${name}`,
    sales: 'Prodaja',
    remove: (name: string) => `Uklonite: ${name}`,
    removeNow: 'Uklonite',
    stays: 'Njihove izmene ostaju u Istoriji.',
    invited: 'Pozvani ste',
    firstName: 'Ime',
    lastName: 'Prezime',
    accept: 'Prihvatite pozivnicu',
    notYours: 'Ne radite na ovom projektu.',
    buyer: 'E-adresa kupca',
    letSee: 'Dodajte kupca',
    viewers: 'Kupci koji vide cene',
    you: '(Vi)',
  },
}

const PROJECT_ADMIN = 2
const PROJECT_EDITOR = 3
const SALES_AGENT = 5

/** Someone new who works on Riva, with a session as from an earlier visit. */
async function workAs(context: BrowserContext, accounts: AccountsProduct, roleId: number): Promise<void> {
  const { email, password } = await makeUser(accounts, roleId)
  const answer = await context.request.post('/api/v1/users/auth', { data: { username: email, password } })
  expect(answer.ok()).toBe(true)
  await context.addInitScript(() => localStorage.setItem('belvedere.session', '1'))
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`

  test(`invites by mail, changes a role and removes, without a pointer, in ${language.name} [PPL-01]`, async ({
    page,
    context,
    browser,
    accounts,
  }) => {
    const person = newPerson()
    const other = `${randomUUID()}@invited.example`
    // Bears the same name, as whoever an earlier test left on the project does: a row is known by its address.
    await makeUser(accounts, SALES_AGENT)
    await workAs(context, accounts, PROJECT_ADMIN)
    await page.goto(at('/studio/1/people'))
    await expect(page.getByRole('heading', { level: 1, name: words.people })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: words.you })).toHaveCount(1)

    await tabTo(page, page.getByLabel(words.addresses))
    await page.keyboard.type('nobody')
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.wrong)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`${person.email}, ${other}`)
    await page.keyboard.press('Enter')
    const invited = page.getByRole('row').filter({ hasText: words.waiting })
    await expect(invited).toHaveCount(2)

    for (const size of SIZES) {
      await page.setViewportSize(size)
      await axeFindsNothing(page, `${size.width}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })

    await tabTo(page, page.getByRole('button', { name: words.again(other) }))
    await page.keyboard.press('Enter')
    const second = await accounts.mailbox.waitForMail(other, 2)
    await tabTo(page, page.getByRole('button', { name: words.withdraw(other) }))
    await page.keyboard.press('Enter')
    await expect(invited).toHaveCount(1)

    const guest = await (await browser.newContext({ baseURL: accounts.origin })).newPage()
    await guest.goto(linkHere(second.links, '/invitation'))
    await expect(guest.getByRole('heading', { name: words.invited })).toBeHidden()
    const mail = await accounts.mailbox.waitForMail(person.email)
    await guest.goto(linkHere(mail.links, `${language.prefix}/invitation`))
    await expect(guest.getByRole('heading', { name: words.invited })).toBeVisible()
    const account = accountWords(language)
    await guest.getByLabel(words.firstName, { exact: true }).fill(person.firstName)
    await guest.getByLabel(words.lastName, { exact: true }).fill(person.lastName)
    await guest.getByLabel(account.newPassword, { exact: true }).fill(person.password)
    await guest.getByLabel(account.repeatPassword, { exact: true }).fill(person.password)
    await axeFindsNothing(guest)
    await guest.getByRole('button', { name: words.accept }).press('Enter')
    await expect(guest).toHaveURL(at('/studio'))
    await guest.goto(at('/studio/1'))
    await expect(guest.getByRole('heading', { level: 1, name: 'Riva' })).toBeVisible()

    await page.reload()
    const name = `${person.firstName} ${person.lastName}`
    const row = page.getByRole('row').filter({ hasText: person.email })
    const role = row.getByLabel(words.roleOf(name))
    await tabTo(page, role)
    await role.selectOption({ label: words.sales })
    await expect(role.locator('option:checked')).toHaveText(words.sales)
    await tabTo(page, row.getByRole('button', { name: words.remove(name) }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.stays)).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: words.removeNow }).press('Enter')
    await expect(page.getByText(person.email)).toHaveCount(0)
    await guest.goto(at('/studio/1'))
    await expect(guest.getByText(words.notYours)).toBeVisible()
    await guest.context().close()
  })

  test(`lets a buyer see prices by address, and no longer, in ${language.name} [PPL-01]`, async ({
    page,
    context,
    browser,
    accounts,
  }) => {
    const buyer = await makeUser(accounts)
    await workAs(context, accounts, PROJECT_ADMIN)
    await page.goto(at('/studio/1/people'))
    const guest = await (await browser.newContext({ baseURL: accounts.origin })).newPage()
    await guest.goto(at('/login'))
    await logInAs(guest, buyer, accountWords(language))
    const price = guest.getByText(/\d{2,3}[.,]\d{3}/)
    const apartment = at('/masterplan/2/building/1/apartment/1020')
    await expect(guest).not.toHaveURL(/login/)
    await guest.goto(apartment)
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(price).toHaveCount(0)
    const field = page.getByLabel(words.buyer)
    await field.fill(buyer.email)
    await page.getByRole('button', { name: words.letSee }).press('Enter')
    const listed = page.getByRole('list', { name: words.viewers }).getByText(buyer.email)
    await expect(listed).toBeVisible()
    await guest.reload()
    await expect(price.first()).toBeVisible()
    await page.getByRole('button', { name: words.remove(buyer.email) }).press('Enter')
    await expect(listed).toHaveCount(0)
    await guest.reload()
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(price).toHaveCount(0)
    await guest.context().close()
  })
}

test('an editor sees who is there, and nothing to change [PPL-01, STU-01]', async ({
  page,
  context,
  accounts,
}) => {
  await workAs(context, accounts, PROJECT_EDITOR)
  await page.goto('/studio/1/people')
  await expect(page.getByRole('row').filter({ hasText: WORDS.en.you })).toHaveCount(1)
  await expect(page.getByLabel(WORDS.en.addresses)).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByLabel(WORDS.en.buyer)).toHaveCount(0)
})
