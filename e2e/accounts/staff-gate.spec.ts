import type { Page } from '@playwright/test'
import { accountWords } from '../support/account-words.ts'
import {
  type AccountsProduct,
  linkHere,
  logInAs,
  makeUser,
  newPerson,
  noticeOf,
  type Person,
} from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { freePort } from '../support/free-port.ts'
import { hydrated } from '../support/hydrated.ts'
import { english, type Language, serbian } from '../support/languages.ts'
import { startMailbox } from '../support/mailbox.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { securityWords } from '../support/security-words.ts'
import { test as base, expect } from '../support/test.ts'
import { virtualAuthenticator } from '../support/virtual-authenticator.ts'

/** As in production: whoever works here must have a passkey or codes. */
const test = base.extend<object, { product: AccountsProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const { mailbox, stop: stopMailbox } = await startMailbox()
      // Passkeys are bound to the public address.
      const PORT = await freePort()
      const origin = `http://localhost:${PORT}`
      const settings = {
        PORT,
        PUBLIC_URL: origin,
        STAFF_SECOND_FACTOR: 'demanded',
        SMTP_URL: mailbox.smtpUrl,
      }
      const { product, stop } = await startScratchProduct({ settings })
      await use({ ...product, origin, mailbox })
      await stop()
      await stopMailbox()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const ADMIN = 2
const EDITOR = 3
const AGENT = 5
const SUTON = 2

const WORDS = {
  en: {
    step: 'One more step',
    codes: 'Use one-time codes',
    notNow: 'Not now',
    toDesk: 'To the desk',
    toStudio: 'To the studio',
    show: 'Your role needs your passkey or a code.',
    accept: 'Accept the invitation',
    invited: (email: string) => `To work on Suton, as ${email}.`,
  },
  sr: {
    step: 'Još jedan korak',
    codes: 'Upotrebite jednokratne kodove',
    notNow: 'Ne sada',
    toDesk: 'U prodaju',
    toStudio: 'U studio',
    show: 'Vaša uloga traži Vaš pristupni ključ ili kod.',
    accept: 'Prihvatite pozivnicu',
    invited: (email: string) => `Da radite na projektu Suton, kao ${email}.`,
  },
}

const stepOf = (page: Page, { key }: Language) =>
  page.getByRole('heading', { level: 1, name: WORDS[key].step })

async function logIn(page: Page, person: Person, language: Language, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page.getByLabel(accountWords(language).email))
  await logInAs(page, person, accountWords(language))
}

/** Sets up codes in the step, without a pointer; gives the recovery codes. */
async function addCodes(page: Page, language: Language): Promise<string[]> {
  const words = securityWords(language)
  await page.getByRole('button', { name: WORDS[language.key].codes }).press('Enter')
  const dialog = page.getByRole('dialog')
  const key = await dialog.locator('code').innerText()
  await dialog.getByLabel(words.code).fill(oneTimeCode(key))
  await dialog.getByLabel(words.code).press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const recovery = await dialog.getByRole('listitem').allInnerTexts()
  await dialog.getByRole('button', { name: words.kept }).press('Enter')
  return recovery
}

const ARRIVALS: [string, number | 'super_admin', string, Language, RegExp][] = [
  ['an agent at the desk', AGENT, '/desk', english, /\/desk\/1\//],
  ['an agent at the desk, in Serbian', AGENT, '/rs/desk', serbian, /\/rs\/desk\/1\//],
  ['an editor at the studio', EDITOR, '/studio/1', english, /\/studio\/1$/],
  ['an admin at a section, in Serbian', ADMIN, '/rs/studio/1/people', serbian, /\/rs\/studio\/1\/people$/],
  ['a super admin at the studio', 'super_admin', '/studio', english, /\/studio$/],
]

for (const [who, role, address, language, end] of ARRIVALS)
  test(`${who} is led to a second factor, adds codes in place and goes on [STU-06]`, async ({
    page,
    product,
  }) => {
    const person = await makeUser(product, role === 'super_admin' ? undefined : role)
    if (role === 'super_admin')
      await product.sqlAtOnce('update users set role_id = 1 where email = $1', [person.email])
    await logIn(page, person, language, address)
    await expect(stepOf(page, language)).toBeVisible()
    await expect(page).toHaveURL(address)
    await expect(noticeOf(page, accountWords(language).loggedIn), 'its OK would lead away').toHaveCount(0)
    await expect(page.getByRole('button', { name: WORDS[language.key].notNow })).toHaveCount(0)
    if (role === AGENT)
      for (const size of [
        { width: 1440, height: 900 },
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size)
        await axeFindsNothing(page, `the step at ${size.width}`)
      }
    await addCodes(page, language)
    await expect(stepOf(page, language)).toBeHidden()
    await expect(page).toHaveURL(end)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

for (const language of [english, serbian])
  test(`after a login: not now, or a passkey at once, in ${language.name} [STU-06]`, async ({
    page,
    product,
  }) => {
    const [words, own] = [securityWords(language), WORDS[language.key]]
    const device = await virtualAuthenticator(page)
    const agent = await makeUser(product, AGENT)
    await logIn(page, agent, language, `${language.prefix}/login`)
    await expect(stepOf(page, language)).toBeVisible()
    await expect(noticeOf(page, accountWords(language).loggedIn), 'its OK would lead away').toHaveCount(0)
    await page.getByRole('button', { name: own.notNow }).press('Enter')
    await expect(page.getByRole('heading', { name: accountWords(language).welcome })).toBeVisible()
    const toDesk = page.getByRole('link', { name: own.toDesk })
    await expect(page.getByRole('link', { name: own.toStudio })).toHaveAttribute(
      'href',
      `${language.prefix}/studio`,
    )
    await expect(toDesk).toHaveAttribute('href', `${language.prefix}/desk`)

    await page.goto(`${language.prefix}/desk/1/enquiries`)
    await page.getByRole('button', { name: words.addPasskey }).press('Enter')
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
    expect(await device.credentials()).toHaveLength(1)
    await page.getByRole('dialog').getByRole('button', { name: words.kept }).press('Enter')
    await expect(stepOf(page, language)).toBeHidden()
    await expect(page).toHaveURL(`${language.prefix}/desk/1/enquiries`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

test('whoever has a factor already shows it in place, and goes on [STU-06]', async ({
  page,
  product,
  browser,
}) => {
  const words = securityWords(english)
  const admin = await makeUser(product, ADMIN)
  await logIn(page, admin, english, '/studio/1/people')
  await expect(stepOf(page, english)).toBeVisible()
  const elsewhere = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await logIn(elsewhere, admin, english, '/studio')
  const [recoveryCode = ''] = await addCodes(elsewhere, english)
  await elsewhere.context().close()

  await page.reload()
  await expect(page.getByText(WORDS.en.show)).toBeVisible()
  await expect(page.getByRole('button', { name: WORDS.en.codes })).toHaveCount(0)
  await page.getByRole('button', { name: words.confirmTitle }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(accountWords(english).password, { exact: true }).fill(admin.password)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: words.useRecoveryCode }).press('Enter')
  await dialog.getByLabel(words.recoveryCode).fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(stepOf(page, english)).toBeHidden()
  await expect(page).toHaveURL('/studio/1/people')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
})

test('the page about security leads back to the work, and to no other site [STU-06, SEC-13]', async ({
  page,
  product,
}) => {
  const editor = await makeUser(product, EDITOR)
  await logIn(page, editor, english, '/account/security')
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  for (const evil of ['//evil.example/', 'https://evil.example/', '/\\evil.example/']) {
    await page.goto(`/account/security?returnTo=${encodeURIComponent(evil)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(product.origin)
  }
  await page.goto(`/account/security?returnTo=${encodeURIComponent('/studio/1/history')}`)
  await expect(stepOf(page, english)).toBeVisible()
  await addCodes(page, english)
  await expect(page).toHaveURL('/studio/1/history')
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible()
})

/** The colours of the card and its button, which every project may set. */
const lookOf = (page: Page) =>
  page.getByRole('main').evaluate((card) => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(card)
    return { backgroundColor, color, fontFamily }
  })

for (const language of [english, serbian])
  test(`an invitation wears its project's look and ends logged in, in front of the step, in ${language.name} [STU-06]`, async ({
    page,
    product,
    request,
  }) => {
    const [account, own] = [accountWords(language), WORDS[language.key]]
    const admin = await makeUser(product)
    await product.sqlAtOnce(
      `insert into project_users (project_id, user_id, role_id, accepted_at)
       select $1, id, $2, now() from users where email = $3`,
      [SUTON, ADMIN, admin.email],
    )
    const auth = { username: admin.email, password: admin.password }
    const { data } = await (await request.post('/api/v1/users/auth', { data: auth })).json()
    await product.sqlAtOnce(
      'update sessions set strong = true where user_id = (select id from users where email = $1)',
      [admin.email],
    )
    const invite = (email: string, roleId: number) =>
      request.post(`/api/v1/studio/projects/${SUTON}/invitations`, {
        data: { email, roleId, localeId: language.code },
        headers: { authorization: `Bearer ${data.attributes.token}` },
      })

    const guest = newPerson()
    expect((await invite(guest.email, AGENT)).status()).toBe(201)
    await page.goto(`${language.prefix}/login`)
    const host = await lookOf(page)
    const mail = await product.mailbox.waitForMail(guest.email)
    await page.goto(linkHere(mail.links, `${language.prefix}/invitation`))
    await expect(page.getByText(own.invited(guest.email))).toBeVisible()
    const look = await lookOf(page)
    expect(look.backgroundColor, 'the paper of Suton').not.toBe(host.backgroundColor)
    expect(look.fontFamily, 'the typeface of Suton').not.toBe(host.fontFamily)
    await page.getByLabel(account.firstName, { exact: true }).fill(guest.firstName)
    await page.getByLabel(account.lastName, { exact: true }).fill(guest.lastName)
    await page.getByLabel(account.newPassword, { exact: true }).fill(guest.password)
    await page.getByLabel(account.repeatPassword, { exact: true }).fill(guest.password)
    await page.getByRole('button', { name: own.accept }).press('Enter')
    await expect(page).toHaveURL(`${language.prefix}/desk`)
    await expect(stepOf(page, language)).toBeVisible()
    await addCodes(page, language)
    await expect(page).toHaveURL(new RegExp(`${language.prefix}/desk/${SUTON}/`))

    // Whoever has an account and is logged in with it is asked for nothing but to accept.
    const buyer = await makeUser(product)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await logIn(page, buyer, language, `${language.prefix}/login`)
    await expect(page.getByRole('heading', { name: account.welcome })).toBeVisible()
    expect((await invite(buyer.email, EDITOR)).status()).toBe(201)
    // The first one confirmed their address.
    const other = await product.mailbox.waitForMail(buyer.email, 2)
    // Pressed before the browser knows who is here, from a profile that was read before.
    const accepted = page.waitForResponse((response) => response.url().endsWith('/invitations/accept'))
    await page.route(
      '**/api/v1/users/profile',
      async (route) => {
        const response = await route.fetch()
        await accepted
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    await page.goto(linkHere(other.links, `${language.prefix}/invitation`))
    await page.getByRole('button', { name: own.accept }).press('Enter')
    await expect(page).toHaveURL(`${language.prefix}/studio`)
    await expect(stepOf(page, language)).toBeVisible()
  })
