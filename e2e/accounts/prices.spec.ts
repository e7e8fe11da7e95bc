import { accountWords } from '../support/account-words.ts'
import { logInAs, makeUser, RIVA, ROLE_USER, test } from '../support/accounts.ts'
import { hydrated } from '../support/hydrated.ts'
import { english } from '../support/languages.ts'
import { expect } from '../support/test.ts'

const words = accountWords(english)
const BUILDING = '/masterplan/2/building/1?apartment=1020'
const APARTMENT = '/masterplan/2/building/1/apartment/1020'

/** What every apartment costs here: a number that nothing else can be. */
const CANARY = 1_876_543_219
const SIGHTING = /1\D{0,2}876\D{0,2}543\D{0,2}219/

test('the price is shown only to a user on the project in a selected role, and sent to nobody else [ACC-09]', async ({
  page,
  accounts,
}) => {
  await accounts.sql('update apartment_prices set price = $1', [CANARY])
  await accounts.sql('update projects set selected_roles = $1 where id = $2', [[ROLE_USER], RIVA])
  const [allowed, stranger] = [await makeUser(accounts, ROLE_USER), await makeUser(accounts)]
  let sightings: string[] = []
  page.on('response', async (response) => {
    const body = await response.text().catch(() => '')
    if (SIGHTING.test(body)) sightings.push(response.url())
  })
  const isShown = async () => SIGHTING.test(await page.evaluate(() => document.body.innerText))
  const lookAround = async () => {
    sightings = []
    for (const path of [BUILDING, APARTMENT]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      if (await isShown()) sightings.push(`shown on ${path}`)
    }
    return sightings
  }
  expect(await lookAround(), 'a visitor').toEqual([])

  const logIn = async (person: typeof allowed) => {
    await page.goto('/login')
    await hydrated(page.getByLabel(words.email))
    await logInAs(page, person, words)
    await expect(page).toHaveURL('/bane')
  }
  await logIn(stranger)
  expect(await lookAround(), 'a user who is not on the project').toEqual([])
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())

  await logIn(allowed)
  sightings = []
  await page.goto(BUILDING)
  await expect.poll(isShown).toBe(true)
  expect(sightings.some((url) => url.includes('/api/v1/frontend/buildings/1'))).toBe(true)
  for (const url of sightings) expect(url).toContain('/api/v1/')
})
