import type { Page } from '@playwright/test'
import { accountWords } from '../support/account-words.ts'
import { apartmentWords, askWords, calculatorWords } from '../support/buyer-words.ts'
import { hydrated } from '../support/hydrated.ts'
import type { Language } from '../support/languages.ts'
import { listWords } from '../support/list-words.ts'
import type { Look } from './look.ts'

const BUILDING = '/masterplan/2/building/1'
const CHOSEN = `${BUILDING}?apartment=1023`
const APARTMENT = `${BUILDING}/apartment/1023`
const LONG = ['/home', '/base-page', APARTMENT, `${BUILDING}/search`, '/compare-apartments-view']
/** Near Novi Sad, where two projects stand. */
const NEAR = '/map?lat=45.2551&lng=19.8452&zoom=12'

const pressed = async (page: Page, name: string | RegExp) =>
  (await hydrated(page.getByRole('button', { name, exact: true }).first())).click()

/** By its button in the app bar, or on a phone by its line in the menu. */
async function tool(page: Page, name: string) {
  const inBar = page.getByRole('banner').getByRole('button', { name: new RegExp(`^${name}`) })
  if (!(await inBar.isVisible())) await openMenu(page)
  await pressed(page, new RegExp(`^${name}`))
}

async function openMenu(page: Page) {
  await (await hydrated(page.getByRole('banner').getByRole('button', { name: /^Men[ui]/ }))).click()
  await page.getByRole('dialog').waitFor()
}

const filter = (title: string) => async (page: Page) => {
  const arrow = page.locator('[data-bottom-bar="folded"] > button')
  if (await arrow.isVisible()) await arrow.click()
  await (await hydrated(page.locator(`[data-filter-title="${title}"]:visible`).first())).click()
}

async function chip(page: Page, touch: boolean) {
  const one = page.locator('[data-chip-of="building-5"] > div').first()
  if (touch) await one.tap()
  else await one.hover()
}

async function openAsk(page: Page, language: Language) {
  await pressed(page, askWords(language).title)
  await page.getByLabel(askWords(language).firstName, { exact: true }).waitFor()
}

async function send(page: Page, language: Language) {
  const words = askWords(language)
  await openAsk(page, language)
  await page.getByLabel(words.firstName, { exact: true }).fill('Milica')
  await page.getByLabel(words.lastName, { exact: true }).fill('Jovanović')
  await page.getByLabel(words.email, { exact: true }).fill('milica@primer.example')
  await page.getByLabel(words.phone, { exact: true }).fill('+381 64 555 210')
  await page.getByRole('button', { name: words.send }).click()
  await page.getByText(words.mailed).waitFor()
}

/** The lower end of the screens that are longer than a window. */
export const AT_THE_END: readonly Look[] = LONG.map((path) => ({
  name: `${path.split('/').at(-1)?.replace('1023', 'apartment')} at its end`,
  path,
  by: 'user',
  act: (page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight)),
}))

/** Panels, cards, sheets and mistakes, each where one meets it. */
export const OPENED: readonly Look[] = [
  {
    name: 'map of every project',
    path: '/map',
    amongAll: true,
  },
  {
    name: 'map with a chosen project',
    path: NEAR,
    amongAll: true,
    act: (page) => page.locator('[data-point]').first().click(),
  },
  {
    name: 'map with its list',
    path: NEAR,
    amongAll: true,
    act: (page, { key }) => pressed(page, key === 'en' ? 'All projects' : 'Svi projekti'),
  },
  {
    name: 'map with a searched place',
    path: NEAR,
    amongAll: true,
    act: async (page, { key }) => {
      const name = key === 'en' ? 'Search a country, region or place' : 'Pretražite državu, region ili mesto'
      const field = page.locator('input[role="combobox"]:visible')
      if ((await field.count()) === 0) await pressed(page, name)
      await field.first().fill('Novi')
      await page.getByRole('option').first().waitFor({ timeout: 20_000 })
    },
  },
  {
    name: 'masterplan with a building pointed at',
    path: '/masterplan/1',
    act: (page, _, touch) => chip(page, touch),
  },
  { name: 'building, filter of status', path: BUILDING, from: 600, act: filter('status') },
  { name: 'building, filter of area', path: CHOSEN, from: 600, act: filter('area_range') },
  { name: 'building, filter of types', path: BUILDING, from: 600, act: filter('apartment_type') },
  { name: 'building, all filters', path: BUILDING, act: filter('all') },
  { name: 'building, search by name', path: BUILDING, act: filter('search') },
  { name: 'building view', path: BUILDING, act: filter('eye') },
  {
    name: 'building, what a visitor is told',
    path: CHOSEN,
    act: (page, language) => pressed(page, listWords(language).heart('R1-208')),
  },
  { name: 'building with a price', path: CHOSEN, by: 'user' },
  { name: 'apartment with a price', path: APARTMENT, by: 'user' },
  { name: 'search with prices', path: `${BUILDING}/search`, by: 'user' },
  { name: 'comparison of four', path: '/compare-apartments-view', by: 'user' },
  {
    name: 'menu',
    path: BUILDING,
    by: 'user',
    act: async (page, language) => {
      const account = page.getByRole('button', { name: accountWords(language).accountOf })
      if (await account.isVisible()) await (await hydrated(account)).click()
      else await openMenu(page)
    },
  },
  {
    name: 'favourites',
    path: BUILDING,
    by: 'user',
    act: (page, language) => tool(page, listWords(language).favourites),
  },
  {
    name: 'favourites, to whom they are sent',
    path: BUILDING,
    by: 'user',
    act: async (page, language) => {
      const words = listWords(language)
      await tool(page, words.favourites)
      await pressed(page, words.sendEmail)
      await page.getByLabel(words.email).fill('milica@primer')
      await pressed(page, words.sendEmail)
    },
  },
  {
    name: 'comparison in its dialog',
    path: BUILDING,
    by: 'user',
    act: (page, language) => tool(page, listWords(language).compare),
  },
  {
    name: 'calculator',
    path: APARTMENT,
    by: 'user',
    act: (page, language) => pressed(page, calculatorWords(language).loanFor('R1-208')),
  },
  {
    name: 'downloads',
    path: APARTMENT,
    by: 'user',
    act: async (page, language) => {
      const direct = page.getByRole('button', { name: apartmentWords(language).download, exact: true })
      if (await direct.isVisible()) await (await hydrated(direct)).click()
      else await tool(page, apartmentWords(language).downloads)
    },
  },
  { name: 'profile', path: '/profile', by: 'user' },
  {
    name: 'security',
    path: '/account/security',
    by: 'user',
    act: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'profile in its dialog',
    path: BUILDING,
    by: 'user',
    act: async (page, language) => {
      const words = accountWords(language)
      const account = page.getByRole('button', { name: words.accountOf })
      if (!(await account.isVisible())) return tool(page, words.myProfile)
      await (await hydrated(account)).click()
      await page.getByRole('menuitem', { name: words.myProfile }).click()
    },
  },
  { name: 'ask for price', path: APARTMENT, act: openAsk },
  {
    name: 'ask for price, with mistakes',
    path: APARTMENT,
    act: async (page, language) => {
      await openAsk(page, language)
      await page.getByRole('button', { name: askWords(language).send }).click()
    },
  },
  { name: 'thank-you', path: APARTMENT, act: send },
  {
    name: 'login, with mistakes',
    path: '/login',
    act: (page, language) => pressed(page, accountWords(language).logIn),
  },
  {
    name: 'signup, with mistakes',
    path: '/signup',
    act: (page, language) => pressed(page, accountWords(language).createAccount),
  },
]
