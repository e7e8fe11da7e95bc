import { expect } from '@playwright/test'
import { accountWords } from './support/account-words.ts'
import { logInAs, makeUser, ROLE_USER, test } from './support/accounts.ts'
import { axeFindsNothing } from './support/axe.ts'
import { apartmentWords, askWords, calculatorWords } from './support/buyer-words.ts'
import { hydrated } from './support/hydrated.ts'
import { english } from './support/languages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const PAGE = '/masterplan/2/building/1/apartment/1023'

test('a user who may see prices sees it on the page, with the square metre, in the calculator, and keeps a favourite [CRD-02, CRD-03, CAL-04, BAR-05]', async ({
  page,
  accounts,
}) => {
  await accounts.sql('update apartment_prices set price = 246900 where apartment_id = 1023')
  const user = await makeUser(accounts, ROLE_USER)
  await page.goto('/login')
  await logInAs(page, user, accountWords(english))
  await expect(page).toHaveURL(/\/bane$/)
  await page.goto(PAGE)
  await expect(page.getByText('246,900\u00a0€')).toBeVisible()
  await expect(page.getByText('3,000\u00a0€ per m²')).toBeVisible()
  await expect(page.getByText('82\u00a0m²')).toBeVisible()
  await expect(page.getByRole('button', { name: askWords(english).title, exact: true })).toHaveCount(0)
  await axeFindsNothing(page)

  const words = calculatorWords(english)
  await page.getByRole('button', { name: apartmentWords(english).estimate }).click()
  const panel = page.getByRole('dialog', { name: words.title })
  await expect(panel.getByLabel(words.price, { exact: true })).toHaveValue('246,900')
  await panel.getByRole('button', { name: askWords(english).about }).click()
  const form = page.getByRole('dialog', { name: askWords(english).title })
  await expect(form).toBeVisible()
  await expect(form.getByText('€')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  const bar = page.getByRole('banner')
  const { favourite, addFavourite } = apartmentWords(english)
  await bar.getByRole('button', { name: addFavourite }).click()
  await bar.getByRole('button', { name: favourite }).click()
  await expect(bar.getByRole('button', { name: addFavourite })).toBeVisible()
})

test("a calculator opened before the price has come takes it, until one writes a price of one's own [CAL-04]", async ({
  page,
  accounts,
}) => {
  await accounts.sql('update apartment_prices set price = 246900 where apartment_id = 1023')
  const user = await makeUser(accounts, ROLE_USER)
  await page.goto('/login')
  await logInAs(page, user, accountWords(english))
  await expect(page).toHaveURL(/\/bane$/)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().resourceType() === 'fetch') await held.promise
    await route.continue()
  })
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' })
  const words = calculatorWords(english)
  await (await hydrated(page.getByRole('button', { name: words.loanFor('R1-208') }))).click()
  const price = page.getByRole('dialog', { name: words.title }).getByLabel(words.price, { exact: true })
  await expect(price).toHaveValue('')
  held.resolve()
  await expect(price).toHaveValue('246,900')
  await price.fill('200000')
  await expect(price).toHaveValue('200,000')
})
