import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { type Apartment, apartments, byId } from './support/dataset.ts'
import { LANGUAGES, type Language } from './support/languages.ts'
import { listWords } from './support/list-words.ts'
import { expect, test } from './support/test.ts'
import { newUser, stayLoggedIn } from './support/users.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const APARTMENT = byId(apartments, 1045)
const BUILDING = '/masterplan/2/building/1'
const PHONE = { width: 390, height: 844 }

/** What every layout carries (CRD-01), wherever it stands in it. */
async function expectWholeCard(card: Locator, apartment: Apartment, language: Language) {
  const { words } = language
  const buyer = listWords(language)
  await expect(card.getByRole('img', { name: apartment.name })).toBeVisible()
  await expect(card.getByText(apartment.name, { exact: true }).first()).toBeVisible()
  await expect(card.getByText(words.statuses[apartment.status])).toBeVisible()
  for (const fact of [
    `${Math.round(apartment.area)}\u00a0m²`,
    String(apartment.floor),
    String(apartment.rooms),
  ])
    await expect(card.getByText(fact).filter({ visible: true }).first()).toBeVisible()
  await expect(card.getByRole('button', { name: buyer.askForPrice })).toBeVisible()
  await expect(card.getByRole('button', { name: buyer.heart(apartment.name) })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(card.getByRole('link', { name: words.exploreUnit })).toHaveAttribute(
    'href',
    new RegExp(`/apartment/${apartment.id}$`),
  )
}

/** The first of the list, which shows only those in sight. */
async function firstInSearch(page: Page): Promise<{ card: Locator; apartment: Apartment }> {
  const id = await page.locator('article[data-apartment]').first().getAttribute('data-apartment')
  return {
    card: page.locator(`article[data-apartment="${id}"]`),
    apartment: byId(apartments, Number(id)),
  }
}

for (const language of LANGUAGES) {
  const buyer = listWords(language)

  test(`the desktop card and the mobile map card carry everything a card must, in ${language.name} [CRD-01]`, async ({
    page,
  }) => {
    await page.goto(`${language.prefix}${BUILDING}?apartment=${APARTMENT.id}`)
    const card = page.locator('section[data-preview="apartment"]')
    await expectWholeCard(card, APARTMENT, language)
    await expect(card.getByRole('button', { name: buyer.compareWithOthers })).toBeVisible()
    expect((await card.boundingBox())?.width).toBe(316)

    await page.setViewportSize(PHONE)
    await expectWholeCard(card, APARTMENT, language)
    await expect(card.getByRole('button', { name: buyer.compareWithOthers })).toBeVisible()
    expect((await card.boundingBox())?.width, 'the whole width less 24').toBe(PHONE.width - 24)
  })

  test(`the search cards carry everything a card must, and pressing one selects it, in ${language.name} [CRD-01, CRD-04]`, async ({
    page,
  }) => {
    await page.goto(`${language.prefix}${BUILDING}/search`)
    const { card, apartment } = await firstInSearch(page)
    for (const size of [{ width: 1440, height: 900 }, PHONE]) {
      await page.setViewportSize(size)
      await expectWholeCard(card, apartment, language)
      await expect(card.getByRole('button', { name: buyer.compareThis(apartment.name) })).toBeVisible()
      await expect(card.locator('[data-tool="calculator"]'), 'no price, no loan').toHaveCount(0)
    }
    await card.click({ position: { x: 40, y: 40 } })
    await expect(card).toHaveAttribute('data-selected', '')
    await expect(page).toHaveURL(new RegExp(`apartment=${apartment.id}`))
    await expect(page.locator('article[data-selected]')).toHaveCount(1)
    await axeFindsNothing(page, undefined, 'article')
  })
}

test('who sees the price is offered a calculator beside it [CRD-04]', async ({ page, context }) => {
  await stayLoggedIn(context, await newUser('sees prices'))
  await page.goto(`${BUILDING}/search`)
  const { card, apartment } = await firstInSearch(page)
  await expect(card.getByText(/^\d{2,3},\d{3}\u00a0€$/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Ask for price' })).toHaveCount(0)
  await card.getByRole('button', { name: `Loan for ${apartment.name}` }).click()
  await expect(page.getByRole('dialog')).toContainText(apartment.name)
})
