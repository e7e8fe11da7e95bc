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
    noZone: 'No time zone is called so. Write the name of a large city.',
    vienna: 'Vienna',
    orientation: 'Orientation',
    keyName: 'Name of the new key',
    make: 'Make a key',
    once: 'Copy the key now. It is not shown again.',
    withdrawOf: (name: string) => `Withdraw the key ${name}`,
    withdraw: 'Withdraw',
    noSuchPage: 'There is no such page in the studio.',
    hold: 'An apartment is held for',
    longest: 'At the longest for',
    tooLong: 'Not longer than the longest time.',
    contract: 'A contract is made within',
    addMonth: 'Add a month: Riva One',
    plan: 'Sales plan of Riva One',
    month: 'By the end of',
    sold: 'Sold',
    falls: 'Each month once, and never fewer than in the month before.',
    proof: 'Staff need a passkey or one-time codes',
    proofFirst: 'First log in with a passkey or a code of your own.',
    sites: 'Addresses of the sites',
    noSite: 'Write addresses that begin with https://, one on a line.',
  },
  sr: {
    settings: 'Podešavanja',
    website: 'Sajt',
    wrong: 'Upišite celu adresu, sa https://',
    saved: /^Sačuvano i objavljeno \d+:\d\d$/,
    limit: 'Najveća izmena bez pitanja',
    outOfRange: 'Ceo broj od 1 do 100.',
    zone: 'Vremenska zona',
    noZone: 'Nijedna vremenska zona se ne zove tako. Upišite ime velikog grada.',
    vienna: 'Beč',
    orientation: 'Orijentacija',
    keyName: 'Naziv novog ključa',
    make: 'Napravite ključ',
    once: 'Kopirajte ključ sada. Neće biti prikazan ponovo.',
    withdrawOf: (name: string) => `Opozovite ključ ${name}`,
    withdraw: 'Opozovite',
    noSuchPage: 'Takve stranice nema u studiju.',
    hold: 'Stan se zadržava',
    longest: 'Najduže',
    tooLong: 'Ne duže od najdužeg vremena.',
    contract: 'Ugovor se sklapa u roku od',
    addMonth: 'Dodajte mesec: Riva One',
    plan: 'Plan prodaje: Riva One',
    month: 'Do kraja meseca',
    sold: 'Prodato',
    falls: 'Svaki mesec jednom, i nikad manje nego u mesecu pre.',
    proof: 'Zaposlenima je potreban pristupni ključ ili jednokratni kod',
    proofFirst: 'Prvo se prijavite svojim pristupnim ključem ili kodom.',
    sites: 'Adrese sajtova',
    noSite: 'Upišite adrese koje počinju sa https://, po jednu u redu.',
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

    await tabTo(page, page.getByLabel(words.website, { exact: true }))
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
    const zone = page.getByRole('combobox', { name: words.zone })
    await zone.click()
    await expect(page.getByRole('listbox', { name: words.zone }).getByRole('option').first()).toContainText(
      'Europe/Belgrade',
    )
    await page.keyboard.type('nowhere at all')
    await expect(page.getByText(words.noZone)).toBeVisible()
    await zone.fill(words.vienna)
    await page.keyboard.press('Enter')
    await expect
      .poll(() => settingsIn(accounts))
      .toMatchObject({ import_limit_percent: 15, time_zone: 'Europe/Vienna' })

    await page.reload()
    await expect(page.getByLabel(words.limit)).toHaveValue('15')
    await expect(page.getByRole('combobox', { name: words.zone })).toHaveValue(
      `${words.vienna} (Europe/Vienna)`,
    )
  })

  test(`holds, sales plan, second factor and the sites that embed are set, in ${language.name} [SET-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    await page.goto(address)
    await page.getByLabel(words.hold).fill('96')
    await expect(page.getByText(words.tooLong)).toBeVisible()
    await page.getByLabel(words.longest).fill('120')
    await page.getByLabel(words.hold).fill('36')
    await expect(page.getByText(words.tooLong)).toBeHidden()
    await page.getByLabel(words.contract).fill('21')

    await page.getByRole('button', { name: words.addMonth }).click()
    const plan = page.getByRole('group', { name: words.plan })
    await plan.getByLabel(words.month).last().fill('2027-03')
    await plan.getByLabel(words.sold).last().fill('20')
    await page.getByRole('button', { name: words.addMonth }).click()
    await plan.getByLabel(words.month).last().fill('2027-06')
    await plan.getByLabel(words.sold).last().fill('10')
    await expect(page.getByText(words.falls)).toBeVisible()
    await plan.getByLabel(words.sold).last().fill('60')
    await expect(page.getByText(words.falls)).toBeHidden()

    const site = `https://www.${language.key}.example`
    await page.getByLabel(words.sites).fill('www.homes')
    await expect(page.getByText(words.noSite)).toBeVisible()
    await page.getByLabel(words.sites).fill(`${site}/homes`)
    await expect(page.getByText(words.noSite)).toBeHidden()
    await axeFindsNothing(page)
    await expect
      .poll(async () => {
        const [row] = await accounts.sql(
          'select hold_hours, hold_hours_max, reservation_days, sales_plan, embed_origins from projects where id = $1',
          [RIVA],
        )
        return row
      })
      .toEqual({
        hold_hours: 36,
        hold_hours_max: 120,
        reservation_days: 21,
        sales_plan: [
          { buildingId: 1, month: '2027-03', sold: 20 },
          { buildingId: 1, month: '2027-06', sold: 60 },
        ],
        embed_origins: [site],
      })
    // What visitors get says so to browsers.
    await expect
      .poll(
        async () => (await page.request.get('/masterplan/2/building/1')).headers()['content-security-policy'],
      )
      .toContain(`frame-ancestors 'self' ${site};`)

    // Who has shown no second factor demands none of others.
    await page.getByRole('checkbox', { name: words.proof }).check()
    await expect(page.getByText(words.proofFirst)).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(words.hold)).toHaveValue('36')
    await expect(plan.getByLabel(words.sold).last()).toHaveValue('60')
    await expect(page.getByLabel(words.sites)).toHaveValue(site)
    await expect(page.getByRole('checkbox', { name: words.proof })).not.toBeChecked()
    // As it was, for the other language.
    await accounts.sql(
      "update projects set hold_hours = 48, hold_hours_max = 72, sales_plan = '[]', embed_origins = '{}' where id = $1",
      [RIVA],
    )
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
    await page.getByLabel(words.website, { exact: true }).fill(`https://both.example/${language.key}`)
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
