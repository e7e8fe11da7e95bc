import type { Page } from '@playwright/test'
import { type AccountWords, accountWords } from '../support/account-words.ts'
import {
  choosePassword,
  linkHere,
  logInAs,
  makeUser,
  newPerson,
  noticeOf,
  test,
} from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { english, serbian } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect } from '../support/test.ts'

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const PLACE = '/masterplan/2/building/1/apartment/1020'

/** The desktop speaks English here, the phone Serbian. */
const languageHere = () => (test.info().project.name === 'phone' ? serbian : english)

const okOf = (page: Page, message: string, { ok }: AccountWords) =>
  noticeOf(page, message).getByRole('button', { name: ok, exact: true })

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the app bar, or on a phone from its menu. */
async function logOut(page: Page, words: AccountWords) {
  const account = page.getByRole('button', { name: words.accountOf })
  if (await account.isVisible()) {
    await account.click()
    await page.getByRole('menuitem', { name: words.logout }).click()
  } else {
    await page.getByRole('button', { name: words.menu, exact: false }).click()
    await page.getByRole('button', { name: words.logout }).click()
  }
}

test('a newcomer signs up, confirms by the mailed link and chooses a password there, logs in, and changes names and password [ACC-01, ACC-02, ACC-03, ACC-06, ACC-07, SEC-03, RTE-10, RTE-11, RTE-14, RTE-16, RTE-18, BAR-04, NTF-01]', async ({
  page,
  accounts,
}) => {
  const language = languageHere()
  const words = accountWords(language)
  const at = (path: string) => localised(path, language)
  const person = newPerson()
  const renamed = { ...person, password: 'another-password' }

  await test.step('signs up, coming from an apartment', async () => {
    await page.goto(at(PLACE))
    await hydrated(page.getByRole('button').first())
    await page.goto(at('/login'))
    await (await hydrated(page.getByRole('link', { name: words.createAccount }))).click()
    await expect(page).toHaveURL(at('/signup'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.createAccount)
    await axeFindsNothing(page, 'sign-up, open')
    await page.getByLabel(words.firstName, { exact: true }).fill(person.firstName)
    await page.getByLabel(words.lastName, { exact: true }).fill(person.lastName)
    await page.getByLabel(words.email).fill(person.email)
    await submit(page, words.createAccount).click()
    await expect(page).toHaveURL(at('/login'))
    await expect(noticeOf(page, words.loggedIn)).toContainText(words.signUp)
    await expect(noticeOf(page, words.checkEmail)).toBeVisible()
    await axeFindsNothing(page, 'sign-up, success')
    await okOf(page, words.checkEmail, words).click()
    await expect(noticeOf(page, words.loggedIn)).toHaveCount(0)
    await expect(page, 'going back skips account screens').toHaveURL(at(PLACE))
  })

  await test.step('confirms it by the mailed link, and chooses the password', async () => {
    const { links } = await accounts.mailbox.waitForMail(person.email)
    await page.goto(linkHere(links, '/email-verified'))
    await expect(page).toHaveURL(new RegExp(`^[^?]*${at('/email-verified')}\\?token=`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.verified)
    await axeFindsNothing(page, 'e-mail verified')
    await expect(page.getByText(words.hint)).toBeVisible()
    await choosePassword(page, { ...person, password: 'password' }, words)
    await okOf(page, words.passwordWeak, words).click()
    await expect(page.locator('form')).toContainText(words.passwordWeak)
    await axeFindsNothing(page, 'first password, too weak')
    await choosePassword(page, person, words)
    await okOf(page, words.passwordSaved, words).click()
    await axeFindsNothing(page, 'first password, saved')
    await page.getByRole('main').getByRole('link', { name: words.logIn }).click()
    await expect(page).toHaveURL(at('/login'))
  })

  await test.step('logs in, is greeted, and goes back to the apartment', async () => {
    await logInAs(page, person, words)
    await expect(page).toHaveURL(at('/bane'))
    await expect(noticeOf(page, words.loggedIn)).toHaveAttribute('data-type', 'info')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.welcome)
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', at(PLACE))
    await axeFindsNothing(page, 'after login')
    await okOf(page, words.loggedIn, words).click()
    await expect(page).toHaveURL(at(PLACE))
  })

  await test.step('changes the names; the e-mail stays', async () => {
    await page.goto(at('/profile'))
    const dialog = page.getByRole('dialog', { name: words.myProfile })
    const save = dialog.getByRole('button', { name: words.save })
    await expect(dialog.getByLabel(words.email)).toHaveAttribute('readonly', '')
    await expect(dialog.getByLabel(words.email)).toHaveValue(person.email)
    await expect(save, 'both unchanged').toBeDisabled()
    await dialog.getByLabel(words.firstName, { exact: true }).fill('')
    await expect(dialog.getByText(words.required)).toBeVisible()
    await expect(save, 'one empty').toBeDisabled()
    await dialog.getByLabel(words.firstName, { exact: true }).fill('x'.repeat(26))
    await expect(dialog.getByText(words.nameTooLong)).toBeVisible()
    await expect(save, 'one too long').toBeDisabled()
    await axeFindsNothing(page, 'profile, error')
    await dialog.getByLabel(words.firstName, { exact: true }).fill('x'.repeat(25))
    await save.click()
    await expect(dialog.getByText(words.saved, { exact: true })).toBeVisible()
    await axeFindsNothing(page, 'profile, saved')
    const [row] = await accounts.sql('select first_name, email from users where email = $1', [person.email])
    expect(row).toEqual({ first_name: 'x'.repeat(25), email: person.email })
    await dialog.getByLabel(words.firstName, { exact: true }).fill(person.firstName)
    await save.click()
    await expect(save).toBeDisabled()
  })

  await test.step('changes the password', async () => {
    const dialog = page.getByRole('dialog', { name: words.myProfile })
    const save = dialog.getByRole('button', { name: words.save })
    await dialog.getByRole('tab', { name: words.password }).click()
    await dialog.getByLabel(words.presentPassword, { exact: true }).fill(person.password)
    await dialog.getByLabel(words.newPassword, { exact: true }).fill(renamed.password)
    await save.click()
    await expect(dialog.getByText(words.passwordsMustMatch)).toBeVisible()
    await dialog.getByLabel(words.repeatPassword, { exact: true }).fill(renamed.password)
    await save.click()
    await expect(noticeOf(page, words.passwordSaved)).toHaveAttribute('data-type', 'success')
    await okOf(page, words.passwordSaved, words).click()
    const mail = await accounts.mailbox.waitForMail(person.email, 2)
    expect(mail.subject, 'a change is told by mail').toBe(words.passwordChangedMail)
    await expect(dialog, 'answering a notice leaves the dialog open').toBeVisible()
    await dialog.getByRole('button', { name: words.close }).click()
    await expect(page).toHaveURL(at(PLACE))
  })

  await test.step('logs out: the session ends on the server, and `/` opens', async () => {
    const used = page.waitForRequest((request) => 'authorization' in request.headers())
    await page.goto(at('/home'))
    const authorization = (await used).headers().authorization ?? ''
    const profile = () => fetch(`${accounts.origin}/api/v1/users/profile`, { headers: { authorization } })
    expect((await profile()).status).toBe(200)
    await expect(
      page.getByRole('button', { name: words.accountOf }).or(page.getByRole('button', { name: words.menu })),
    ).not.toHaveCount(0)
    const opened = page.waitForURL((url) => url.pathname === at('/'))
    await logOut(page, words)
    await opened
    expect((await profile()).status).toBe(401)
    const refreshed = await page.evaluate(() => fetch('/api/v1/users/refresh-token').then((r) => r.status))
    expect(refreshed).toBe(401)
  })

  await test.step('logs in anew, with the new password alone', async () => {
    await page.goto(at('/login'))
    await hydrated(page.getByLabel(words.email))
    await logInAs(page, person, words)
    await okOf(page, words.mismatch, words).click()
    await logInAs(page, renamed, words)
    await expect(page).toHaveURL(at('/bane'))
  })

  await test.step('finds what they keep after the login', async () => {
    await accounts.sql(
      'insert into favourites (user_id, apartment_id) select id, 1020 from users where email = $1',
      [person.email],
    )
    await page.reload()
    await expect(page.getByRole('region', { name: words.favourites }).getByRole('link')).toHaveAttribute(
      'href',
      at(PLACE),
    )
  })
})

test('an account whose address is not confirmed is not let in, and the link is offered again [ACC-03]', async ({
  page,
  accounts,
}) => {
  const language = languageHere()
  const words = accountWords(language)
  const at = (path: string) => localised(path, language)
  const person = await makeUser(accounts)
  await accounts.sqlAtOnce('update users set email_verified_at = null where email = $1', [person.email])
  await page.goto(at('/login'))
  await hydrated(page.getByLabel(words.email))
  await logInAs(page, person, words)
  await okOf(page, words.unauthorized, words).click()
  await expect(page).toHaveURL(at('/login'))
  await expect(page.locator('form')).toContainText(words.unauthorized)
  await expect(page.getByRole('link', { name: words.resend })).toBeVisible()
})

test('a forgotten password is replaced through a mailed link, which works once [ACC-04, SEC-03, RTE-12, RTE-13]', async ({
  page,
  accounts,
}) => {
  const language = languageHere()
  const words = accountWords(language)
  const at = (path: string) => localised(path, language)
  const person = await makeUser(accounts)
  const renewed = { ...person, password: 'a-new-password' }

  await page.goto(at('/login'))
  await (await hydrated(page.getByRole('link', { name: words.forgotPassword }))).click()
  await expect(page).toHaveURL(at('/ForgotPassword'))
  await axeFindsNothing(page, 'forgot password, open')
  await page.getByLabel(words.email).fill(person.email)
  await submit(page, words.sendLink).click()
  await expect(noticeOf(page, words.resetSent)).toHaveAttribute('data-type', 'success')
  await axeFindsNothing(page, 'forgot password, success')

  // The first mail is that of the sign-up.
  const { links } = await accounts.mailbox.waitForMail(person.email, 2)
  const link = linkHere(links, '/reset-login')
  await page.goto(link)
  await expect(page).toHaveURL(new RegExp(`${at('/reset-login')}\\?token=`))
  await expect(page.getByText(words.hint)).toBeVisible()
  await page.getByLabel(words.newPassword, { exact: true }).fill(renewed.password)
  await submit(page, words.savePassword).click()
  await expect(page.getByText(words.passwordsMustMatch)).toBeVisible()
  await axeFindsNothing(page, 'new password, error')
  await page.getByLabel(words.repeatPassword, { exact: true }).fill(renewed.password)
  await submit(page, words.savePassword).click()
  await okOf(page, words.passwordSaved, words).click()
  await axeFindsNothing(page, 'new password, success')
  await page.getByRole('main').getByRole('link', { name: words.logIn }).click()
  await logInAs(page, renewed, words)
  await expect(page).toHaveURL(at('/bane'))

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.linkEnded)
  await axeFindsNothing(page, 'link that has ended')
})

test('the confirmation is mailed once more on request [ACC-02, RTE-15]', async ({ page, accounts }) => {
  const language = languageHere()
  const words = accountWords(language)
  const at = (path: string) => localised(path, language)
  const person = newPerson()
  await page.request.post(`${accounts.origin}/api/v1/users/signup`, { data: person })
  await accounts.mailbox.waitForMail(person.email)

  await page.goto(at('/ResendEmailAddressVerification'))
  await (await hydrated(page.getByLabel(words.email))).fill(person.email)
  await axeFindsNothing(page, 'resend, open')
  await submit(page, words.sendLink).click()
  await expect(noticeOf(page, words.resendSent)).toHaveAttribute('data-type', 'success')
  const { links } = await accounts.mailbox.waitForMail(person.email, 2)
  await page.goto(linkHere(links, '/email-verified'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.verified)
})
