import { type AccountsProduct, makeUser, RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { tabTo } from '../support/keyboard.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const PROJECT_ADMIN = 2
const PROJECT_EDITOR = 3

const WORDS = {
  en: {
    settings: 'Settings',
    website: 'Website',
    wrong: 'Write the whole address, with https://',
    saved: /^Saved and live \d+:\d\d$/,
    limit: 'Largest change without a question',
    outOfRange: 'A whole number from 1 to 100.',
    zone: 'Time zone',
    orientation: 'Orientation',
    keyName: 'Name of the new key',
    make: 'Make a key',
    once: 'Copy the key now. It is not shown again.',
    withdrawOf: (name: string) => `Withdraw the key ${name}`,
    withdraw: 'Withdraw',
    noSuchPage: 'There is no such page in the studio.',
  },
  sr: {
    settings: 'Podešavanja',
    website: 'Sajt',
    wrong: 'Upišite celu adresu, sa https://',
    saved: /^Sačuvano i objavljeno \d+:\d\d$/,
    limit: 'Najveća izmena bez pitanja',
    outOfRange: 'Ceo broj od 1 do 100.',
    zone: 'Vremenska zona',
    orientation: 'Orijentacija',
    keyName: 'Naziv novog ključa',
    make: 'Napravite ključ',
    once: 'Kopirajte ključ sada. Neće biti prikazan ponovo.',
    withdrawOf: (name: string) => `Opozovite ključ ${name}`,
    withdraw: 'Opozovite',
    noSuchPage: 'Takve stranice nema u studiju.',
  },
} as const

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
]

const settingsIn = async (accounts: AccountsProduct) => {
  const [row] = await accounts.sql(
    'select website, time_zone, import_limit_percent from projects where id = $1',
    [RIVA],
  )
  return row
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const address = `${language.prefix}/studio/${RIVA}/settings`

  test(`each setting saves itself, without a pointer, and what cannot be is told at its field, in ${language.name} [SET-01] [STU-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: words.settings })).toBeVisible()
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await axeFindsNothing(page, `${size.width}`)
    }

    await tabTo(page, page.getByLabel(words.website))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('riva')
    await expect(page.getByText(words.wrong)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`https://riva.example/${language.key}`)
    await expect(page.getByText(words.wrong)).toBeHidden()
    await expect(page.getByText(words.saved)).toBeVisible({ timeout: 10_000 })
    await expect
      .poll(() => settingsIn(accounts))
      .toMatchObject({ website: `https://riva.example/${language.key}` })

    await tabTo(page, page.getByLabel(words.limit))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('101')
    await expect(page.getByText(words.outOfRange)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('15')
    await page.getByLabel(words.zone).selectOption('Europe/Vienna')
    await expect
      .poll(() => settingsIn(accounts))
      .toMatchObject({ import_limit_percent: 15, time_zone: 'Europe/Vienna' })

    await page.reload()
    await expect(page.getByLabel(words.limit)).toHaveValue('15')
    await expect(page.getByLabel(words.zone)).toHaveValue('Europe/Vienna')
  })

  test(`two admins change different settings and both hold, in ${language.name} [SET-01]`, async ({
    page,
    context,
    browser,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    const theirs = await browser.newContext({ baseURL: accounts.origin })
    await workAs(theirs, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    const other = await theirs.newPage()
    await Promise.all([page.goto(address), other.goto(address)])
    await other.getByLabel(words.limit).fill('21')
    await expect(other.getByText(words.saved)).toBeVisible({ timeout: 10_000 })
    await page.getByLabel(words.website).fill(`https://both.example/${language.key}`)
    await expect(page.getByText(words.saved)).toBeVisible({ timeout: 10_000 })
    expect(await settingsIn(accounts)).toMatchObject({
      website: `https://both.example/${language.key}`,
      import_limit_percent: 21,
    })
    await theirs.close()
  })

  test(`a key for programs is shown once and withdrawn, in ${language.name} [SET-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    await page.goto(address)
    const name = `Accounting ${language.key}`
    await tabTo(page, page.getByLabel(words.keyName))
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.once)).toBeVisible()
    const key = (await page.getByRole('status').locator('code').textContent()) ?? ''
    const rows = page.getByRole('listitem').filter({ hasText: name })
    await expect(rows).toContainText(key.slice(-4))
    await axeFindsNothing(page)
    await page.reload()
    await expect(rows).toHaveCount(1)
    await expect(page.getByText(key)).toHaveCount(0)

    await tabTo(page, page.getByRole('button', { name: words.withdrawOf(name) }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(0)
  })

  test(`an editor has no settings, in ${language.name} [SET-01] [STU-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_EDITOR), accounts.origin)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: words.noSuchPage })).toBeVisible()
    await expect(page.getByRole('link', { name: words.settings })).toHaveCount(0)
  })
}
