import type { Page } from '@playwright/test'
import { ON_HOLD } from './desk-day.ts'
import type { Look } from './look.ts'

const RIVA = '/desk/1'
/** Below it the board is one column, and a list and what is read are two steps. */
const LAPTOP = 1280

const openFirst = (page: Page) => page.getByRole('main').getByRole('link', { name: /Ana/ }).first().click()

const press = (key: string) => (page: Page) => page.keyboard.press(key)

const SCREENS: readonly Look[] = [
  { name: 'projects', path: '/desk' },
  { name: 'enquiries', path: `${RIVA}/enquiries` },
  { name: 'enquiries, one opened', path: `${RIVA}/enquiries`, act: openFirst },
  {
    name: 'enquiries, closing one',
    path: `${RIVA}/enquiries`,
    from: LAPTOP,
    act: async (page) => {
      await openFirst(page)
      await page.getByRole('heading', { level: 1, name: /Ana/ }).waitFor()
      await page.keyboard.press('e')
    },
  },
  { name: 'board', path: `${RIVA}/board` },
  { name: 'board, a new hold', path: `${RIVA}/board`, from: LAPTOP, act: press('h') },
  { name: 'apartments', path: `${RIVA}/apartments` },
  { name: 'apartment on hold', path: `${RIVA}/apartments/${ON_HOLD}` },
  { name: 'apartment that is free', path: `${RIVA}/apartments/1001` },
  {
    name: 'apartment, a hold',
    path: `${RIVA}/apartments/1001`,
    act: (page) => page.locator('[data-staff-main]').first().click(),
  },
  { name: 'reports', path: `${RIVA}/reports` },
  {
    name: 'reports as tables',
    path: `${RIVA}/reports`,
    act: async (page) => {
      for (const toggle of await page.locator('main section header button').all()) await toggle.click()
    },
  },
  { name: 'buyers', path: `${RIVA}/buyers` },
  { name: 'buyer', path: `${RIVA}/buyers`, act: openFirst },
  {
    name: 'buyer, merging',
    path: `${RIVA}/buyers`,
    act: async (page) => {
      await openFirst(page)
      await page.getByRole('heading', { level: 1, name: /Ana/ }).waitFor()
      await page.getByRole('main').getByRole('button').first().click()
      await page.getByRole('combobox').last().fill('weber')
      await page.getByRole('option').first().click()
    },
  },
  {
    name: 'enquiries, filters',
    path: `${RIVA}/enquiries`,
    act: (page) => page.locator('button[aria-controls]').first().click(),
  },
  {
    name: 'apartment, a hold for somebody new',
    path: `${RIVA}/apartments/1001`,
    act: async (page) => {
      await page.locator('[data-staff-main]').first().click()
      await page.getByRole('combobox').last().fill('Vera Lukić')
      await page.getByRole('option').last().click()
    },
  },
  { name: 'keys', path: `${RIVA}/board`, from: LAPTOP, act: press('?') },
]

/** Every screen of the desk, and what opens over it. */
export const DESK_LOOKS = SCREENS.map(
  ({ act, ...look }): Look => ({
    by: 'author',
    ...look,
    act: async (page, ...rest) => {
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await act?.(page, ...rest)
    },
  }),
)
