import { makeUser, RIVA, test } from '../support/accounts.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PROJECT_ADMIN = 2
const SERBIAN = 6
const ORIENTATION = 6

const WORDS = {
  en: {
    english: 'Name in English',
    serbian: 'Name in Serbian',
    first: 'First language',
    orientation: 'Orientation',
    privacy: 'Address of your privacy text',
    kept: 'Enquiries are kept for',
    prices: 'Choose them under People',
    people: 'People',
  },
  sr: {
    english: 'Naziv na engleskom',
    serbian: 'Naziv na srpskom',
    first: 'Prvi jezik',
    orientation: 'Orijentacija',
    privacy: 'Adresa Vašeg teksta o privatnosti',
    kept: 'Upiti se čuvaju',
    prices: 'Odredite ih u odeljku Ljudi',
    people: 'Ljudi',
  },
} as const

const COLUMNS = 'name, default_lang_id, selected_filters, privacy_url, retention_months'

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`names in both languages, the first language, filters, privacy text and retention are set, in ${language.name} [SET-01]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, PROJECT_ADMIN), accounts.origin)
    const read = async () =>
      (await accounts.sql(`select ${COLUMNS} from projects where id = $1`, [RIVA]))[0] as {
        name: Record<string, string>
        selected_filters: number[]
      }
    const before = await read()
    await page.goto(`${language.prefix}/studio/${RIVA}/settings`)
    await page.getByLabel(words.english).fill('Riva of Belgrade')
    await page.getByLabel(words.serbian).fill('Beogradska Riva')
    await page.getByLabel(words.first).selectOption(String(SERBIAN))
    await page.getByRole('checkbox', { name: words.orientation }).click()
    const privacy = `https://riva.example/privacy-${language.key}`
    await page.getByLabel(words.privacy).fill(privacy)
    await page.getByLabel(words.kept).fill('18')
    const had = before.selected_filters.includes(ORIENTATION)
    await expect
      .poll(async () => ({ ...(await read()) }))
      .toMatchObject({
        name: { 1: 'Riva of Belgrade', 6: 'Beogradska Riva' },
        default_lang_id: SERBIAN,
        privacy_url: privacy,
        retention_months: 18,
      })
    await expect.poll(async () => (await read()).selected_filters.includes(ORIENTATION)).toBe(!had)
    await page.getByRole('link', { name: words.prices }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.people })).toBeVisible()
    // As it was, for the other language.
    await accounts.sql(
      'update projects set name = $2, default_lang_id = 1, privacy_url = null, retention_months = 24 where id = $1',
      [RIVA, JSON.stringify(before.name)],
    )
  })
}
