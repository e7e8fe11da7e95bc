import { test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { DESK_WORDS, freeFlats, sellOnRiva, workOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { english, serbian } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const PHONE = { width: 390, height: 844 }
const FLAT = 'R1-104'

/** What is looked for, written down here a second time on purpose. */
const WORDS = {
  en: {
    buyers: 'Buyers',
    more: 'More',
    find: 'Find by name, mail or phone',
    enquiries: 'Enquiries',
    merge: 'Merge with another buyer…',
    whom: 'Who is the same person?',
    becomes: (other: string, name: string) => `${other} becomes ${name}. All that is theirs moves here`,
    sure: (other: string, name: string) => `${other} and ${name} are one person`,
    mergeAct: 'Merge',
    required: 'Required',
    separate: /^Separate the enquiry of/,
    separateAct: 'Separate',
    own: (name: string) => `${name} is a buyer of their own`,
    newBuyer: (name: string) => `New buyer “${name}”`,
    phone: 'Phone',
    mail: 'E-mail',
    mailWrong: 'Not an e-mail address.',
    has: 'Has now',
    known: /^Known here: /,
  },
  sr: {
    buyers: 'Kupci',
    more: 'Više',
    find: 'Nađite po imenu, pošti ili telefonu',
    enquiries: 'Upiti',
    merge: 'Spojite sa drugim kupcem…',
    whom: 'Ko je ista osoba?',
    becomes: (other: string, name: string) => `Zapis „${other}“ postaje „${name}“.`,
    sure: (other: string, name: string) => `${other} i ${name} su ista osoba`,
    mergeAct: 'Spojite',
    required: 'Obavezno',
    separate: /^Razdvojite upit od/,
    separateAct: 'Razdvojite',
    own: (name: string) => `${name} je poseban kupac`,
    newBuyer: (name: string) => `Novi kupac „${name}“`,
    phone: 'Telefon',
    mail: 'E-pošta',
    mailWrong: 'Ovo nije e-adresa.',
    has: 'Sada ima',
    known: /^U evidenciji: /,
  },
}

for (const { language, phone } of [
  { language: english, phone: false },
  { language: serbian, phone: true },
]) {
  const words = WORDS[language.key]
  const where = phone ? 'on a phone' : 'on a desktop'
  const at = (path: string) => `${language.prefix}${path}`

  test(`two buyers who are one are merged, and an enquiry of somebody else is separated, ${where}, in ${language.name} [INB-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    const [home, office] = [`Kuca${language.key}`, `Posao${language.key}`]
    const digits = phone ? '11' : '22'
    await writeEnquiry(accounts, home, {
      emailAddress: `${home}@mail.example`,
      phoneNumber: `+381 63 1${digits} 01 01`,
    })
    await writeEnquiry(accounts, office, {
      emailAddress: `${office}@mail.example`,
      phoneNumber: `+381 63 2${digits} 02 02`,
    })
    await workOnRiva(context, accounts)
    await page.goto(at('/desk/1/board'))
    await expect(page.locator('[data-card]').first()).toBeAttached()
    if (phone) {
      await page.getByRole('button', { name: words.more }).click()
      await axeFindsNothing(page, 'more', '[role=dialog]')
      await page.getByRole('dialog').getByRole('link', { name: words.buyers }).click()
    } else {
      await page.keyboard.press('g')
      await page.keyboard.press('b')
    }
    await expect(page.getByRole('heading', { level: 1, name: words.buyers })).toBeVisible()
    await axeFindsNothing(page, 'buyers')
    // By a number however it is spaced; then by the name.
    const find = page.getByRole('searchbox', { name: words.find })
    const list = page.getByRole('list', { name: words.buyers })
    await find.fill(`063 2${digits}0202`.slice(1))
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list).toContainText(`Ana ${office}`)
    await find.fill(`ana ${home}`)
    await expect(list).toContainText(`Ana ${home}`)
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await find.blur()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: `Ana ${home}` })).toBeVisible()
    await axeFindsNothing(page, 'buyer')
    const enquiries = page.getByRole('region', { name: words.enquiries, exact: true })
    await expect(enquiries.getByRole('listitem')).toHaveCount(1)
    await expect(enquiries.getByRole('button')).toHaveCount(0)
    await page.getByRole('button', { name: words.merge }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: words.whom }).fill(`${office}@mail`)
    await dialog.getByRole('option', { name: `Ana ${office}` }).click()
    await expect(dialog.getByText(words.becomes(`Ana ${office}`, `Ana ${home}`))).toBeVisible()
    await dialog.getByRole('button', { name: words.mergeAct, exact: true }).click()
    await expect(dialog.getByText(words.required), 'not before it is confirmed').toBeVisible()
    await dialog.getByRole('checkbox', { name: words.sure(`Ana ${office}`, `Ana ${home}`) }).check()
    await axeFindsNothing(page, 'merge', '[role=dialog]')
    await dialog.getByRole('button', { name: words.mergeAct, exact: true }).click()
    await expect(enquiries.getByRole('listitem')).toHaveCount(2)
    for (const address of [home, office])
      await expect(page.getByRole('link', { name: `${address}@mail.example` })).toBeVisible()

    // It was somebody else after all.
    await enquiries
      .getByRole('listitem')
      .filter({ hasText: office })
      .getByRole('button', { name: words.separate })
      .click()
    await axeFindsNothing(page, 'separate', '[role=dialog]')
    await dialog.getByRole('button', { name: words.separateAct, exact: true }).click()
    await expect(page.getByText(words.own(`Ana ${office}`))).toBeVisible()
    await expect(enquiries.getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: `${office}@mail.example` })).toHaveCount(0)

    // From the enquiry the name leads back to the buyer.
    await enquiries.getByRole('link').first().click()
    await page
      .getByRole('article')
      .getByRole('link', { name: `Ana ${home}` })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: `Ana ${home}` })).toBeVisible()
    await expect(page).toHaveURL(/\/desk\/1\/buyers\/\d+$/)
  })

  test(`a hold is for a buyer found by phone, or for somebody new with how they are reached, ${where}, in ${language.name} [INB-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    const desk = DESK_WORDS[language.key]
    const digits = phone ? '33' : '44'
    const name = `Vera Nova${language.key}`
    await sellOnRiva(context, accounts, [FLAT])
    await page.goto(at('/desk/1/apartments'))
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await page.getByRole('button', { name: desk.holdOf(FLAT), exact: true }).click()
      return dialog.getByRole('combobox', { name: desk.buyer })
    }
    const field = await open()
    await field.fill(name)
    await dialog.getByRole('option', { name: words.newBuyer(name) }).click()
    await dialog.getByLabel(words.phone).fill(`+381 65 5${digits} 77 77`)
    await dialog.getByLabel(words.mail).fill('vera@mail')
    await dialog.getByRole('button', { name: desk.hold48 }).click()
    await expect(dialog.getByText(words.mailWrong)).toBeVisible()
    await axeFindsNothing(page, 'new buyer', '[role=dialog]')
    await dialog.getByLabel(words.mail).fill('')
    await dialog.getByRole('button', { name: desk.hold48 }).click()
    await expect(page.getByText(desk.heldFor(FLAT, name))).toBeVisible()

    // The next time they are known by their number.
    await freeFlats(accounts, [FLAT])
    await expect(page.getByRole('button', { name: desk.holdOf(FLAT), exact: true })).toBeVisible()
    await (await open()).fill(`65 5${digits} 7777`)
    await dialog.getByRole('option', { name }).click()
    await expect(dialog.getByText(words.known)).toBeVisible()
    await dialog.getByRole('button', { name: desk.hold48 }).click()
    await expect(page.getByText(desk.heldFor(FLAT, name)).last()).toBeVisible()
    await page.goto(at('/desk/1/buyers'))
    await page.getByRole('searchbox', { name: words.find }).fill(name)
    await page.getByRole('list', { name: words.buyers }).getByRole('link', { name }).click()
    await expect(page.getByRole('region', { name: words.has })).toContainText(FLAT)
  })
}
