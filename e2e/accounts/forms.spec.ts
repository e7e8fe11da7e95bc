import type { Locator } from '@playwright/test'
import { accountWords } from '../support/account-words.ts'
import { logInAs, makeUser, newPerson, noticeOf, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { LANGUAGES } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark' })

for (const language of LANGUAGES) {
  const words = accountWords(language)
  const at = (path: string) => localised(path, language)

  test(`every field of login and sign-up says what is wrong, in ${language.name} [ACC-05, ACC-06, RTE-10, RTE-11]`, async ({
    page,
  }) => {
    await page.goto(at('/login'))
    const logIn = page.getByRole('button', { name: words.logIn, exact: true })
    const email = page.getByLabel(words.email)
    const password = page.getByLabel(words.password, { exact: true })
    await (await hydrated(logIn)).click()
    await expect(email).toHaveAccessibleDescription(words.emailRequired)
    await expect(password).toHaveAccessibleDescription(words.passwordRequired)
    await axeFindsNothing(page, 'login, wrong fields')
    for (const wrong of ['milica', 'milica@primer', 'milica.primer.rs']) {
      await email.fill(wrong)
      await expect(email, wrong).toHaveAccessibleDescription(words.emailInvalid)
    }
    await email.fill('milica@primer.rs')
    await expect(email).toHaveAccessibleDescription('')
    await password.fill('1234')
    await expect(password).toHaveAccessibleDescription(words.passwordTooShort)
    await password.fill('12345')
    await expect(password).toHaveAccessibleDescription('')

    await page.getByRole('link', { name: words.createAccount }).click()
    const [first, last] = [
      page.getByLabel(words.firstName, { exact: true }),
      page.getByLabel(words.lastName, { exact: true }),
    ]
    await expect(page.locator('input[type=password]'), 'it is chosen on the mailed link').toHaveCount(0)
    await page.getByRole('button', { name: words.createAccount }).click()
    await expect(first).toHaveAccessibleDescription(words.required)
    await expect(last).toHaveAccessibleDescription(words.required)
    await expect(email).toHaveAccessibleDescription(words.emailRequired)
    await first.fill('x'.repeat(26))
    await expect(first).toHaveAccessibleDescription(words.nameTooLong)
    await first.fill('x'.repeat(25))
    await expect(first).toHaveAccessibleDescription('')
    await axeFindsNothing(page, 'sign-up, wrong fields')

    await page.goto(at('/ForgotPassword'))
    await (await hydrated(page.getByRole('button', { name: words.sendLink }))).click()
    await expect(email).toHaveAccessibleDescription(words.emailRequired)
    await axeFindsNothing(page, 'forgot password, wrong field')
  })

  test(`a login or sign-up that fails is a notice, then stays in the form, in ${language.name} [ACC-01, ACC-03, NTF-01]`, async ({
    page,
  }) => {
    const person = newPerson()
    const notice = async (message: string, title: string) => {
      await expect(noticeOf(page, message)).toHaveAttribute('data-type', 'error')
      await expect(noticeOf(page, message)).toContainText(title)
      await expect(page.locator('form')).not.toContainText(message)
      await axeFindsNothing(page, message)
      await noticeOf(page, message).getByRole('button', { name: words.ok }).click()
      await expect(page.locator('form')).toContainText(message)
    }
    await page.goto(at('/home'))
    await page.goto(at('/login'))
    await hydrated(page.getByLabel(words.email))
    await logInAs(page, person, words)
    await notice(words.mismatch, words.login)
    await expect(page, 'OK does not navigate back').toHaveURL(at('/login'))
    await axeFindsNothing(page, 'login, error in the form')

    await page.route('**/api/v1/users/**', (route) => route.abort())
    await logInAs(page, person, words)
    await notice(words.loginFailed, words.login)
    await expect(page).toHaveURL(at('/login'))

    await page.getByRole('link', { name: words.createAccount }).click()
    await page.getByLabel(words.firstName, { exact: true }).fill(person.firstName)
    await page.getByLabel(words.lastName, { exact: true }).fill(person.lastName)
    await page.getByLabel(words.email).fill(person.email)
    await page.getByRole('button', { name: words.createAccount }).click()
    await notice(words.signUpFailed, words.signUp)
    await expect(page).toHaveURL(at('/signup'))
    await expect(page.locator('form')).toHaveAttribute('data-status', 'error')
  })

  test(`the profile dialog keeps to its rules and says what the server says, in ${language.name} [ACC-05, ACC-06, SEC-03, RTE-16]`, async ({
    page,
    accounts,
  }) => {
    const person = await makeUser(accounts)
    await page.goto(at('/profile'))
    await expect(page, 'a visitor goes to the login').toHaveURL(/\/login\?returnTo=/)
    await logInAs(page, person, words)
    await expect(page).toHaveURL(at('/profile'))
    await noticeOf(page, words.loggedIn).getByRole('button', { name: words.ok }).waitFor()
    const dialog = page.getByRole('dialog', { name: words.myProfile })
    const save = dialog.getByRole('button', { name: words.save })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/users')) sent.push(request.method())
    })

    await dialog.getByRole('tab', { name: words.password }).click()
    await save.click()
    await expect(dialog.getByText(words.passwordRequired), 'both empty is accepted').toHaveCount(0)
    expect(sent, 'and changes nothing').toEqual([])
    const [present, password, again] = [words.presentPassword, words.newPassword, words.repeatPassword].map(
      (label) => dialog.getByLabel(label, { exact: true }),
    ) as [Locator, Locator, Locator]
    await expect(password, 'the hint').toHaveAccessibleDescription(words.hint)
    await password.fill('1234')
    await save.click()
    await expect(present).toHaveAccessibleDescription(words.passwordRequired)
    await expect(password).toHaveAccessibleDescription(words.passwordTooShort)
    await expect(again).toHaveAccessibleDescription(words.passwordsMustMatch)
    await axeFindsNothing(page, 'password tab, wrong fields')

    const told = async (message: string) => {
      await save.click()
      await expect(noticeOf(page, message)).toHaveAttribute('data-type', 'error')
      await noticeOf(page, message).getByRole('button', { name: words.ok }).click()
    }
    // The least of 5 is the form's; what the server demands beyond it, it says itself.
    for (const weak of ['1234567', 'Iloveyou']) {
      for (const [field, value] of [
        [present, person.password],
        [password, weak],
        [again, weak],
      ] as const)
        await field.fill(value)
      await told(words.passwordWeak)
    }
    await present.fill('not the present one')
    await told(words.passwordWrong)

    const refusal = {
      errors: [{ status: '503', code: 'unavailable', title: 'Not at the moment', detail: '' }],
    }
    await page.route('**/api/v1/users', (route) => route.fulfill({ status: 503, json: refusal }))
    await dialog.getByRole('tab', { name: words.profile }).click()
    await dialog.getByLabel(words.firstName, { exact: true }).fill('Mila')
    await save.click()
    await expect(noticeOf(page, words.unavailable)).toHaveAttribute('data-type', 'error')
    await expect(noticeOf(page, words.unavailable)).toContainText(words.profile)
    await noticeOf(page, words.unavailable).getByRole('button', { name: words.ok }).click()
    await expect(dialog.getByLabel(words.firstName, { exact: true }), 'what was typed stays').toHaveValue(
      'Mila',
    )
  })
}
