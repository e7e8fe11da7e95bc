import { test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { workOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { english, serbian } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const PHONE = { width: 390, height: 844 }
/** In Riva One; and one in another building. */
const [IN_ONE, IN_TWO] = [1005, 1107]

/** What is looked for, written down here a second time on purpose. */
const WORDS = {
  en: {
    filters: /^Filters/,
    state: ['State', 'Answered', 'Unanswered'],
    agent: 'Agent',
    building: ['Building', 'Riva One'],
    kind: ['Kind', 'Sent favourites'],
    mine: /^Mine/,
    take: 'Take the enquiry of',
    find: 'Find by name, mail, phone or apartment',
    none: 'No enquiry is like that.',
  },
  sr: {
    filters: /^Filteri/,
    state: ['Stanje', 'Odgovoreni', 'Bez odgovora'],
    agent: 'Agent',
    building: ['Zgrada', 'Riva One'],
    kind: ['Vrsta', 'Poslati omiljeni'],
    mine: /^Moji/,
    take: 'Preuzmite upit:',
    find: 'Nađite po imenu, pošti, telefonu ili stanu',
    none: 'Nijedan upit nije takav.',
  },
} as const

for (const { language, phone } of [
  { language: english, phone: false },
  { language: serbian, phone: true },
]) {
  const words = WORDS[language.key]
  const [one, other] = [`Prva${language.key}`, `Druga${language.key}`]

  test(`enquiries are filtered by state, agent, building and kind, and found by name, mail and phone ${phone ? 'on a phone' : 'on a desktop'}, in ${language.name} [INB-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    await writeEnquiry(accounts, one, {
      kind: 'favourites',
      apartmentIds: [IN_ONE],
      phoneNumber: `+381 64 77${phone ? 1 : 2} 88 99`,
    })
    await writeEnquiry(accounts, other, { apartmentIds: [IN_TWO], emailAddress: `${other}@mail.example` })
    await workOnRiva(context, accounts)
    await page.goto(`${language.prefix}/desk/1/enquiries`)
    const row = (lastName: string) => page.getByRole('link', { name: new RegExp(`^Ana ${lastName}`) })
    const shows = async (first: boolean, second: boolean) => {
      await expect(row(one)).toHaveCount(first ? 1 : 0)
      await expect(row(other)).toHaveCount(second ? 1 : 0)
    }
    const choose = (label: string, words: string) =>
      page.getByLabel(label, { exact: true }).selectOption({ label: words })
    const all = (label: string) => page.getByLabel(label, { exact: true }).selectOption({ index: 0 })
    await shows(true, true)

    await page.getByRole('button', { name: words.filters }).click()
    await axeFindsNothing(page, 'filters')
    await choose(words.kind[0], words.kind[1])
    await shows(true, false)
    await all(words.kind[0])
    await choose(words.building[0], words.building[1])
    await shows(true, false)
    await all(words.building[0])
    await choose(words.state[0], words.state[1])
    await shows(false, false)
    await choose(words.state[0], words.state[2])
    await shows(true, true)
    // One's own name is first among the agents.
    await page.getByRole('button', { name: `${words.take} Ana ${other}` }).click()
    await page.getByLabel(words.agent, { exact: true }).selectOption({ index: 1 })
    await shows(false, true)
    await page.getByRole('button', { name: words.mine }).click()
    await shows(false, true)
    await page.getByRole('button', { name: /^(Everyone|Svi)/ }).click()
    await shows(true, true)

    const find = page.getByRole('searchbox', { name: words.find })
    await find.fill(`ana ${one.toLowerCase()}`)
    await shows(true, false)
    await find.fill(`${other}@mail`)
    await shows(false, true)
    await find.fill(`064 77${phone ? 1 : 2}8899`.slice(1))
    await shows(true, false)
    await find.fill('nobody is called so')
    await expect(page.getByText(words.none)).toBeVisible()
    await axeFindsNothing(page, 'nothing found')
  })
}
