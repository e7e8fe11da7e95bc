import type { Locator, Page } from '@playwright/test'
import { makeUser, test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EDITOR = 3

const WORDS = {
  en: {
    places: 'Places',
    find: 'Find a place',
    floor: (floor: number) => `Floor ${floor}`,
    of: (drawn: number, total: number) => `${drawn} of ${total}`,
    nothing: 'Nothing is called “Nowhere”',
    moved: (name: string) => `${name} was moved`,
    undo: 'Undo',
    views: 'Camera views',
    viewName: 'Name of the view, Serbian',
    first: 'First',
    makeFirst: 'Make it first',
    addBuilding: 'Name of a new building',
    addFloor: 'Add a floor',
    removeFloor: 'Remove this floor',
    remove: 'Remove…',
    removeNow: 'Remove',
    sold: /apartments were reserved or sold/,
    draw: 'Draw its outlines',
  },
  sr: {
    places: 'Mesta',
    find: 'Nađite mesto',
    floor: (floor: number) => `${floor}. sprat`,
    of: (drawn: number, total: number) => `${drawn} od ${total}`,
    nothing: 'Ništa se ne zove „Nowhere“',
    moved: (name: string) => `Premešteno: ${name}`,
    undo: 'Poništite',
    views: 'Pogledi kamere',
    viewName: 'Naziv pogleda, srpski',
    first: 'Prvi',
    makeFirst: 'Postavite kao prvi',
    addBuilding: 'Naziv nove zgrade',
    addFloor: 'Dodajte sprat',
    removeFloor: 'Uklonite ovaj sprat',
    remove: 'Uklonite…',
    removeNow: 'Uklonite',
    sold: /Ne može da se ukloni/,
    draw: 'Crtajte obrise',
  },
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
]

const line = (page: Page, name: string): Locator => page.getByRole('treeitem', { name })

/** The buildings of the tree, in its order. */
const buildings = (page: Page) => page.locator('[role=treeitem][data-kind=buildings]').allInnerTexts()

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`shows the tree with counts of what is drawn, in ${language.name} [PLC-01] [STU-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    for (const size of SIZES) {
      await page.setViewportSize(size)
      await page.goto(`${language.prefix}/studio/1/places`)
      await expect(page.getByRole('tree', { name: words.places })).toBeVisible()
      await expect(line(page, `Riva One ${words.of(106, 106)}`)).toBeVisible()
      await axeFindsNothing(page)
    }
  })

  test(`finds a place by its name with / and opens it by keys alone, in ${language.name} [PLC-01] [STU-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await workAs(context, await makeUser(accounts, EDITOR))
    await page.goto(`${language.prefix}/studio/1/places`)
    await expect(line(page, 'Riva One')).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: words.find })).toBeFocused()
    await page.keyboard.type('nowhere')
    await page.getByRole('searchbox').fill('Nowhere')
    await expect(page.getByText(words.nothing)).toBeVisible()
    await page.getByRole('searchbox').fill('r1 101')
    await expect(line(page, 'R1-101')).toBeVisible()
    await expect(page.getByRole('treeitem')).toHaveCount(6)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'R1-101' })).toBeVisible()
    await expect(page).toHaveURL(/\?apartment=1001$/)
  })
}

test.describe('with a product of its own', () => {
  test.setTimeout(150_000)

  for (const language of LANGUAGES) {
    const words = WORDS[language.key]

    test(`is ordered and moved by dragging and by keys, in ${language.name} [PLC-01]`, async ({
      page,
      context,
      accounts,
    }) => {
      await workAs(context, await makeUser(accounts, EDITOR))
      await page.goto(`${language.prefix}/studio/1/places`)
      await expect(line(page, 'Riva One')).toBeVisible()
      const before = await buildings(page)
      const [first = '', second = ''] = before.map((text) => text.split('\n')[0] ?? '')
      await line(page, first).focus()
      await page.keyboard.press('Alt+ArrowDown')
      await expect(page.getByText(words.moved(first))).toBeVisible()
      await expect.poll(async () => (await buildings(page))[0]).toContain(second)
      await page.reload()
      await expect(line(page, first)).toBeVisible()
      expect((await buildings(page))[0]).toContain(second)
      // And back by dragging.
      await line(page, first).dragTo(line(page, second), { targetPosition: { x: 80, y: 4 } })
      await expect.poll(async () => (await buildings(page))[0]).toContain(first)
      await page.getByRole('button', { name: words.undo, exact: true }).click()
      await expect.poll(async () => (await buildings(page))[0]).toContain(second)
    })

    test(`makes a building and a floor, and removes them, in ${language.name} [PLC-01]`, async ({
      page,
      context,
      accounts,
    }) => {
      await workAs(context, await makeUser(accounts, EDITOR))
      await page.goto(`${language.prefix}/studio/1/places?masterplan=2`)
      await page.getByRole('textbox', { name: words.addBuilding }).fill('Riva Nine')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: 'Riva Nine' })).toBeVisible()
      await expect(line(page, 'Riva Nine')).toBeVisible()
      await page.getByRole('button', { name: words.addFloor }).click()
      await page.getByRole('button', { name: words.floor(1) }).click()
      await page.getByRole('button', { name: words.removeFloor }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Riva Nine' })).toBeVisible()
      await page.getByRole('button', { name: words.remove, exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.removeNow, exact: true }).click()
      await expect(line(page, 'Riva Nine')).toHaveCount(0)
      // What was ever sold stays (AUT-11); the dialog offers to take it off the site.
      await line(page, 'Riva One').click()
      await page.getByRole('button', { name: words.remove, exact: true }).click()
      await expect(page.getByRole('dialog').getByText(words.sold)).toBeVisible()
    })

    test(`names camera views in both languages, orders them, says which is first, in ${language.name} [PLC-03]`, async ({
      page,
      context,
      accounts,
    }) => {
      await workAs(context, await makeUser(accounts, EDITOR))
      const buildingId = language.key === 'en' ? 1 : 2
      await page.goto(`${language.prefix}/studio/1/places?building=${buildingId}`)
      const views = page.getByRole('region', { name: words.views }).getByRole('listitem')
      await expect(views).toHaveCount(2)
      await expect(views.first().getByText(words.first, { exact: true })).toBeVisible()
      await views.nth(1).getByLabel(words.viewName).fill('Iz dvorišta')
      await expect(views.nth(1).getByRole('button', { name: words.makeFirst })).toBeVisible()
      await views.nth(1).getByRole('button', { name: words.makeFirst }).click()
      await expect(views.first().getByLabel(words.viewName)).toHaveValue('Iz dvorišta')
      await expect.poll(async () => (await titlesOf(page, buildingId)).includes('Iz dvorišta')).toBe(true)
      await page.reload()
      await expect(views.first().getByLabel(words.viewName)).toHaveValue('Iz dvorišta')
      await expect(page.getByRole('link', { name: words.draw })).toHaveAttribute(
        'href',
        new RegExp(`outlines\\?building=${buildingId}$`),
      )
      await axeFindsNothing(page)
    })
  }
})

/** What the views of Riva One are called in Serbian, as the server has it. */
async function titlesOf(page: Page, buildingId: number): Promise<string[]> {
  return page.evaluate(async (id) => {
    const { token } = (await (await fetch('/api/v1/users/refresh-token')).json()).data.attributes
    const read = async (path: string) =>
      (await (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).json()).data
    const views = await read(`/api/v1/studio/projects/1/camera-views?filter[buildingId]=${id}`)
    const titles = views.map(async ({ id: poiId }: { id: string }) => {
      const [title] = await read(
        `/api/v1/studio/projects/1/media?filter[poiId]=${poiId}&filter[mediaTypeId]=1`,
      )
      return title.attributes.texts[6]
    })
    return Promise.all(titles)
  }, buildingId)
}
