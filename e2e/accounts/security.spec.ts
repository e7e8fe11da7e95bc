import type { Page } from '@playwright/test'
import { accountWords } from '../support/account-words.ts'
import { logInAs, makeUser, noticeOf, type Person } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { freePort } from '../support/free-port.ts'
import { hydrated } from '../support/hydrated.ts'
import { english, type Language, serbian } from '../support/languages.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { type ScratchProduct, startScratchProduct } from '../support/scratch-product.ts'
import { localised } from '../support/screens.ts'
import { securityWords } from '../support/security-words.ts'
import { test as base, expect } from '../support/test.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'

/** Passkeys are bound to the public address, which a product must know for them. */
const test = base.extend<object, { product: ScratchProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const PORT = await freePort()
      const origin = `http://localhost:${PORT}`
      const settings = { PORT, PUBLIC_URL: origin }
      const { product, stop } = await startScratchProduct({ settings })
      await use({ ...product, origin })
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Opens the page; whoever is not logged in is sent to the login, and comes back. */
async function openSecurity(page: Page, person: Person, language: Language) {
  await page.goto(localised('/account/security', language))
  await hydrated(page.getByLabel(accountWords(language).email))
  await logInAs(page, person, accountWords(language))
  await expect(page).toHaveURL(localised('/account/security', language))
  // The notice of the login goes with the next page; its OK would lead away from here.
  await page.goto(localised('/account/security', language))
}

/** Logs out by leaving nothing behind, as another device would begin. */
async function logOut(page: Page) {
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
}

for (const language of [english, serbian])
  test(`a passkey is added, logs in without a password, and is removed, in ${language.name} [SEC-04]`, async ({
    page,
    product,
  }) => {
    const words = securityWords(language)
    const person = await makeUser(product)
    const device = await virtualAuthenticator(page)
    await openSecurity(page, person, language)
    const passkeys = page.getByRole('region', { name: words.passkeys })
    await expect(passkeys).toContainText(words.noPasskeys)
    await axeFindsNothing(page, 'security without passkeys')

    const add = passkeys.getByRole('button', { name: words.addPasskey })
    await page.evaluate(() => {
      navigator.credentials.create = () => Promise.reject(new DOMException('closed', 'NotAllowedError'))
    })
    await add.click()
    await expect(passkeys.getByRole('alert').first()).toContainText(words.notAdded)
    await page.evaluate(() => Reflect.deleteProperty(navigator.credentials, 'create'))
    await add.press('Enter')
    const kept = page.getByRole('dialog', { name: words.recoveryCodes })
    await expect(kept.getByRole('listitem')).toHaveCount(10)
    await kept.getByRole('button', { name: words.kept }).click()
    await expect(passkeys.getByRole('listitem')).toHaveCount(1)
    expect(await device.credentials()).toHaveLength(1)
    await passkeys.getByRole('button', { name: words.rename }).click()
    await passkeys.getByLabel(words.passkeyName).fill('Laptop')
    await passkeys.getByLabel(words.passkeyName).press('Enter')
    await expect(passkeys.getByRole('listitem')).toContainText('Laptop')
    await add.click()
    await expect(passkeys.getByRole('alert').first()).toContainText(words.alreadyThere)

    await logOut(page)
    await page.goto(localised('/login?returnTo=%2Faccount%2Fsecurity', language))
    await axeFindsNothing(page, 'login with a passkey')
    await (await hydrated(page.getByRole('button', { name: words.withPasskey }))).click()
    await expect(page).toHaveURL(/\/account\/security$/)
    await page.goto(localised('/account/security', language))
    const happened = page.getByRole('region', { name: words.happened })
    await expect(happened).toContainText(words.byPasskey)
    await expect(happened).toContainText(words.newPasskey)

    await passkeys.getByRole('button', { name: words.remove }).click()
    const question = page.getByRole('dialog')
    await axeFindsNothing(page, 'the question before a passkey is removed')
    await question.getByRole('button', { name: words.remove, exact: true }).click()
    await expect(passkeys).toContainText(words.noPasskeys)

    await logOut(page)
    await page.goto(localised('/login', language))
    await (await hydrated(page.getByRole('button', { name: words.withPasskey }))).click()
    await expect(noticeOf(page, words.unknownPasskey)).toHaveAttribute('data-type', 'error')
  })

for (const language of [english, serbian])
  test(`whoever has a passkey shows it or a recovery code after the password, in ${language.name} [SEC-10]`, async ({
    page,
    product,
  }) => {
    const [words, account] = [securityWords(language), accountWords(language)]
    const person = await makeUser(product)
    await virtualAuthenticator(page)
    await openSecurity(page, person, language)
    await page.getByRole('button', { name: words.addPasskey }).click()
    const codes = page.getByRole('dialog', { name: words.recoveryCodes })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await axeFindsNothing(page, 'recovery codes of a first passkey')
    const [recovery = ''] = await codes.getByRole('listitem').allInnerTexts()
    await codes.getByRole('button', { name: words.kept }).click()
    await expect(page.getByRole('region', { name: words.passwordAndCodes })).toContainText(
      words.recoveryCodes,
    )

    const byPassword = async () => {
      await logOut(page)
      const back = encodeURIComponent(localised('/account/security', language))
      await page.goto(localised(`/login?returnTo=${back}`, language))
      await hydrated(page.getByLabel(account.email))
      await logInAs(page, person, account)
    }
    await byPassword()
    const show = page.getByRole('button', { name: words.usePasskey })
    await expect(show).toBeVisible()
    await axeFindsNothing(page, 'the passkey after the password')
    await show.press('Enter')
    await expect(page).toHaveURL(/\/account\/security$/)

    await byPassword()
    await page.getByRole('button', { name: words.useRecoveryCode }).press('Enter')
    const field = page.getByLabel(words.recoveryCode)
    await expect(field).toBeFocused()
    await field.fill('aaaa-bbbb-cccc')
    await field.press('Enter')
    await expect(field).toHaveAccessibleDescription(words.wrongCode)
    await field.fill(recovery)
    await field.press('Enter')
    await expect(page).toHaveURL(/\/account\/security$/)
    await expect(page.getByRole('region', { name: words.passwordAndCodes })).toContainText(words.nineLeft)

    await product.sql(
      'update sessions set strong = false where user_id = (select id from users where email = $1)',
      [person.email],
    )
    await page.goto(localised('/account/security', language))
    await page.getByRole('button', { name: words.turnOn }).click()
    const confirm = page.getByRole('dialog', { name: words.confirmTitle })
    await confirm.getByLabel(account.password, { exact: true }).fill(person.password)
    await confirm.getByRole('button', { name: words.confirm, exact: true }).click()
    await expect(confirm.getByLabel(words.recoveryCode), 'the password alone does not do').toBeFocused()
    await confirm.getByRole('button', { name: words.confirmWithPasskey }).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  })

test('one-time codes are asked for after the password, and a recovery code stands in for one, in Serbian [SEC-04]', async ({
  page,
  product,
}) => {
  const [words, account] = [securityWords(serbian), accountWords(serbian)]
  const person = await makeUser(product)
  await openSecurity(page, person, serbian)
  const ways = page.getByRole('region', { name: words.passwordAndCodes })
  await ways.getByRole('button', { name: words.turnOn }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  await axeFindsNothing(page, 'the key for one-time codes')
  const key = await dialog.locator('code').innerText()
  await dialog.getByLabel(words.code).fill('000000')
  await dialog.getByRole('button', { name: words.turnOnNow, exact: true }).click()
  await expect(dialog.getByLabel(words.code)).toHaveAccessibleDescription(words.wrongCode)
  await dialog.getByLabel(words.code).fill(oneTimeCode(key))
  await dialog.getByRole('button', { name: words.turnOnNow, exact: true }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await axeFindsNothing(page, 'recovery codes')
  const [recovery = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: words.kept }).click()
  await expect(ways).toContainText('10')

  await logOut(page)
  await page.goto(localised('/login?returnTo=%2Frs%2Faccount%2Fsecurity', serbian))
  await hydrated(page.getByLabel(account.email))
  await logInAs(page, person, account)
  const code = page.getByLabel(words.code, { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await axeFindsNothing(page, 'the second step of a login')
  await code.fill('000000')
  await code.press('Enter')
  await expect(code).toHaveAccessibleDescription(words.wrongCode)
  await page.getByRole('button', { name: words.useRecoveryCode }).click()
  await page.getByLabel(words.recoveryCode).fill(recovery)
  await page.getByLabel(words.recoveryCode).press('Enter')
  await expect(page).toHaveURL('/rs/account/security')
  await expect(ways).toContainText(words.nineLeft)

  await logOut(page)
  await page.goto(localised('/login?returnTo=%2Frs%2Faccount%2Fsecurity', serbian))
  await hydrated(page.getByLabel(account.email))
  await logInAs(page, person, account)
  await code.fill(oneTimeCode(key, 1))
  await code.press('Enter')
  await expect(page).toHaveURL('/rs/account/security')
})

test('sessions are listed and ended; an old login is confirmed before anything changes [SEC-04]', async ({
  page,
  product,
  browser,
}) => {
  const words = securityWords(english)
  const person = await makeUser(product)
  const contexts = await Promise.all([browser.newContext(), browser.newContext()])
  const [phone, tablet] = await Promise.all(
    contexts.map(async (context) => {
      const other = await context.newPage()
      await other.goto(`${product.origin}/login?returnTo=%2Fprotected`)
      await hydrated(other.getByLabel(accountWords(english).email))
      await logInAs(other, person, accountWords(english))
      await expect(other).toHaveURL(/protected$/)
      return other
    }),
  )
  await openSecurity(page, person, english)
  const sessions = page.getByRole('region', { name: words.sessions })
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText(words.thisDevice)
  await sessions.getByRole('button', { name: words.end }).first().click()
  await expect(sessions.getByRole('status')).toContainText(words.ended)
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: words.endOthers }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.endNow, exact: true }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  for (const other of [phone, tablet]) {
    await other?.goto(`${product.origin}/protected`)
    await expect(other ?? page).toHaveURL(/\/login/)
  }
  for (const context of contexts) await context.close()

  await product.sql(
    "update sessions set confirmed_at = now() - interval '11 minutes' where user_id = (select id from users where email = $1)",
    [person.email],
  )
  await page
    .getByRole('region', { name: words.passwordAndCodes })
    .getByRole('button', { name: words.turnOn })
    .click()
  const confirm = page.getByRole('dialog', { name: words.confirmTitle })
  await axeFindsNothing(page, words.confirmTitle)
  await confirm.getByLabel(accountWords(english).password, { exact: true }).fill(person.password)
  await confirm.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
})
