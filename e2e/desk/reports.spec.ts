import { readFile } from 'node:fs/promises'
import { makeUser, RIVA, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { workOnRiva } from '../support/desk.ts'
import { tabTo } from '../support/keyboard.ts'
import { english, serbian } from '../support/languages.ts'
import { makeCrowd, makeHistory, makeWaiting } from '../support/report-history.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()
// The first has nothing to look back on, those after it have a year.
test.describe.configure({ mode: 'serial' })

const PHONE = { width: 390, height: 844 }
/** A4 without its margins. */
const PAPER = { width: 726, height: 1054 }
const AGENT = 5

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** What is looked for, written down here a second time on purpose. */
const WORDS = {
  en: {
    reports: 'Reports',
    more: 'More',
    sold: 'Sold against plan',
    answer: 'First answer',
    funnel: 'From looking to a sale',
    where: 'Where people look',
    empty: 'From the first week on you will see this here.',
    behind: /\d+ homes? (behind|ahead of) plan|on plan/,
    median: /median/,
    spans: ['in 15 min', 'in 1 h', 'in 4 h', 'in 1 day', 'later'],
    counted: 'Counted once a day, without names',
    few: 'fewer than 10 a week, not shown',
    asTable: 'Show as table',
    asPicture: 'Show as picture',
    byWeek: 'Median by week',
    columns: [
      'Building',
      'Looked at apartments',
      'Kept a favourite',
      'Sent an enquiry',
      'Answered',
      'Led to a hold',
      'Held',
      'Reserved',
      'Contract',
      'Sold',
    ],
    building: 'Building',
    period: 'Period',
    csv: 'Export CSV',
    csvHead: /^Report,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d$/,
    answered: /([\d,]+) of ([\d,]+) answered, median .*12 wait for an answer/,
    money: 'Sold and in the pipeline',
    amount: /[\d,]+\s€ for [\d,]+ homes?, [\d,]+\s€ per m²/,
    lost: 'Why enquiries were lost',
    reasons: ['No answer after three calls', 'Price above their budget'],
    weeks: 'Week on week',
    beside: /Week of .*, beside the one before/,
    measures: ['Enquiries', 'Answered', 'Held', 'Reserved', 'Contract', 'Sold', 'Amount'],
    byAgent: 'By agent',
    byBuilding: 'By building',
    beyond: /\d+ more lines? on the screen and in the file/,
    print: 'Print',
    demand: 'Demand',
    fewLooked: 'fewer than 10people looked',
    price: 'Price',
    place: 'Where R1-101 lies in the building',
  },
  sr: {
    reports: 'Izveštaji',
    more: 'Više',
    sold: 'Prodato prema planu',
    answer: 'Prvi odgovor',
    funnel: 'Od gledanja do prodaje',
    where: 'Gde ljudi gledaju',
    empty: 'Od prve nedelje ćete ovo videti ovde.',
    behind: /\d+ stan(a|ova)? (manje|više) od plana|po planu/,
    median: /medijana/,
    spans: ['za 15 min', 'za 1 h', 'za 4 h', 'za 1 dan', 'kasnije'],
    counted: 'Brojano jednom dnevno, bez imena',
    few: 'manje od 10 nedeljno, ne prikazuje se',
    asTable: 'Prikažite kao tabelu',
    asPicture: 'Prikažite kao sliku',
    byWeek: 'Medijana po nedeljama',
    columns: [
      'Zgrada',
      'Gledali stanove',
      'Sačuvali omiljeni stan',
      'Poslali upit',
      'Odgovoreno',
      'Doveli do zadržavanja',
      'Zadržano',
      'Rezervisano',
      'Ugovor',
      'Prodato',
    ],
    building: 'Zgrada',
    period: 'Period',
    csv: 'Izvezite CSV',
    csvHead: /^Izveštaj;\d{4}-\d\d-\d\d;\d{4}-\d\d-\d\d$/,
    answered: /([\d,]+) od ([\d,]+) odgovoreno, medijana .*12 čeka odgovor/,
    money: 'Prodato i u toku',
    amount: /[\d,]+\s€ za [\d,]+ stan(a|ova)?, [\d,]+\s€ po m²/,
    lost: 'Zašto su upiti izgubljeni',
    reasons: ['Bez odgovora posle tri poziva', 'Cena iznad budžeta'],
    weeks: 'Iz nedelje u nedelju',
    beside: /Nedelja od .*, uz prethodnu/,
    measures: ['Upiti', 'Odgovoreno', 'Zadržano', 'Rezervisano', 'Ugovor', 'Prodato', 'Iznos'],
    byAgent: 'Po agentima',
    byBuilding: 'Po zgradama',
    beyond: /Još \d+ red(a|ova)? na ekranu i u datoteci/,
    print: 'Odštampajte',
    demand: 'Interesovanje',
    fewLooked: 'manje od 10osoba je gledalo',
    price: 'Cena',
    place: 'Gde se u zgradi nalazi R1-101',
  },
}

// The product is shared with other specs: with what they did before, and with what they count on.
test.beforeEach(async ({ accounts }) => {
  for (const table of ['apartment_looks', 'enquiries']) await accounts.sql(`delete from ${table}`)
})
test.afterEach(async ({ accounts }) => {
  await accounts.sql(`update projects set sales_plan = '[]' where id = $1`, [RIVA])
})

test('a look at an apartment is told once a day, without anything about who looks [INB-05]', async ({
  page,
  context,
  accounts,
}) => {
  const told: { address: string; headers: Record<string, string>; body: string | null }[] = []
  page.on('request', async (request) => {
    if (!request.url().includes('/looks')) return
    told.push({
      address: request.url().replace(accounts.origin, ''),
      headers: await request.allHeaders(),
      body: request.postData(),
    })
  })
  await context.addCookies([{ name: 'anything', value: 'known', url: accounts.origin }])
  const look = async (id: number) => {
    await page.goto(`/masterplan/2/building/1/apartment/${id}`)
    await page.waitForTimeout(3_000)
  }
  await look(1001)
  await look(1001)
  await look(1002)
  expect(told.map(({ address }) => address)).toEqual([
    '/api/v1/frontend/apartments/1001/looks?building=first',
    '/api/v1/frontend/apartments/1002/looks',
  ])
  for (const { headers, body } of told) {
    expect(headers.cookie).toBeUndefined()
    expect(headers.authorization).toBeUndefined()
    expect(body).toBeNull()
  }
  const rows = await accounts.sql('select apartment_id, people, newcomers from apartment_looks order by 1')
  expect(rows).toEqual([
    { apartment_id: 1001, people: 1, newcomers: 1 },
    { apartment_id: 1002, people: 1, newcomers: 0 },
  ])
})

test('is nothing to an agent, and says what will be seen before there is any [INB-05]', async ({
  page,
  context,
  accounts,
}) => {
  const words = WORDS.en
  await workOnRiva(context, accounts)
  await page.goto('/desk/1/board')
  await expect(page.getByRole('link', { name: 'Apartments' })).toBeVisible()
  await expect(page.getByRole('link', { name: words.reports })).toHaveCount(0)
  await page.goto('/desk/1/reports')
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enquiries' }).last()).toBeVisible()
  await expect(page.getByRole('region', { name: words.answer })).toHaveCount(0)
  await context.clearCookies()
  await workOnRiva(context, accounts, 'project_admin')
  await page.goto('/desk/1/reports')
  await expect(page.getByRole('region', { name: words.answer })).toContainText(words.empty)
  await expect(page.getByRole('region', { name: words.where })).toContainText(words.empty)
  await axeFindsNothing(page, 'empty')
})

for (const { language, phone } of [
  { language: english, phone: false },
  { language: serbian, phone: true },
]) {
  const words = WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`
  const where = phone ? 'on a phone' : 'on a desktop'

  test(`the head of sales looks back on a year ${where}, in ${language.name} [INB-05]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    for (const _ of [1, 2]) await makeUser(accounts, AGENT)
    await makeHistory(accounts)
    await workOnRiva(context, accounts, 'project_admin')
    await page.goto(at('/desk/1/board'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // By keys where there are some.
    if (phone) {
      await page.getByRole('button', { name: words.more, exact: true }).click()
      await page.getByRole('dialog').getByRole('link', { name: words.reports }).click()
    } else {
      await page.keyboard.press('g')
      await page.keyboard.press('p')
    }
    await expect(page).toHaveURL(at('/desk/1/reports'))
    await expect(page.getByRole('heading', { level: 1, name: words.reports })).toBeVisible()
    const part = (name: string) => page.getByRole('region', { name, exact: true })

    await expect(part(words.sold)).toContainText(words.behind)
    await expect(part(words.sold).getByRole('listitem').filter({ hasText: 'Riva One' })).toBeVisible()
    await expect(part(words.answer)).toContainText(words.median)
    for (const span of words.spans) await expect(part(words.answer)).toContainText(span)
    await expect(part(words.answer)).toContainText(words.byWeek)
    await expect(part(words.funnel)).toContainText(words.counted)
    await expect(part(words.where)).toContainText(words.few)

    // On the façade every number is one of five, and what is too small is hatched and has none.
    const facade = part(words.where).getByRole('img', { name: words.where })
    await expect(facade.locator('text').first()).toBeVisible()
    const numbers = (await facade.locator('text').allTextContents()).map(Number)
    expect(numbers.filter((number) => number < 10 || number % 5 !== 0)).toEqual([])
    expect(await facade.locator('[data-step="0"]').count()).toBeGreaterThan(0)
    expect(await facade.locator('[data-step="0"] text').count()).toBe(0)
    await axeFindsNothing(page, 'reports')
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width ?? 0)

    // All of it as tables.
    const toggle = part(words.funnel).getByRole('button', { name: words.asTable })
    if (phone) await toggle.click()
    else {
      await page.getByRole('heading', { level: 1, name: words.reports }).click()
      await tabTo(page, toggle)
      await page.keyboard.press('Enter')
    }
    await expect(part(words.funnel).getByRole('columnheader')).toHaveText(words.columns)
    await expect(part(words.funnel).getByRole('rowheader', { name: 'Riva One' })).toBeVisible()
    for (const name of [words.sold, words.answer, words.where])
      await part(name).getByRole('button', { name: words.asTable }).click()
    await expect(page.getByRole('table', { name: words.byWeek })).toBeVisible()
    await axeFindsNothing(page, 'tables')
    await part(words.where).getByRole('button', { name: words.asPicture }).click()

    // The file says no more than the page.
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.csv }).click(),
    ])
    expect(download.suggestedFilename()).toBe('report-1.csv')
    const lines = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').split('\r\n')
    expect(lines[0]).toMatch(words.csvHead)
    const people = lines
      .slice(lines.indexOf(words.where) + 2)
      .filter((line) => line !== '')
      .map((line) => Number(line.split(/[;,]/).at(-1)))
    expect(people.length).toBeGreaterThan(10)
    expect(people.filter((number) => number < 10 || number % 5 !== 0)).toEqual([])

    // Of one building.
    await page.getByLabel(words.building, { exact: true }).selectOption({ label: 'Riva One' })
    const alone = part(words.sold).getByRole('listitem').filter({ hasText: 'Riva One' })
    await expect(alone).toBeVisible()
    await expect(part(words.sold)).not.toContainText('Riva Court')
  })

  test(`tells how many of how many, what it came to, and why not ${where}, in ${language.name} [INB-07]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: phone ? 'dark' : 'light', reducedMotion: 'reduce' })
    for (const _ of [1, 2]) await makeUser(accounts, AGENT)
    await makeHistory(accounts)
    await makeWaiting(accounts, 12)
    await workOnRiva(context, accounts, 'project_admin')
    await page.goto(at('/desk/1/reports'))
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(part(words.answer)).toContainText(words.answered)
    const [, answered, came] = words.answered.exec(await part(words.answer).innerText().then(oneLine)) ?? []
    expect(Number(came) - Number(answered)).toBe(12)
    await expect(part(words.money)).toContainText(words.amount)
    for (const reason of words.reasons) await expect(part(words.lost)).toContainText(reason)
    await expect(part(words.weeks)).toContainText(words.beside)
    await expect(part(words.weeks).getByRole('heading', { level: 3 })).toHaveText(words.measures)
    await expect(page.getByRole('table', { name: words.byAgent })).toBeVisible()
    await expect(page.getByRole('table', { name: words.byBuilding }).getByRole('row')).toHaveCount(9)

    // Each unit has a scale of its own: its first step is all of it, and what is no part of anything has no bar.
    for (const [nth, shares] of [[], [100], [100]].entries()) {
      const bars = part(words.funnel).getByRole('list').nth(nth).locator('li > i > i')
      const widths = await bars.evaluateAll((all) => all.map((one) => Number.parseFloat(one.style.width)))
      expect(widths.slice(0, 1)).toEqual(shares)
      expect(widths.filter((width) => width > 100)).toEqual([])
    }

    // All of it as tables, of which on paper there is none.
    for (const name of [words.money, words.lost, words.weeks]) {
      await part(name).getByRole('button', { name: words.asTable }).click()
      await expect(part(name).getByRole('table')).toBeVisible()
    }
    await axeFindsNothing(page, 'money and weeks')
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width ?? 0)
  })

  test(`is printed on one page ${where}, in ${language.name}, however much there is [INB-07]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: phone ? 'dark' : 'light' })
    for (let nth = 0; nth < 12; nth += 1) await makeUser(accounts, AGENT)
    await makeHistory(accounts)
    await makeWaiting(accounts, 12)
    await workOnRiva(context, accounts, 'project_admin')
    await page.goto(at('/desk/1/reports'))
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    await expect(part(words.where).locator('svg text').first()).toBeVisible()
    await expect(page.getByRole('button', { name: words.print })).toBeVisible()
    const pages = async () =>
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(await pages()).toBe(1)

    // What was open as a table is a picture on paper, and lists have an end.
    for (const name of [words.sold, words.answer, words.money, words.lost, words.weeks, words.funnel])
      await part(name).getByRole('button', { name: words.asTable }).click()
    await makeCrowd(accounts)
    try {
      await page.getByLabel(words.period).selectOption({ index: 1 })
      await expect(page.getByRole('table', { name: words.byBuilding }).getByRole('row')).toHaveCount(29)
      expect(await pages()).toBe(1)
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize(PAPER)
      // Nothing reaches over the edge of the sheet.
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', PAPER.width)
      await expect(page.getByText(words.beyond)).toHaveCount(2)
      await expect(page.getByRole('link', { name: words.reports })).toBeHidden()
      await expect(page.getByRole('button', { name: words.print })).toBeHidden()
      // Paper is light, whatever the screen is.
      expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(30, 27, 23)')
    } finally {
      await accounts.sql(`delete from buildings where project_id = $1 and name ->> '1' like 'House %'`, [
        RIVA,
      ])
    }
  })

  test(`an apartment has its demand, prices and place ${where}, in ${language.name} [INB-05]`, async ({
    page,
    context,
    accounts,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    await workOnRiva(context, accounts)
    await page.goto(at('/desk/1/apartments/1001'))
    // On the ground floor few look, and nobody is told how few.
    await expect(page.getByRole('region', { name: words.demand })).toContainText(words.fewLooked)
    await expect(page.getByRole('region', { name: words.price })).toBeVisible()
    await expect(page.getByRole('img', { name: words.place })).toBeVisible()
    await axeFindsNothing(page, 'apartment')
  })
}
