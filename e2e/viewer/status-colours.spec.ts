import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import type { Page } from '@playwright/test'
import { apartments, byId, views } from '../support/dataset.ts'
import { expect, test } from '../support/test.ts'
import { openPicture, pointOn, shape } from '../support/viewer.ts'

// Nothing moves by itself, in a window that the processor alone paints quickly.
test.use({ viewport: { width: 1000, height: 625 }, contextOptions: { reducedMotion: 'reduce' } })

/** Apartments of every status stand in this view of Park Terraces. */
const VIEW = byId(views, 11)
const BUILDING = '/masterplan/3/building/4'

/** The fills at rest (decision 243): each is a colour of its own, lighter than under the pointer. */
const AT_REST: Readonly<Record<ApartmentStatus, number>> = {
  available: 0.38,
  'pending-reservation': 0.42,
  reserved: 0.42,
  sold: 0.3,
  unavailable: 0.46,
}
const STATUSES = Object.keys(AT_REST) as ApartmentStatus[]
const HOVERED = 0.5
const SELECTED = 1

interface Fill {
  readonly colour: string
  readonly alpha: number
}

test('each status has its own fill colour, on every apartment of a view [VIE-03]', async ({ page }) => {
  await openPicture(page, BUILDING)
  const colours = await statusColours(page)
  expect(new Set(Object.values(colours)).size).toBe(STATUSES.length)
  for (const { target } of VIEW.polygons) {
    const { id, status } = byId(apartments, target.id)
    expect(await fillOf(page, id), `${id} is ${status}`).toEqual({
      colour: colours[status],
      alpha: AT_REST[status],
    })
  }
})

for (const status of STATUSES)
  test(`${status}: hovered the fill is stronger, selected it is fully opaque [VIE-03]`, async ({ page }) => {
    await openPicture(page, BUILDING)
    const colour = (await statusColours(page))[status]
    const id =
      VIEW.polygons.map(({ target }) => target.id).find((one) => byId(apartments, one).status === status) ?? 0
    const { x, y } = await pointOn(page, String(id))

    await page.mouse.move(x, y)
    await expect.poll(() => raisedFill(page, id)).toEqual({ colour, alpha: HOVERED })
    await page.mouse.click(x, y)
    await page.mouse.move(5, 300)
    await expect.poll(() => raisedFill(page, id)).toEqual({ colour, alpha: SELECTED })

    await page.keyboard.press('Escape')
    await expect.poll(() => fillOf(page, id)).toEqual({ colour, alpha: AT_REST[status] })
  })

/** The tokens as the browser understands them. */
function statusColours(page: Page): Promise<Record<ApartmentStatus, string>> {
  return page.evaluate((statuses) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const colours = statuses.map((status) => {
      probe.style.color = `var(--st-${status})`
      return [status, getComputedStyle(probe).color]
    })
    probe.remove()
    return Object.fromEntries(colours)
  }, STATUSES)
}

function fillOf(page: Page, id: number): Promise<Fill> {
  return shape(page, String(id)).evaluate((element) => {
    const { fill, fillOpacity } = getComputedStyle(element.querySelector('path') ?? element)
    return { colour: fill, alpha: Number(fillOpacity) }
  })
}

/** What is hovered or selected is painted once more above the others, along the same outline. */
function raisedFill(page: Page, id: number): Promise<Fill | undefined> {
  return shape(page, String(id)).evaluate((element) => {
    const outline = element.querySelector(':scope > path:last-of-type')?.getAttribute('d')
    const above = [...document.querySelectorAll('svg g[aria-hidden="true"] path')]
    const painted = above.find(
      (path) => path.getAttribute('d') === outline && path.getAttribute('fill-opacity'),
    )
    if (!painted) return undefined
    const { fill, fillOpacity } = getComputedStyle(painted)
    return { colour: fill, alpha: Number(fillOpacity) }
  })
}
