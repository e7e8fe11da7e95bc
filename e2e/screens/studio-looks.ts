import type { Page } from '@playwright/test'
import { coloursApart, paintMask, shownView } from '../support/demo-mask.ts'
import type { Look } from './look.ts'

const RIVA = '/studio/1'
const PICTURE = `${RIVA}/outlines?building=1`
/** Below it neither drawing nor wide tables are shown. */
const LAPTOP = 1280

/** A price list as an office keeps it: a column too many, a price that jumps, a name that nobody knows. */
const LIST = [
  'Stan;Sprat;Površina;Cena;Napomena',
  ...Array.from({ length: 40 }, (_, nth) => `R1-${101 + nth};1;${54 + nth},5;${182_000 + nth * 2_500};`),
  'R1-999;9;61;1.999.000;?',
].join('\n')

async function giveList(page: Page) {
  const file = { name: 'cenovnik.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('R1-101').first().waitFor()
}

const pressing =
  (...keys: string[]) =>
  async (page: Page) => {
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    for (const key of keys) await page.keyboard.press(key)
  }

const drawing = (name: string, act?: Look['act']): Look => ({
  name,
  path: PICTURE,
  by: 'author',
  from: LAPTOP,
  act: async (page, ...rest) => {
    await page.locator('[data-ready]').first().waitFor()
    await act?.(page, ...rest)
  },
})

async function chooseOutline(page: Page) {
  await page.getByRole('searchbox').fill('R1-303')
  await page.getByRole('navigation').getByRole('button', { name: 'R1-303' }).press('Enter')
}

async function giveMask(page: Page) {
  const view = shownView(1)
  const colours = coloursApart(view.apartments.length, [])
  const shapes = view.apartments.map(({ points }, nth) => ({ hex: colours[nth] ?? '', points }))
  const buffer = await paintMask(page, shapes, view, 1920)
  await page.keyboard.press('k')
  const file = { name: 'riva-one-mask.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').last().setInputFiles(file)
  await page.locator('[data-traced]').first().waitFor({ state: 'attached' })
}

async function chooseRows(page: Page) {
  const rows = page.getByRole('grid').getByRole('rowheader')
  await rows.first().click()
  for (let row = 0; row < 3; row++) for (const key of ['Space', 'ArrowDown']) await page.keyboard.press(key)
}

const SCREENS: readonly Look[] = [
  { name: 'projects', path: '/studio' },
  { name: 'new project', path: '/studio', act: (page) => page.locator('[data-staff-main]').click() },
  {
    name: 'operations',
    path: '/studio/operations',
    act: (page) => page.getByRole('table').first().waitFor(),
  },
  { name: 'overview', path: RIVA },
  { name: 'places', path: `${RIVA}/places` },
  { name: 'places, a building', path: `${RIVA}/places?building=1` },
  drawing('outlines'),
  drawing('outlines, an outline chosen', chooseOutline),
  drawing('outlines, from a mask', giveMask),
  drawing('outlines, a façade grid', (page) => page.keyboard.press('f')),
  drawing('outlines, to another view', (page) => page.keyboard.press('c')),
  { name: 'apartments', path: `${RIVA}/apartments` },
  { name: 'apartments, chosen', path: `${RIVA}/apartments`, from: LAPTOP, act: chooseRows },
  { name: 'import', path: `${RIVA}/import` },
  { name: 'import, columns', path: `${RIVA}/import`, act: giveList },
  { name: 'look', path: `${RIVA}/look` },
  { name: 'people', path: `${RIVA}/people` },
  { name: 'settings', path: `${RIVA}/settings` },
  { name: 'history', path: `${RIVA}/history` },
  { name: 'keys', path: `${RIVA}/history`, from: LAPTOP, act: pressing('?') },
  {
    name: 'publish',
    path: `${RIVA}/places?building=2`,
    act: async (page) => {
      await page.getByRole('main').getByRole('checkbox').first().click()
      // It says how many changes go out.
      await page.getByRole('banner').getByRole('button', { name: /\d/ }).click()
      await page.getByRole('dialog').getByRole('list').last().waitFor()
    },
  },
  { name: 'preview links', path: RIVA, from: LAPTOP, act: pressing('Control+p') },
]

/** Every screen of the studio, and what opens over it. */
export const STUDIO_LOOKS = SCREENS.map((look): Look => ({ by: 'author', ...look }))
