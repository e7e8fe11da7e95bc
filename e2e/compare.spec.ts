import type { Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { type Apartment, apartments, buildings, byId } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES, type Language } from './support/languages.ts'
import { listWords } from './support/list-words.ts'
import { expect, test } from './support/test.ts'
import { newUser, stayLoggedIn } from './support/users.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FOUR = [1020, 1045, 1001, 1002].map((id) => byId(apartments, id))
const FIFTH = byId(apartments, 1003)
const PHONE = { width: 390, height: 844 }
const VIEW = '/compare-apartments-view'
const cardOf = (id: number) => `/masterplan/2/building/1?apartment=${id}`

/** The list of an earlier moment. */
const comparing = (page: Page, chosen: readonly Apartment[]) =>
  page.addInitScript(
    (ids) => localStorage.setItem('compare', localStorage.getItem('compare') ?? ids),
    JSON.stringify(chosen.map(({ id }) => id)),
  )

const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
const metres = (area: number) => (area > 0 ? `${Math.round(area)}\u00a0m²` : 'N/A')

for (const language of LANGUAGES) {
  const buyer = listWords(language)

  test(`a visitor who compares gets one notice, after others are cleared, in ${language.name} [CMP-01, NTF-01]`, async ({
    page,
  }) => {
    await page.goto(`${language.prefix}${cardOf(FIFTH.id)}`)
    await (await hydrated(page.getByRole('button', { name: buyer.heart(FIFTH.name) }))).click()
    await expect(page.getByRole('heading', { name: buyer.favouritesNotice[0] })).toBeVisible()
    await page.getByRole('button', { name: buyer.compareWithOthers }).click()
    const notice = page.locator('section[data-type="info"]')
    const [title, message] = buyer.compareNotice
    await expect(notice.getByRole('heading', { name: title })).toBeVisible()
    await expect(notice, 'the one before is cleared').toHaveCount(1)
    await expect(notice.getByText(message, { exact: true })).toBeVisible()
    await notice.getByRole('button', { name: buyer.ok }).click()
    await expect(notice).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`apartment=${FIFTH.id}`))
    await page
      .getByRole('button', { name: new RegExp(`^${buyer.compare}`) })
      .first()
      .click()
    await expect(notice.getByRole('heading', { name: title }), 'by the app bar, too').toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test(`up to four are compared, the fifth opens the dialog, Compare leads to the view, in ${language.name} [CMP-02, CMP-03, CMP-04, CMP-06, RTE-09]`, async ({
    page,
    context,
  }) => {
    await stayLoggedIn(context, await newUser('sees no prices'))
    await comparing(page, FOUR.slice(0, 3))
    await page.goto(`${language.prefix}${cardOf(1002)}`)
    const add = page.getByRole('button', { name: buyer.compareWithOthers })
    const remove = page.getByRole('button', { name: buyer.removeFromCompare })
    await test.step('choosing one that is in the list removes it', async () => {
      await (await hydrated(add)).click()
      await remove.click()
      await add.click()
      await expect(remove).toBeVisible()
    })
    const dialog = page.getByRole('dialog', { name: buyer.compare })
    await test.step('a fifth opens the dialog', async () => {
      await page.goto(`${language.prefix}${cardOf(FIFTH.id)}`)
      await (await hydrated(add)).click()
      await expect(dialog.getByText(buyer.placesLeft[0] ?? '')).toBeVisible()
      for (const { name } of FOUR) await expect(dialog.getByText(name, { exact: true })).toBeVisible()
      await axeFindsNothing(page, undefined, '[role="dialog"]')
    })
    await test.step('its counter is 4 less the count', async () => {
      await dialog.getByRole('button', { name: buyer.remove(FOUR[3]?.name ?? '') }).click()
      await expect(dialog.getByText(buyer.placesLeft[1] ?? '', { exact: true })).toBeVisible()
      await expect(dialog.locator('[data-slot="empty"]')).toHaveCount(1)
      await dialog.getByRole('button', { name: buyer.close, exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(add, 'the focus is given back').toBeFocused()
    })
    await test.step('the app bar opens and closes it', async () => {
      const tool = page.getByRole('button', { name: new RegExp(`^${buyer.compare},`) })
      await tool.click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await tool.click()
    })
    await dialog.getByRole('button', { name: buyer.compareNow, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${language.prefix}${VIEW}$`))
    await expect(page.getByRole('heading', { level: 1, name: buyer.compare })).toBeVisible()
    await expect(page.getByRole('columnheader').filter({ has: page.getByRole('img') })).toHaveCount(3)
    await test.step('the list can be cleared', async () => {
      await page.getByRole('button', { name: buyer.removeAll }).click()
      await expect(page.getByRole('heading', { name: buyer.nothingCompared })).toBeVisible()
      await axeFindsNothing(page, undefined, 'main')
    })
  })

  test(`the view sets apartments side by side and marks what differs, and they can be asked about together, in ${language.name} [CMP-05, CRD-01, RTE-09, ASK-06]`, async ({
    page,
    context,
  }) => {
    await stayLoggedIn(context, await newUser('sees no prices'))
    await comparing(page, FOUR)
    await page.goto(`${language.prefix}${VIEW}`)
    await expectTable(page, language, FOUR)
    for (const { name } of FOUR) {
      await expect(page.getByRole('button', { name: buyer.heart(name) })).toBeVisible()
      await expect(page.getByRole('link', { name: buyer.explore(name) })).toBeVisible()
      await expect(page.getByRole('button', { name: buyer.remove(name) })).toBeVisible()
    }
    await expect(row(page, 'Price|Cena').getByRole('button', { name: buyer.askForPrice })).toHaveCount(4)
    await axeFindsNothing(page, undefined, 'main')
    await page.getByRole('button', { name: buyer.askForPrices }).click()
    for (const { name } of FOUR) await expect(page.getByRole('dialog')).toContainText(name)
    await page.keyboard.press('Escape')

    const only = page.getByRole('switch', { name: buyer.onlyDifferences })
    await only.press('Space')
    const rows = page.locator('tbody tr:has(th)')
    await expect(rows).toHaveCount(await page.locator('tbody tr[data-differs]').count())
    await only.press('Space')
    await expect(row(page, 'Building|Zgrada')).toBeVisible()

    await test.step('a phone shows two of the four, which thumbs choose', async () => {
      await page.setViewportSize(PHONE)
      await expectTable(page, language, FOUR.slice(0, 2))
      await page.getByRole('button', { name: FOUR[3]?.name ?? '', exact: true }).click()
      await expectTable(
        page,
        language,
        [FOUR[1], FOUR[3]].filter((one) => one !== undefined),
      )
      await axeFindsNothing(page, undefined, 'main')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    })
  })
}

/** Column by column what the dataset says, with a mark on the rows that differ. */
async function expectTable(page: Page, { key, words }: Language, shown: readonly Apartment[]) {
  const expected = {
    [words.facts.area]: shown.map(({ area }) => metres(area)),
    [words.facts.balcony]: shown.map(({ balconyArea }) => metres(balconyArea)),
    [words.facts.floor]: shown.map(({ floor }) => String(floor)),
    [words.facts.rooms]: shown.map(({ rooms }) => String(rooms)),
    Status: shown.map(({ status }) => words.statuses[status]),
    [key === 'en' ? 'Building' : 'Zgrada']: shown.map(({ building }) => byId(buildings, building).name[key]),
  }
  for (const [name, values] of Object.entries(expected)) {
    await expect(row(page, name).getByRole('cell')).toHaveText(values)
    const marked = row(page, name).and(page.locator('[data-differs]'))
    await expect(marked).toHaveCount(new Set(values).size > 1 ? 1 : 0)
  }
}

test('a comparison is there again when all tabs were closed, and is nobody else’s on this browser [CMP-01, CMP-04]', async ({
  page,
  context,
}) => {
  const buyer = listWords(english)
  await stayLoggedIn(context, await newUser('sees no prices'))
  await page.goto(cardOf(FIFTH.id))
  await (await hydrated(page.getByRole('button', { name: buyer.compareWithOthers }))).click()
  await expect(page.getByRole('button', { name: buyer.removeFromCompare })).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await later.goto(VIEW)
  const compared = later.getByRole('columnheader').filter({ has: later.getByRole('img') })
  await expect(compared).toHaveCount(1)
  await expect(compared).toContainText(FIFTH.name)

  await stayLoggedIn(context, await newUser('sees no prices'))
  await later.reload()
  await expect(later.getByRole('heading', { name: buyer.nothingCompared })).toBeVisible()
})

test('a price is compared by those who see it, with the price of a square metre', async ({
  page,
  context,
}) => {
  await stayLoggedIn(context, await newUser('sees prices'))
  await comparing(page, FOUR.slice(0, 2))
  await page.goto(VIEW)
  await expect(row(page, 'Price(?! per)').getByRole('cell')).toHaveText([
    /^\d{3},\d{3}\u00a0€$/,
    /^\d{3},\d{3}\u00a0€$/,
  ])
  await expect(row(page, 'Price per m²').getByRole('cell')).toHaveText([
    /^\d,\d{3}\u00a0€$/,
    /^\d,\d{3}\u00a0€$/,
  ])
  // With its two rows more the table still ends within the window.
  for (const way of await page.getByRole('link', { name: /^Explore unit/ }).all())
    await expect(way).toBeInViewport({ ratio: 1 })
})

test('one compared apartment stands beside the places that are still free [CMP-04, CMP-05]', async ({
  page,
  context,
}) => {
  await stayLoggedIn(context, await newUser('sees no prices'))
  await comparing(page, FOUR.slice(0, 1))
  await page.goto(VIEW)
  const free = page.locator('thead [data-slot="empty"]')
  await expect(free).toHaveCount(3)
  await page.setViewportSize(PHONE)
  await expect(free).toHaveCount(1)
  await axeFindsNothing(page, undefined, 'main')
})
