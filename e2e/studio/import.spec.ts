import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { ROOT } from '../support/product-environment.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const WORDS = {
  en: {
    title: 'Import a list',
    choose: 'Choose a file',
    columns: 'Which column is what?',
    key: 'Finds the apartment. 12 known, 0 new',
    unknown: 'Not known:',
    meaning: 'What Opcija means',
    leave: 'Leave those as they are',
    see: 'See the changes',
    changes: 'What will change',
    held: 'Held back: ten times the old price',
    heldCount: '1 held back, not included',
    confirm: /^Confirm [\d,]+/,
    apply: (count: number) => `Apply ${count} change${count === 1 ? '' : 's'}`,
    applied: (count: number) => `${count} change${count === 1 ? '' : 's'} applied`,
    undo: 'Undo the whole import: cenovnik.csv',
    undone: 'Undone',
    onADay: 'On a day',
    day: 'Day',
    schedule: 'Schedule 2 changes',
    scheduled: '2 changes scheduled',
    cancel: 'Cancel: cenovnik.csv',
    cancelled: 'Cancelled',
    remembered: 'Columns as in cenovnik.csv.',
    nothing: 'The file says what Riva says already',
    noTable: 'There is no list in this file.',
    import: 'Import',
    price: 'Price',
    prices: 'Prices',
    isHeld: 'Held back',
    soldStays: 'A sold apartment stays sold',
    confirmAny: /^Confirm/,
    leaveMissing: 'Leave as it is',
    makeUnavailable: 'Make unavailable',
  },
  sr: {
    title: 'Uvezite listu',
    choose: 'Izaberite datoteku',
    columns: 'Koja kolona je šta?',
    key: 'Nalazi stan. Poznato 12, novo 0',
    unknown: 'Nije poznato:',
    meaning: 'Šta znači Opcija',
    leave: 'Ostavite ih kako jesu',
    see: 'Pogledajte izmene',
    changes: 'Šta će se promeniti',
    held: 'Zadržano: deset puta viša cena',
    heldCount: '1 zadržana, nije uključena',
    confirm: /^Potvrdite [\d,]+/,
    apply: (count: number) => `Primenite ${count} ${count === 1 ? 'izmenu' : 'izmene'}`,
    applied: (count: number) => `${count} ${count === 1 ? 'izmena primenjena' : 'izmene primenjene'}`,
    undo: 'Poništite ceo uvoz: cenovnik.csv',
    undone: 'Poništeno',
    onADay: 'Određenog dana',
    day: 'Dan',
    schedule: 'Zakažite 2 izmene',
    scheduled: '2 izmene zakazane',
    cancel: 'Otkažite: cenovnik.csv',
    cancelled: 'Otkazano',
    remembered: 'Kolone kao u datoteci cenovnik.csv.',
    nothing: 'Datoteka kaže isto što i Riva',
    noTable: 'U ovoj datoteci nema liste.',
    import: 'Uvoz',
    price: 'Cena',
    prices: 'Cene',
    isHeld: 'Zadržano',
    soldStays: 'Prodat stan ostaje prodat',
    confirmAny: /^Potvrdite/,
    leaveMissing: 'Ostavite kako jeste',
    makeUnavailable: 'Učinite nedostupnim',
  },
}

interface Apartment {
  readonly name: string
  readonly building: number
  readonly area: number
  readonly price: number
  readonly status: string
}

/** Of a building that no other file prices. */
const ALL = (
  JSON.parse(readFileSync(new URL('demo/data/apartments.json', ROOT), 'utf8')) as Apartment[]
).filter(({ building }) => building === 8)
const MANY = 12

/** Twelve for each test in each language: they run beside each other, and some change prices. */
const TESTS = ['applies', 'waits', 'says the same', 'shows', 'as an editor'] as const
function twelve(test: (typeof TESTS)[number], key: 'en' | 'sr'): readonly Apartment[] {
  const from = MANY * (2 * TESTS.indexOf(test) + (key === 'en' ? 0 : 1))
  return ALL.slice(from, from + MANY)
}

/** As a Serbian Excel writes it, with a header of its own: what is remembered of others does not count. */
function listOf(
  apartments: readonly Apartment[],
  note: string,
  change: (price: number, nth: number) => number,
) {
  const rows = apartments.map(({ name, area, price }, nth) => {
    const written = change(price, nth).toLocaleString('de-DE')
    return `${name};${String(area).replace('.', ',')};${written},00;čeka kredit;${nth === 0 ? 'Opcija' : ''}`
  })
  return ['Oznaka stana;Neto površina (m²);Cena sa PDV (EUR);Napomena;Stanje', ...rows]
    .join('\n')
    .replace('Napomena', note)
}

const file = (list: string) => ({ name: 'cenovnik.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })

const give = (page: Page, list: string) => page.locator('input[type=file]').setInputFiles(file(list))

for (const language of LANGUAGES) {
  const words = WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`
  const list = (test: (typeof TESTS)[number], change: (price: number, nth: number) => number) =>
    listOf(twelve(test, language.key), `Napomena ${randomUUID()}`, change)
  const two = (price: number, nth: number) =>
    nth === 1 ? price * 10 : nth === 2 || nth === 3 ? price + 1_000 : price

  test(`a price list is looked through, applied but for what is held back, and undone, in ${language.name} [IMP-01] [IMP-02] [IMP-03] [IMP-04] [IMP-05]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(at('/studio/1/import'))
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await axeFindsNothing(page)
    await give(page, list('applies', two))

    await expect(page.getByRole('heading', { name: words.columns })).toBeVisible()
    await expect(page.getByText(words.key)).toBeVisible()
    await expect(page.getByText('č')).not.toHaveCount(0)
    await page.getByRole('combobox', { name: words.meaning }).selectOption({ label: words.leave })
    await expect(page.getByText(words.unknown)).toBeHidden()
    await axeFindsNothing(page)
    await page.getByRole('button', { name: words.see }).click()

    await expect(page.getByRole('heading', { name: words.changes })).toBeVisible()
    await expect(page.getByText(words.held)).toBeVisible()
    await expect(page.getByText(words.heldCount)).toBeVisible()
    await axeFindsNothing(page)
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('button', { name: words.apply(3) })).toBeVisible()
    await page
      .getByRole('checkbox', { name: new RegExp(`^${twelve('applies', language.key)[2]?.name},`) })
      .uncheck()
    await page.getByRole('button', { name: words.apply(2) }).click()

    await expect(page.getByRole('heading', { name: words.applied(2) })).toBeVisible()
    await axeFindsNothing(page)
    await page.getByRole('button', { name: words.undo }).click()
    await expect(page.getByRole('heading', { name: words.undone })).toBeVisible()
  })

  test(`a list waits for its day and can be cancelled, and its columns are remembered, in ${language.name} [IMP-02] [IMP-04] [IMP-05]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(at('/studio/1/import'))
    const later = list('waits', (price, nth) => (nth === 6 || nth === 7 ? price + 500 : price))
    await give(page, later)
    await page.getByRole('combobox', { name: words.meaning }).selectOption({ label: words.leave })
    await page.getByRole('button', { name: words.see }).click()
    await page.getByRole('radio', { name: words.onADay }).check()
    await page.getByLabel(words.day, { exact: true }).fill(`${new Date().getFullYear() + 1}-12-01`)
    await page.getByRole('button', { name: words.schedule }).click()
    await expect(page.getByRole('heading', { name: words.scheduled })).toBeVisible()
    await page.goto(at('/studio/1/import'))
    await page.getByRole('button', { name: words.cancel }).first().click()
    await expect(page.getByText(words.cancelled).first()).toBeVisible()
    await give(page, later)
    await expect(page.getByText(words.remembered)).toBeVisible()
  })

  test(`what would change is shown by its kind, what is refused cannot be confirmed, and what is missing stays unless that is ticked, in ${language.name} [IMP-03]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(at('/studio/1/import'))
    // Of those whose prices no other test is changing at this moment.
    const sold = twelve('says the same', language.key).find(({ status }) => status === 'sold')
    const [dearer, same] = twelve('shows', language.key).filter(({ status }) => status === 'available')
    const rows = [
      `${dearer?.name};${(dearer?.price ?? 0) + 1_000};`,
      `${same?.name};${same?.price};`,
      `${sold?.name};${sold?.price};Slobodan`,
    ]
    await give(page, [`Oznaka stana;Cena;Stanje;${randomUUID()}`, ...rows].join('\n'))
    await page.getByRole('button', { name: words.see }).click()
    const group = (name: string) => page.getByRole('heading', { level: 2, name })
    await expect(group(`${words.prices} 1`)).toBeVisible()
    await expect(group(`${words.isHeld} 1`)).toBeVisible()
    await expect(page.getByText(words.soldStays)).toBeVisible()
    await expect(page.getByRole('button', { name: words.confirmAny })).toHaveCount(0)
    const moved = page.getByRole('main').getByText(/0[.,]\d\s?%/)
    await expect(moved.first()).toBeVisible()
    await expect(page.getByRole('button', { name: words.leaveMissing })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('button', { name: words.apply(1) })).toBeEnabled()
    await page.getByRole('button', { name: words.makeUnavailable }).click()
    await expect(page.getByRole('button', { name: words.apply(1) })).toHaveCount(0)
    await page.getByRole('button', { name: words.leaveMissing }).click()
    await expect(page.getByRole('button', { name: words.apply(1) })).toBeEnabled()
  })

  test(`by keyboard alone, to a list that says what is there already, in ${language.name} [IMP-05] [STU-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(at('/studio/1/import'))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: words.choose }).focus()
    await page.keyboard.press('Enter')
    const same = list('says the same', (price) => price).replaceAll('Opcija', '')
    await (await chooser).setFiles(file(same))
    await page.getByRole('button', { name: words.see }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(words.nothing)).toBeVisible()
  })

  test(`what is no list is refused with a sentence, in ${language.name} [IMP-01]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(at('/studio/1/import'))
    await give(page, 'Dear all,\nplease find the list attached.\n')
    await expect(page.getByRole('alert')).toHaveText(words.noTable)
  })

  test(`editors get neither price nor status, and agents no import, in ${language.name} [IMP-02] [STU-01]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'editor')
    await page.goto(at('/studio/1/import'))
    await give(page, list('as an editor', two))
    const fields = page.getByRole('combobox', { name: /Oznaka stana/ })
    await expect(fields).toBeVisible()
    await expect(fields.getByRole('option', { name: words.price })).toHaveCount(0)
    await workAs(context, 'agent')
    await page.goto(at('/studio/1'))
    await expect(page.getByRole('heading', { level: 1, name: 'Riva' })).toBeVisible()
    await expect(page.getByRole('link', { name: words.import })).toHaveCount(0)
  })
}
