import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { DESK_WORDS, sellOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { english, serbian } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

/** What is looked for, written down here a second time on purpose. */
const WORDS = {
  en: {
    number: 'Receipt number',
    receipt: 'Receipt P-77.',
    isSold: (name: string) => `${name} is sold`,
    open: (name: string) => `The enquiry of ${name} is still open. Close it as won?`,
    won: 'Close as won',
    closed: (name: string) => `The enquiry of ${name} is closed`,
    log: ['Reserved, deposit received', 'Contract', 'Sold', 'Closed as won'],
    asked: 'Asked for it',
  },
  sr: {
    number: 'Broj uplatnice',
    receipt: 'Uplatnica P-77.',
    isSold: (name: string) => `Prodato: ${name}`,
    open: (name: string) => `Upit je još otvoren: ${name}. Zatvoriti ga kao uspešan?`,
    won: 'Zatvorite kao uspešan',
    closed: (name: string) => `Zatvoren je upit: ${name}`,
    log: ['Rezervisan, depozit uplaćen', 'Ugovor', 'Prodat', 'Zatvoren kao uspešan'],
    asked: 'Pitali za njega',
  },
}

for (const { language, size, apartmentId } of [
  { language: english, size: { width: 1440, height: 900 }, apartmentId: 1012 },
  { language: serbian, size: { width: 390, height: 844 }, apartmentId: 1013 },
]) {
  const [own, words] = [WORDS[language.key], DESK_WORDS[language.key]]
  const at = (path: string) => `${language.prefix}${path}`

  test(`after a sale the enquiry is closed as won by one press, and its log has all of it, in ${language.name} [INB-02] [RSV-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await page.setViewportSize(size)
    const [{ name } = { name: '' }] = (await accounts.sql('select name from apartments where id = $1', [
      apartmentId,
    ])) as { name: string }[]
    await sellOnRiva(context, accounts, [name])
    const lastName = `Prodaja${randomUUID().slice(0, 4)}`
    await writeEnquiry(accounts, lastName, {
      apartmentIds: [apartmentId],
      phoneNumber: `+381 61 ${Math.floor(1e6 + Math.random() * 9e6)}`,
    })
    const [enquiry] = (await accounts.sql(
      'select number as id, buyer_id as buyer from enquiries where last_name = $1 and project_id = $2',
      [lastName, RIVA],
    )) as { id: number; buyer: number }[]
    const buyer = `Ana ${lastName}`
    // From their enquiry.
    await page.goto(at(`/desk/1/enquiries/${enquiry?.id}`))
    const pane = page.getByRole('article')
    await pane
      .getByRole('button', { name: /^(Hold|Zadržite).*/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    // Its apartments are there.
    await expect(dialog.getByText(name, { exact: true })).toBeVisible()
    await dialog.getByRole('button', { name: words.hold48 }).click()
    await expect(page.getByText(words.heldFor(name, buyer))).toBeVisible()

    await page.goto(at(`/desk/1/apartments/${apartmentId}`))
    await page.getByRole('button', { name: words.deposit }).click()
    await dialog.getByLabel(words.depositField).fill('5000')
    await dialog.getByLabel(own.number).fill('P-77')
    await dialog.getByRole('button', { name: words.reserve, exact: true }).click()
    // The receipt stays in sight, and the buyer is one press away.
    await expect(page.getByText(own.receipt)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: buyer }).first()).toHaveAttribute(
      'href',
      at(`/desk/1/buyers/${enquiry?.buyer}`),
    )
    const asked = page.getByRole('region', { name: own.asked })
    await expect(asked.getByRole('link', { name: buyer, exact: true })).toBeVisible()
    await axeFindsNothing(page, 'apartment')
    await page.getByRole('button', { name: words.contract }).click()
    await dialog.getByRole('button', { name: words.saveContract }).click()
    await page.getByRole('button', { name: words.sold, exact: true }).click()
    await dialog.getByRole('button', { name: words.sell }).click()

    await expect(page.getByText(own.isSold(name))).toBeVisible()
    await expect(page.getByText(own.open(buyer))).toBeVisible()
    await axeFindsNothing(page, 'sold', '[aria-live]')
    await page.getByRole('button', { name: own.won }).click()
    await expect(page.getByText(own.closed(buyer))).toBeVisible()
    await page.goto(at(`/desk/1/enquiries/${enquiry?.id}`))
    for (const line of own.log) await expect(pane.getByText(line, { exact: true })).toBeAttached()
  })
}

/** How often these were asked for from now on. */
function countReads(page: Page) {
  const reads = { claims: 0, offers: 0, apartment: 0 }
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() !== 'GET' || searchParams.has('page[after]')) return
    if (pathname.endsWith('/projects/1/claims')) reads.claims += 1
    if (pathname.endsWith('/projects/1/offers')) reads.offers += 1
    if (/\/desk\/projects\/1\/apartments\/\d+$/.test(pathname)) reads.apartment += 1
  })
  return reads
}

test('one hold reads the board once, also when the line tells of it before its answer is here [RSV-04]', async ({
  page,
  context,
  accounts,
}) => {
  const words = DESK_WORDS.en
  await sellOnRiva(context, accounts, ['R1-104'])
  // What is asked for every 15 s is not what is counted.
  await page.addInitScript(() => {
    const start = window.setInterval
    window.setInterval = ((work: () => void, ms: number) =>
      ms === 15_000 ? 0 : start(work, ms)) as typeof window.setInterval
  })
  await page.route('**/apartments/1004/claims', async (route) => {
    const response = await route.fetch()
    await new Promise((later) => setTimeout(later, 3_000))
    await route.fulfill({ response })
  })
  await page.goto('/desk/1/apartments/1004')
  await expect(page.locator('[data-line]')).toHaveText(words.live)
  const hold = page.getByRole('main').getByRole('button', { name: /^Hold/ }).first()
  await expect(hold).toBeVisible()
  await page.waitForLoadState('networkidle').catch(() => undefined)
  await hold.click()
  await page.keyboard.type('Ana Jovanović')
  const reads = countReads(page)
  await page.getByRole('dialog').getByRole('button', { name: words.hold48 }).click()
  await expect(page.getByText(words.heldFor('R1-104', 'Ana Jovanović'))).toBeVisible()
  await expect(page.getByRole('region', { name: words.history })).toContainText(
    words.heldStep('Ana Jovanović'),
  )
  await page.waitForTimeout(2_000)
  expect(reads).toEqual({ claims: 1, offers: 1, apartment: 1 })
})

test('a hold that is being typed outlives a reload, and is gone once it is given up [SEC-13]', async ({
  page,
  context,
  accounts,
}) => {
  const words = DESK_WORDS.en
  await sellOnRiva(context, accounts, ['R1-105'])
  await page.goto('/desk/1/apartments/1005')
  const hold = page.getByRole('main').getByRole('button', { name: /^Hold/ }).first()
  const dialog = page.getByRole('dialog')
  await hold.click()
  await page.keyboard.type('Vera Lukić')
  await dialog.getByLabel('Note').fill('Calls after six.')
  await page.reload()
  await hold.click()
  await expect(dialog.getByRole('combobox', { name: words.buyer })).toHaveValue('Vera Lukić')
  await expect(dialog.getByLabel('Note')).toHaveValue('Calls after six.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await hold.click()
  await expect(dialog.getByRole('combobox', { name: words.buyer })).toHaveValue('')
})

for (const { language, words } of [
  {
    language: english,
    words: { add: 'New buyer', none: /^No way to reach them yet/, phone: 'Add a phone', save: 'Save' },
  },
  {
    language: serbian,
    words: {
      add: 'Novi kupac',
      none: /^Još nema kontakta/,
      phone: 'Dodajte telefon',
      save: 'Sačuvajte',
    },
  },
])
  test(`a walk-in who leaves a name alone is said to be out of reach, until a phone is added, in ${language.name} [INB-06]`, async ({
    page,
    context,
    accounts,
  }) => {
    await sellOnRiva(context, accounts, [])
    await page.goto(`${language.prefix}/desk/1/buyers`)
    await page.getByRole('button', { name: words.add }).click()
    const dialog = page.getByRole('dialog')
    const name = `Prolaznik${randomUUID().slice(0, 4)}`
    await dialog.getByRole('textbox').first().fill(name)
    await expect(dialog.getByText(words.none)).toBeVisible()
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText(words.none)).toBeVisible()
    await axeFindsNothing(page, 'out of reach')
    await page.getByRole('button', { name: words.phone }).click()
    await page.keyboard.type('+381 62 777 88 99')
    await dialog.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('link', { name: '+381 62 777 88 99' })).toBeVisible()
    await expect(page.getByText(words.none)).toHaveCount(0)
    await accounts.sql('delete from buyers where first_name = $1', [name])
  })

test('where there is no room for a keyboard there are no hints of keys, and no badge where nothing waits [RSV-04] [INB-01]', async ({
  page,
  context,
  accounts,
}) => {
  await sellOnRiva(context, accounts, [])
  await page.route('**/enquiry-counts', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.data.attributes.unanswered = 0
    await route.fulfill({ response, json: body })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/desk/1/board')
  await expect(page.locator('[data-card]').first()).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  for (const key of await page.locator('kbd').all()) await expect(key).toBeHidden()
  const tab = page.getByRole('navigation').getByRole('link', { name: 'Enquiries' })
  await expect(tab).toHaveText(/^(Enquiries)+$/)
})
