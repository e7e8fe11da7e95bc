import { accountWords } from '../support/account-words.ts'
import { logInAs, makeUser, noticeOf, test } from '../support/accounts.ts'
import { hydrated } from '../support/hydrated.ts'
import { english } from '../support/languages.ts'
import { expect } from '../support/test.ts'

const words = accountWords(english)

/** More than one address may guess on one account; each takes longer than the one before. */
const GUESSES = 11

test('whoever guesses is slowed and refused, and the owner gets in on a device they have used before [SEC-05]', async ({
  page,
  browser,
  accounts,
}) => {
  test.slow()
  const person = await makeUser(accounts)
  const logIn = async (here = page) => {
    await here.goto(`${accounts.origin}/login`)
    await hydrated(here.getByLabel(words.email))
    await logInAs(here, person, words)
  }
  await logIn()
  await expect(page).toHaveURL('/bane')
  await page.getByRole('button', { name: words.accountOf }).click()
  await page.getByRole('menuitem', { name: words.logout }).click()
  await expect(page).not.toHaveURL('/bane')

  const statuses: number[] = []
  for (let guess = 0; guess < GUESSES; guess += 1) {
    const { status } = await fetch(`${accounts.origin}/api/v1/users/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: person.email, password: 'a guess' }),
    })
    statuses.push(status)
  }
  expect(statuses.at(-1)).toBe(429)

  const stranger = await browser.newContext()
  const elsewhere = await stranger.newPage()
  await logIn(elsewhere)
  await expect(noticeOf(elsewhere, words.loginFailed), 'even with the right password').toBeVisible()
  await stranger.close()

  await logIn()
  await expect(page).toHaveURL('/bane')
})
