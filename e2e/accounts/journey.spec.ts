import type { Page } from '@playwright/test'
import { type AccountWords, accountWords } from '../support/account-words.ts'
import { linkHere, logInAs, makeUser, newPerson, noticeOf, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { english, serbian } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect } from '../support/test.ts'

// Nothing moves while it is looked at.
test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** The desktop speaks English here, the phone Serbian. */
const languageHere = () => (test.info().project.name === 'phone' ? serbian : english)

const okOf = (page: Page, message: string, { ok }: AccountWords) =>
  noticeOf(page, message).getByRole('button', { name: ok, exact: true })

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a forgotten password is replaced through a mailed link, which works once [ACC-04, RTE-12, RTE-13]', async ({
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
