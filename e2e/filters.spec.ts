import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from './support/axe.ts'
import { apartments } from './support/dataset.ts'
import { tabTo } from './support/keyboard.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { openPicture, shape } from './support/viewer.ts'

// Nothing moves while it is measured.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BUILDING = '/masterplan/2/building/1'
const FLATS = apartments.filter(({ building }) => building === 1)
const AREAS = FLATS.map(({ area }) => Math.round(area))

const WORDS = {
  en: {
    bar: ['Status All', `Area ${span(AREAS)} m²`, 'Floor 1–8', 'Type Any type'],
    all: 'All filters',
    search: 'Search by name',
    view: 'Building view',
    list: 'List',
    off: 'Off',
    available: /^Available/,
    reserved: /^Reserved/,
    matches: (count: number) => `${count} of ${FLATS.length} match`,
    reset: 'Reset',
  },
  sr: {
    bar: ['Status Svi', `Površina ${span(AREAS)} m²`, 'Sprat 1–8', 'Tip Svi tipovi'],
    all: 'Svi filteri',
    search: 'Pretraga po oznaci',
    view: 'Prikaz zgrade',
    list: 'Lista',
    off: 'Isključeno',
    available: /^Slobodan/,
    reserved: /^Rezervisan/,
    matches: (count: number) => `Odgovara ${count} od ${FLATS.length}`,
    reset: 'Poništi',
  },
}

function span(values: readonly number[]): string {
  return `${Math.min(...values)}–${Math.max(...values)}`
}

const button = (page: Page, title: string) => page.locator(`[data-filter-title="${title}"]`)
const card = (page: Page, name: string) => page.locator(`[data-filter-card="${name}"]`)

/** Whether a shape is left out: dimmed, without a label, not to be reached. */
async function expectLeftOut(page: Page, id: number, leftOut: boolean) {
  const one = shape(page, String(id))
  await expect(one.locator('path').first()).toHaveAttribute('fill', leftOut ? '#14110d' : /var\(--st-/)
  if (leftOut) await expect(one).toHaveAttribute('aria-hidden', 'true')
  else await expect(one).toHaveRole('button')
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not in sight')
  return box
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`the bar's filters open a card, dim what does not match, and are kept as left, in ${language.name} [BAR-07] [BAR-08] [FLT-09] [FLT-10] [FLT-11]`, async ({
    page,
  }) => {
    await openPicture(page, localised(BUILDING, language))
    const bar = page.locator('[data-bottom-bar]')
    await expect(bar.locator('[data-place]')).toHaveText(words.bar)
    await expect(bar.getByRole('button', { name: words.all })).toBeVisible()
    await expect(bar.getByRole('button', { name: words.search })).toBeVisible()
    await expect(bar.getByRole('button', { name: words.view })).toBeVisible()
    await expect(bar.getByRole('link', { name: words.list })).toBeVisible()

    await button(page, 'status').click()
    const status = card(page, 'status')
    await expect(status.getByRole('checkbox')).toHaveCount(4)
    await axeFindsNothing(page)
    for (const box of await status.getByRole('checkbox').all()) await box.uncheck()
    await expect(status.getByRole('status')).toHaveText(words.matches(0))
    await status.getByRole('checkbox', { name: words.reserved }).check()
    const reserved = FLATS.filter((flat) => ['reserved', 'pending-reservation'].includes(flat.status))
    await expect(status.getByRole('status')).toHaveText(words.matches(reserved.length))
    for (const flat of FLATS.filter(({ name }) => /R1-[12]0[18]$/.test(name)))
      await expectLeftOut(page, flat.id, !reserved.includes(flat))

    await button(page, 'status').click()
    await expect(status, 'the active one closes').toHaveCount(0)
    await expect(button(page, 'status')).toBeFocused()
    await button(page, 'status').click()
    await expect(status.getByRole('checkbox', { name: words.reserved })).toBeChecked()
    await expect(status.getByRole('checkbox', { name: words.available })).not.toBeChecked()
    await status.getByRole('button', { name: words.reset }).click()
    await expect(status.getByRole('status')).toHaveText(words.matches(FLATS.length))
  })

  test(`building view turns the filters off and hides the shapes, and gives the status back, in ${language.name} [BAR-10] [FLT-10]`, async ({
    page,
  }) => {
    await openPicture(page, localised(BUILDING, language))
    await button(page, 'status').click()
    await card(page, 'status').getByRole('checkbox', { name: words.available }).uncheck()
    const view = page.getByRole('button', { name: words.view })
    await view.click()
    await expect(view).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('svg [data-shape-id]')).toHaveCount(0)
    await expect(button(page, 'area_range')).toBeDisabled()
    await expect(button(page, 'area_range')).toContainText(words.off)
    await view.click()
    await expect(page.locator('svg [data-shape-id]')).not.toHaveCount(0)
    await button(page, 'status').click()
    await expect(
      card(page, 'status').getByRole('checkbox', { name: words.available }),
      'the status before is back',
    ).not.toBeChecked()
  })
}

test('filters stay on the way to the list and back, and end on the way to a masterplan [FLT-10] [FLT-11] [BAR-10]', async ({
  page,
}) => {
  await openPicture(page, BUILDING)
  await button(page, 'floor_range').click()
  const from = card(page, 'floor_range').getByRole('textbox').first()
  await from.fill('7')
  await from.press('Enter')
  const high = FLATS.filter(({ floor }) => floor >= 7)
  await expect(card(page, 'floor_range').getByRole('status')).toHaveText(WORDS.en.matches(high.length))
  await page.getByRole('link', { name: 'List' }).click()
  await expect(page).toHaveURL(`${BUILDING}/search?floor=7..`)
  await expect(page.getByRole('heading', { level: 2, name: `${high.length} apartments` })).toBeVisible()
  await page.goBack()
  await expect(button(page, 'floor_range')).toContainText('7–8')
  await expectLeftOut(page, FLATS.find(({ floor }) => floor === 2)?.id ?? 0, true)

  // Within the visit, so that what is kept could still be there.
  await page.evaluate(() => {
    history.pushState({ idx: 9 }, '', '/masterplan/2')
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 9 } }))
  })
  await expect(page.locator('[data-shape-id="building-1"]')).toBeAttached()
  await page.goBack()
  await expect(button(page, 'floor_range')).toContainText('1–8')
})

test('sliders are bounded by the apartments and answer to keys and boxes; Escape gives the focus back [FLT-07] [FLT-09]', async ({
  page,
}) => {
  await openPicture(page, BUILDING)
  await tabTo(page, button(page, 'area_range'))
  await page.keyboard.press('Enter')
  const area = card(page, 'area_range')
  await expect(area).toBeFocused()
  const [least, greatest] = [Math.min(...AREAS), Math.max(...AREAS)]
  const [low, high] = [area.getByRole('slider').first(), area.getByRole('slider').last()]
  await expect(low).toHaveAttribute('min', String(least))
  await expect(high).toHaveAttribute('max', String(greatest))
  await expect(high).toHaveAttribute('aria-valuetext', `${greatest}\u00a0m²`)
  await tabTo(page, low)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('PageUp')
  const bound = least + 11
  await expect(area.getByRole('textbox').first()).toHaveValue(`${bound}\u00a0m²`)
  const passing = AREAS.filter((area) => area >= bound - 1).length
  await expect(area.getByRole('status')).toHaveText(WORDS.en.matches(passing))
  await page.keyboard.press('Escape')
  await expect(area).toHaveCount(0)
  await expect(button(page, 'area_range')).toBeFocused()
})

test('on a phone the field of the name search stands above the keyboard, and stays there while one writes [FLT-08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPicture(page, BUILDING)
  await button(page, 'search').click()
  const field = page.getByRole('combobox')
  const { y } = await boxOf(field)
  expect(y).toBeLessThan(640 / 2 - 48)
  await field.fill('r1-')
  await expect(page.getByRole('option').first()).toBeVisible()
  expect((await boxOf(field)).y).toBe(y)
})

test('a unit is found by its name in a list of 75 px rows, and alone matches [FLT-08]', async ({ page }) => {
  await openPicture(page, BUILDING)
  await button(page, 'search').click()
  const field = page.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(page.getByRole('option'), 'empty text lists nothing').toHaveCount(0)
  await field.fill('r1-')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-setsize', String(FLATS.length))
  expect((await boxOf(options.first())).height).toBe(75)
  expect((await boxOf(page.getByRole('listbox'))).height).toBe(400)
  expect((await boxOf(page.locator('[data-name-search]'))).width).toBe(350)
  expect(await options.count(), 'only those in sight exist').toBeLessThan(20)
  await axeFindsNothing(page)

  await field.fill('zzz')
  await expect(page.locator('[data-name-search]').getByRole('status')).toHaveText('No unit has this name.')
  await field.fill('-20')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  // After R1-209, which is available, and R1-208, whose reservation is pending.
  const found = FLATS.find(({ name }) => name === 'R1-201')
  await expect(page).toHaveURL(`${BUILDING}?apartment=${found?.id}`)
  await expectLeftOut(page, FLATS[0]?.id ?? 0, true)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(BUILDING)
  await expectLeftOut(page, FLATS[0]?.id ?? 0, false)
})

test('a project selects its filters: five have a place in the bar, each card above its button [BAR-07] [FLT-07] [FLT-12] [FLT-15]', async ({
  page,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await sql(`update projects set selected_filters = '{1,2,3,4,5,6,7}' where id = 1`)
  await sql('update apartments set area = 70.4 where building_id = 2')
  await openPicture(page, `${origin}${BUILDING}`)
  const titles = ['status', 'area_range', 'floor_range', 'apartment_type', 'orientation']
  const places = { 1440: [30, 225, 425, 625, 825], 768: [30, 80, 140, 200, 260] }
  for (const [width, lefts] of Object.entries(places)) {
    await page.setViewportSize({ width: Number(width), height: 1000 })
    for (const [index, title] of titles.entries()) {
      await button(page, title).click()
      const [at, above] = [await boxOf(card(page, title)), await boxOf(button(page, title))]
      expect([at.x, at.width, above.x]).toEqual([lefts[index], 250, lefts[index]])
      expect(above.y - at.y - at.height).toBeCloseTo(12, 0)
    }
  }
  const south = FLATS.filter(({ orientation }) => orientation.includes('S'))
  await card(page, 'orientation').getByRole('checkbox', { name: 'South' }).check()
  await expect(card(page, 'orientation').getByRole('status')).toHaveText(WORDS.en.matches(south.length))
  await button(page, 'all').click()
  await page.getByRole('link', { name: 'All apartments' }).click()
  await expect(page).toHaveURL(`${origin}/apartmentSearch?projectId=1`)

  await openPicture(page, `${origin}/masterplan/2/building/2`)
  await button(page, 'area_range').click()
  await expect(card(page, 'area_range')).toContainText('70')
  await expect(card(page, 'area_range').getByRole('slider')).toHaveCount(0)
  await button(page, 'floor_range').click()
  await expect(card(page, 'floor_range').getByRole('slider')).toHaveCount(2)
})

test('all filters stand in one column at the right, with how many match [BAR-07] [FLT-09]', async ({
  page,
}) => {
  await openPicture(page, BUILDING)
  await button(page, 'all').click()
  const all = page.locator('[data-all-filters]')
  const { x, width } = await boxOf(all)
  expect([x + width, width]).toEqual([1410, 250])
  await all.getByRole('checkbox', { name: /^Sold/ }).uncheck()
  const left = FLATS.filter(({ status }) => status !== 'sold').length
  await expect(page.getByRole('status').filter({ hasText: 'match' })).toHaveText(
    `${left} of ${FLATS.length} apartments match`,
  )
  await all.locator('[data-filter-row="apartment_type"] summary').click()
  await expect(all.getByRole('checkbox', { name: /^One bedroom/ })).toBeVisible()
  await axeFindsNothing(page)
  await all.getByRole('button', { name: `Show ${left} apartments` }).click()
  await expect(all).toHaveCount(0)
  await expect(button(page, 'all')).toContainText('1')
})

test('icons alone on a medium screen, one button on a small one, whose sheet stands at 12 % [BAR-09] [FLT-09] [FLT-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1279, height: 900 })
  await openPicture(page, BUILDING)
  await expect(button(page, 'area_range')).toBeVisible()
  expect((await boxOf(button(page, 'area_range'))).width).toBeLessThan(60)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button(page, 'area_range')).toBeHidden()
  await button(page, 'all').click()
  const sheet = page.getByRole('dialog', { name: 'All filters' })
  const { x, y, width } = await boxOf(sheet)
  expect([x, Math.round(y), width]).toEqual([20, Math.round(844 * 0.12), 350])
  await axeFindsNothing(page)
  await sheet.getByRole('checkbox', { name: /^Sold/ }).uncheck()
  const left = FLATS.filter(({ status }) => status !== 'sold').length
  await sheet.getByRole('button', { name: `Show ${left} apartments` }).click()
  await expect(sheet).toHaveCount(0)
  await expect(button(page, 'all')).toBeFocused()
})
