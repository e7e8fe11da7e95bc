import type { APIRequestContext, Page } from '@playwright/test'
import { makeUser, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.setTimeout(240_000)

const WORDS = {
  en: {
    steps: 'Steps to a published project',
    at: 'Apartments',
    next: 'Outlines',
    template: 'Template (.xlsx)',
    leftOut: '4 rows are about no apartment and are left out:',
    total: 'row 9, sum: UKUPNO',
    fieldOfPrice: 'Field for Cena sa PDV-om',
    likely: 'No column is taken for the price. “Cena sa PDV-om” seems to be it.',
    takePrice: 'Take it for the price',
    meaning: (word: string) => `What ${word} means`,
    guess: 'Our guess',
    types: { one: 'One bedroom', three: 'Three bedrooms' },
    unavailable: 'Unavailable',
    missing: '5 new apartments cannot be made yet. Missing: Building, Rooms',
    building: 'Building of the new apartments',
    rooms: (type: string) => `Rooms: ${type}`,
    duplex: 'Duplex',
    nothingYet: 'Nothing changes until you have seen it',
    facing: 'S / W',
    see: 'See the changes',
    into: /^New, into Lamela A, .* 5$/,
    facts: 'One bedroom, floor 1, 2 rooms, 52.4\u00a0m²',
    apply: 'Apply 5 changes',
    applied: '5 changes applied',
    remembered: 'Columns as in cenovnik.csv.',
    tenTimes: 'ten times the old price',
    tenth: 'a tenth of the old price',
  },
  sr: {
    steps: 'Koraci do objavljenog projekta',
    at: 'Stanovi',
    next: 'Obrisi',
    template: 'Obrazac (.xlsx)',
    leftOut: '4 reda nisu stanovi i izostavljaju se:',
    total: 'red 9, zbir: UKUPNO',
    fieldOfPrice: 'Polje za kolonu Cena sa PDV-om',
    likely: 'Nijedna kolona nije uzeta za cenu. „Cena sa PDV-om“ liči na nju.',
    takePrice: 'Uzmite je za cenu',
    meaning: (word: string) => `Šta znači ${word}`,
    guess: 'Naš predlog',
    types: { one: 'Jedna spavaća soba', three: 'Tri spavaće sobe' },
    unavailable: 'Nedostupan',
    missing: '5 novih stanova još ne može da se napravi. Nedostaje: Zgrada, Sobe',
    building: 'Zgrada novih stanova',
    rooms: (type: string) => `Sobe: ${type}`,
    duplex: 'Dupleks',
    nothingYet: 'Ništa se ne menja dok ne pogledate',
    facing: 'S / W',
    see: 'Pogledajte izmene',
    into: /^Novo, u Lamela A, .* 5$/,
    facts: 'Jedna spavaća soba, 1. sprat, 2 sobe, 52,4\u00a0m²',
    apply: 'Primenite 5 izmena',
    applied: '5 izmena primenjeno',
    remembered: 'Kolone kao u datoteci cenovnik.csv.',
    tenTimes: 'deset puta viša cena',
    tenth: 'deset puta niža cena',
  },
}

/** As an office keeps it: titles, no rooms, a sign in every price, words of the market, a sum and a note. */
const HEAD = 'Stan;Struktura;Sprat;Površina (m²);Orijentacija;Cena sa PDV-om;Status'
const LIST = [
  'CENOVNIK – LAMELA A;;;;;;',
  'Datum:;12.12.2026.;;;;;',
  HEAD,
  'A101;Dvosoban;1;52,40;J/Z;162.000,00 €;Slobodan',
  'A102;Trosoban;1;71,20;J;214.500,00 €;U pregovoru',
  'A103;Garsonjera;1;28,10;Z;92.500,00 €;Prodat',
  'A201;2.5-soban;2;66,00;J/Z;198.000,00 €;Slobodan',
  'A202;Dupleks mali;2;90,00;Z;270.000,00 €;Slobodan',
  'UKUPNO;;;307,70;;937.000,00 €;',
  'Cene su izražene sa PDV-om i važe do kraja godine.;;;;;;',
].join('\n')

async function give(page: Page, list: string, name = 'cenovnik.csv') {
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** A project with two buildings and no apartments. */
async function newProject(request: APIRequestContext, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  async function make(path: string, data: object): Promise<number> {
    const answer = await request.post(`/api/v1${path}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(201)
    return (await answer.json()).data.attributes.id
  }
  const id = await make('/projects', {
    name: { 1: `Lipov lad ${Date.now()}` },
    latitude: 44.8,
    longitude: 20.4,
    city: { 1: 'Belgrade', 6: 'Beograd' },
    country: { 1: 'Serbia', 6: 'Srbija' },
  })
  const masterplanId = await make(`/studio/projects/${id}/masterplans`, {
    name: { 1: 'Site', 6: 'Lokacija' },
  })
  for (const name of ['Lamela A', 'Lamela B'])
    await make(`/studio/projects/${id}/buildings`, { name: { 1: name, 6: name }, masterplanId, floors: 2 })
  return id
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`a list as offices have it comes in, from the file to the apartments, in ${language.name} [IMP-08]`, async ({
    page,
    context,
    accounts,
  }) => {
    const { email, password } = await makeUser(accounts)
    await accounts.sqlAtOnce('update users set role_id = 1 where email = $1', [email])
    const project = await newProject(context.request, await workAs(context, { email, password }))
    await page.goto(`${language.prefix}/studio/${project}/import`)
    const steps = page.getByRole('list', { name: words.steps })
    await expect(steps.locator('[aria-current]')).toContainText(words.at)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.template }).click()
    expect((await download).suggestedFilename()).toBe('template.xlsx')

    await give(page, LIST)
    const meaning = (word: string) => page.getByRole('combobox', { name: words.meaning(word), exact: true })
    const chosen = (word: string) => meaning(word).locator('option:checked')
    await expect(page.getByText(words.leftOut)).toBeVisible()
    await expect(page.getByText(words.total)).toBeVisible()
    await expect(steps).toBeVisible()
    const price = page.getByRole('combobox', { name: words.fieldOfPrice })
    await expect(price).toHaveValue('price')
    await expect(page.getByText(words.facing, { exact: true })).toBeVisible()
    await expect(chosen('Dvosoban')).toHaveText(words.types.one)
    await expect(page.getByText(words.guess)).toHaveCount(5)
    // What is missing is said here, and mended here.
    await expect(page.locator('main footer').getByRole('status')).toHaveText(words.missing)
    await axeFindsNothing(page)

    // On a slow machine each reading takes a while: what is chosen meanwhile is kept.
    await page.route('**/imports/*/columns', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    await meaning('Trosoban').selectOption({ label: words.types.three })
    await meaning('U pregovoru').selectOption({ label: words.unavailable })
    await page.getByRole('combobox', { name: words.building }).selectOption({ label: 'Lamela A' })
    await page.getByRole('spinbutton', { name: words.rooms(words.duplex) }).fill('5')
    await price.selectOption('')
    await expect(page.getByText(words.likely)).toBeVisible()
    await page.getByRole('button', { name: words.takePrice }).click()
    await expect(page.locator('main footer').getByRole('status')).toHaveText(words.nothingYet)
    await expect(chosen('Trosoban')).toHaveText(words.types.three)
    await expect(chosen('U pregovoru')).toHaveText(words.unavailable)
    await expect(chosen('Dvosoban')).toHaveText(words.types.one)
    await expect(price).toHaveValue('price')

    await page.getByRole('button', { name: words.see }).click()
    await expect(page.getByRole('heading', { level: 2, name: words.into })).toBeVisible()
    await expect(page.getByText(words.facts)).toBeVisible()
    await expect(page.getByText('162,000\u00a0€')).toBeVisible()
    await axeFindsNothing(page)
    await page.getByRole('button', { name: words.apply }).click()
    await expect(page.getByRole('heading', { name: words.applied })).toBeVisible()
    await expect(steps.locator('[aria-current]')).toContainText(words.next)

    const made = await accounts.sqlAtOnce(
      `select apartment.name, building.name ->> '1' as building, type_key as type, apartment.floor, rooms, status, price
       from apartments as apartment join buildings as building on building.id = building_id
       join apartment_types as type on type.id = apartment_type_id
       left join apartment_prices on apartment_id = apartment.id
       where apartment.project_id = $1 order by apartment.name`,
      [project],
    )
    const one = (
      name: string,
      type: string,
      floor: number,
      rooms: number,
      status: string,
      price: number,
    ) => ({
      ...{ name, building: 'Lamela A', type, floor, rooms, status, price },
    })
    expect(made).toEqual([
      one('A101', 'one_bedroom', 1, 2, 'available', 162_000),
      one('A102', 'three_bedroom', 1, 4, 'unavailable', 214_500),
      one('A103', 'studio', 1, 1, 'sold', 92_500),
      one('A201', 'two_bedroomroom', 2, 3, 'available', 198_000),
      one('A202', 'duplex', 2, 5, 'available', 270_000),
    ])

    // The words are remembered; a digit too many is told from one too few.
    await page.goto(`${language.prefix}/studio/${project}/import`)
    const slips = LIST.replace('162.000,00', '1.620.000,00').replace('198.000,00', '19.800,00')
    await give(page, slips, 'januar.csv')
    await expect(page.getByText(words.remembered)).toBeVisible()
    await expect(chosen('Trosoban')).toHaveText(words.types.three)
    await page.getByRole('button', { name: words.see }).click()
    await expect(page.getByText(words.tenTimes)).toHaveCount(1)
    await expect(page.getByText(words.tenth)).toHaveCount(1)
  })
}
