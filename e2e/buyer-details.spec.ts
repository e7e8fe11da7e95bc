import type { Page } from '@playwright/test'
import { apartments, buildings, byId, suton } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { expect, test } from './support/test.ts'
import { cameraAtRest, openPicture, pictureAtRest, pointOn, shape } from './support/viewer.ts'

const RIVA_ONE = '/masterplan/2/building/1'
const TOWER = byId(buildings, 3)
const IN_TOWER = `/masterplan/${TOWER.masterplan}/building/${TOWER.id}`

const preview = (page: Page) => page.locator('[data-preview="apartment"]')

test('a click pans the picture, and no card opens for what comes to lie under the mouse [BUY-01]', async ({
  page,
}) => {
  await openPicture(page, RIVA_ONE)
  await pictureAtRest(page)
  const { name } = byId(apartments, 1066)
  const { x, y } = await pointOn(page, '1066')
  await page.mouse.move(x, y)
  await expect(preview(page)).toContainText(name)
  await page.mouse.click(x, y)
  await expect(page).toHaveURL(/apartment=1066/)
  await cameraAtRest(page)
  // Browsers tell of the shape that is under the mouse now: the same as that it had been entered without a move.
  const under = await page.evaluate(
    ([x = 0, y = 0]) => {
      const target = document.elementFromPoint(x, y)
      const at = { bubbles: true, pointerType: 'mouse', clientX: x, clientY: y }
      for (const kind of ['pointerover', 'pointermove']) target?.dispatchEvent(new PointerEvent(kind, at))
      return target?.closest('[data-shape-id]')?.getAttribute('data-shape-id')
    },
    [x, y],
  )
  await expect(preview(page), `under the mouse is ${under}`).toHaveCount(1)
  await expect(preview(page)).toContainText(name)
})

test('after a pan no card opens until the mouse moves [BUY-01]', async ({ page }) => {
  await openPicture(page, RIVA_ONE)
  await pictureAtRest(page)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await cameraAtRest(page)
  const { x, y } = await pointOn(page, '1066')
  await page.mouse.move(x, y)
  await expect(preview(page)).toHaveCount(1)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 40, { steps: 6 })
  await page.mouse.move(x + 150, y + 60, { steps: 6 })
  await page.mouse.up()
  await cameraAtRest(page)
  const shown = await preview(page).allInnerTexts()
  expect(shown.filter((text) => !text.includes(byId(apartments, 1066).name))).toEqual([])
  // It went along with the picture, and lies under the mouse still.
  await page.mouse.move(x + 155, y + 64, { steps: 3 })
  await expect(preview(page)).toContainText(byId(apartments, 1066).name)
})

test('form and thanks show the building of the apartment that is asked about, with the number as it is written [BUY-01]', async ({
  page,
}) => {
  const apartment = byId(apartments, 1045)
  await page.goto(`${RIVA_ONE}/apartment/${apartment.id}`)
  const ownPictures = await page.evaluate(async () => {
    const reply = await fetch('/api/v1/frontend/buildings/1/pois?langId=1&poiTypeId=7')
    return JSON.stringify(await reply.json())
  })
  await (await hydrated(page.getByRole('button', { name: 'Ask for price' }))).click()
  const form = page.getByRole('dialog', { name: 'Ask for price' })
  await expect(form.getByText(apartment.name, { exact: true })).toBeVisible()
  const picture = form.locator('img[src*="resize=1280"]')
  const address = (await picture.getAttribute('src'))?.replace(/&?resize=1280/, '') ?? ''
  const file = new URL(address, page.url()).pathname
  expect(ownPictures, 'a view of Riva One').toContain(file)

  await page.route('**/api/v1/public/apartments/ask-for-price', (route) =>
    route.fulfill({ status: 202, json: {} }),
  )
  await form.getByLabel('First name', { exact: true }).fill('Milica')
  await form.getByLabel('Last name', { exact: true }).fill('Jovanović')
  await form.getByLabel('E-mail', { exact: true }).fill('milica@primer.example')
  const phone = form.getByLabel('Phone', { exact: true })
  await phone.fill('+381 (0)64/555-123 ext')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(phone).toHaveAccessibleDescription('Only numbers allowed')
  await page.unroute('**/api/v1/public/apartments/ask-for-price')
  await phone.fill('+381 (0)64/555-12.34')
  await form.getByRole('button', { name: 'Send request' }).click()
  const thanks = page.getByRole('dialog', { name: /^Thank you/ })
  await expect(thanks).toBeVisible()
  await expect(thanks.locator('img[sizes]').first()).toHaveAttribute('src', new RegExp(escaped(file)))
})

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('floors are counted the same way on the plan, in the list, on the page and by the filter [BUY-01]', async ({
  page,
}) => {
  const [, highest] = TOWER.residentialFloors
  const top = apartments.filter(({ building, floor }) => building === TOWER.id && floor === highest - 1)
  const [duplex] = top
  if (!duplex) throw new Error('Nothing is on top of the tower')
  const both = `${duplex.floor}–${duplex.floor + 1}`
  await page.goto('/building')
  await expect(page.getByRole('listitem').filter({ hasText: TOWER.name.en })).toContainText(
    `${highest} floors`,
  )
  await page.goto(`${IN_TOWER}/apartment/${duplex.id}`)
  await expect(page.getByText(`${both} of ${highest}`)).toBeVisible()
  await openPicture(page, IN_TOWER)
  await expect(page.locator('[data-filter-title="floor_range"]')).toContainText(`1–${highest}`)
  await expect(shape(page, String(duplex.id))).toHaveAccessibleName(new RegExp(`floor ${both}`))
  await page.goto(`${IN_TOWER}/search?floor=${highest}..${highest}`)
  const cards = page.getByRole('main').locator('[data-apartment]')
  await expect(cards).toHaveCount(top.length)
  await expect(cards.first()).toContainText(both)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

  test('Suton’s house begins with what is free in sight, before and after the script [BUY-01]', async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL?.replace('localhost', 'all.localhost')
    const free = suton.apartments.filter(({ building, status }) => building === 31 && status === 'available')
    const middles = () =>
      Promise.all(
        free.map(({ id }) =>
          shape(page, String(id)).evaluate((element) => {
            const { left, right } = element.getBoundingClientRect()
            return Math.round((left + right) / 2)
          }),
        ),
      )
    await page.goto(`${origin}/masterplan/21/building/31`, { waitUntil: 'commit' })
    await shape(page, String(free[0]?.id)).waitFor()
    const first = await middles()
    await openPicture(page, `${origin}/masterplan/21/building/31`)
    const settled = await middles()
    for (const at of [...first, ...settled]) {
      expect(at).toBeGreaterThan(60)
      expect(at).toBeLessThan(330)
    }
    expect(Math.max(...first.map((at, nth) => Math.abs(at - (settled[nth] ?? 0))))).toBeLessThanOrEqual(1)
  })

  test('the bar of a list has two lines at most, and says since when it is true beside the count', async ({
    page,
  }) => {
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(size)
      await page.goto('/apartmentSearch')
      const live = page.locator('[data-place="list"]')
      await expect(live).toBeVisible()
      await expect(page.getByRole('banner').locator('[data-line]')).toHaveCount(0)
      // In the same row: beside it, or under it on a phone.
      const [said, count] = [
        await live.boundingBox(),
        await page.getByText('828 apartments', { exact: true }).boundingBox(),
      ]
      expect(Math.abs((said?.y ?? 0) - (count?.y ?? 99)), JSON.stringify(size)).toBeLessThan(24)
    }
  })
})
