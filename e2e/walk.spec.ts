import type { Page } from '@playwright/test'
import { apartmentFacts } from './support/apartment-facts.ts'
import { apartments, buildings, byId, project } from './support/dataset.ts'
import { english, type Language, serbian } from './support/languages.ts'
import { expect, test } from './support/test.ts'
import { byKeyboard, byMouse, byTouch, type Way } from './support/walk.ts'
import { watch } from './support/watch.ts'

/** On a phone only the middle of the quarter is in sight. */
const WALKS: readonly { language: Language; by: string; desktop: Way; phone: Way }[] = [
  { language: english, by: 'pointer', desktop: byMouse(1), phone: byTouch(5) },
  { language: serbian, by: 'pointer', desktop: byMouse(3), phone: byTouch(4) },
  {
    language: english,
    by: 'keyboard',
    desktop: byKeyboard('ArrowRight', 'ArrowDown', 'ArrowRight'),
    phone: byKeyboard('ArrowRight', 'ArrowRight', 'ArrowDown'),
  },
  {
    language: serbian,
    by: 'keyboard',
    desktop: byKeyboard('ArrowDown', 'ArrowDown', 'ArrowRight'),
    phone: byKeyboard('ArrowRight', 'ArrowDown', 'ArrowDown'),
  },
]

for (const { language, by, ...ways } of WALKS)
  test(`a visitor walks from the splash to an apartment in ${language.name} by ${by} [GEN-08, NAV-01, RTE-22, RTE-24, RTE-27]`, async ({
    page,
    baseURL,
  }, { project: { name } }) => {
    const way = name === 'phone' ? ways.phone : ways.desktop
    const { prefix, words, key } = language
    const { hosts, complaints } = watch(page)

    // The splash leaves by itself, sooner than anyone outside can look: its page is read as it was sent.
    await page.addInitScript(() => Object.assign(window, { entries: history.length }))
    const splash = await page.goto(`${prefix}/`)
    expect(await splash?.text()).toContain(`>${project.name}</h1>`)
    await expect(page).toHaveURL(`${prefix}/masterplan/1`)
    expect(
      await page.evaluate(() => history.length - (window as unknown as { entries: number }).entries),
      'the splash is replaced in history',
    ).toBe(0)

    const building = byId(buildings, await way.enterBuilding(page, language))
    await expect(page).toHaveURL(`${prefix}/masterplan/${building.masterplan}/building/${building.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(building.name[key])

    const apartment = byId(apartments, await way.pickApartment(page))
    expect(apartment.building).toBe(building.id)
    const card = page.locator('[data-preview="apartment"]')
    await expect(card).toContainText(apartment.name)
    await expect(card).toContainText(words.statuses[apartment.status])

    await way.follow(page, card.getByRole('link', { name: words.exploreUnit }))
    await expect(page).toHaveURL(
      `${prefix}/masterplan/${building.masterplan}/building/${building.id}/apartment/${apartment.id}`,
    )
    const facts = apartmentFacts(apartment, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(facts.name)
    expect(await shownFacts(page)).toEqual(facts)
    await expect(page.locator('html')).toHaveAttribute('lang', language.lang)

    expect([...hosts], 'nothing is asked of another host').toEqual([new URL(baseURL ?? '').host])
    expect(complaints).toEqual([])
  })

/** The section of the page that says what is known about the apartment. */
function shownFacts(page: Page) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) })
    .evaluate((section) => {
      const text = (selector: string) => section.querySelector(selector)?.textContent
      return {
        name: text('h1'),
        building: text('span'),
        status: text('p'),
        type: text('h1 + p'),
        table: Object.fromEntries(
          [...section.querySelectorAll('dl > div')].map((row) => [
            row.querySelector('dt')?.textContent,
            row.querySelector('dd')?.textContent,
          ]),
        ),
      }
    })
}
