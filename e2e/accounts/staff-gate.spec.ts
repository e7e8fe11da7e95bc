import { accountWords } from '../support/account-words.ts'
import { logInAs, makeUser } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { hydrated } from '../support/hydrated.ts'
import { english, type Language, serbian } from '../support/languages.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { type ScratchProduct, startScratchProduct } from '../support/scratch-product.ts'
import { securityWords } from '../support/security-words.ts'
import { test as base, expect } from '../support/test.ts'

/** As in production: whoever works here must have a passkey or codes. */
const test = base.extend<object, { product: ScratchProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const settings = { STAFF_SECOND_FACTOR: 'demanded' }
      const { product, stop } = await startScratchProduct({ settings })
      await use(product)
      await stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ADMIN = 2
const EDITOR = 3
const AGENT = 5

const WORDS = {
  en: { step: 'One more step', codes: 'Use one-time codes', projects: 'Projects' },
  sr: { step: 'Još jedan korak', codes: 'Upotrebite jednokratne kodove', projects: 'Projekti' },
}

const wordsOf = ({ key }: Language) => (key === 'en' ? WORDS.en : WORDS.sr)

const ARRIVALS: [string, number | 'super_admin', string, Language, RegExp][] = [
  ['an agent at the desk', AGENT, '/desk', english, /\/desk\/1\//],
  ['an agent at the desk, in Serbian', AGENT, '/rs/desk', serbian, /\/rs\/desk\/1\//],
  ['an editor at the studio', EDITOR, '/studio/1', english, /\/studio\/1$/],
  ['an admin at a section, in Serbian', ADMIN, '/rs/studio/1/people', serbian, /\/rs\/studio\/1\/people$/],
  ['a super admin at the studio', 'super_admin', '/studio', english, /\/studio$/],
]

for (const [who, role, address, language, end] of ARRIVALS)
  test(`${who} is led to a second factor, adds it in place and goes on [STU-06]`, async ({
    page,
    product,
  }) => {
    const [words, own] = [securityWords(language), wordsOf(language)]
    const person = await makeUser(product, role === 'super_admin' ? undefined : role)
    if (role === 'super_admin')
      await product.sql('update users set role_id = 1 where email = $1', [person.email])
    await page.goto(address)
    await hydrated(page.getByLabel(accountWords(language).email))
    await logInAs(page, person, accountWords(language))
    await expect(page.getByRole('heading', { level: 1, name: own.step })).toBeVisible()
    await expect(page).toHaveURL(address)
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await axeFindsNothing(page, `the step at ${size.width}`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: own.codes }).press('Enter')
    const dialog = page.getByRole('dialog')
    const key = await dialog.locator('code').innerText()
    await dialog.getByLabel(words.code).fill(oneTimeCode(key))
    await dialog.getByLabel(words.code).press('Enter')
    await expect(dialog.getByRole('listitem')).toHaveCount(10)
    await dialog.getByRole('button', { name: words.kept }).press('Enter')
    await expect(page.getByRole('heading', { name: own.step })).toBeHidden()
    await expect(page).toHaveURL(end)
  })
