import { expect, type Locator, type Page } from '@playwright/test'
import { buildings, byId } from './dataset.ts'
import { expectFocusVisible, focusedShape, tabTo } from './keyboard.ts'
import type { Language } from './languages.ts'
import { pictureAtRest, pointOn, shapeInTheMiddle, stageOf } from './viewer.ts'

/** One way through the product: by mouse, by finger, or by keyboard. */
export interface Way {
  /** From the masterplan to a building; gives back its id. */
  enterBuilding(page: Page, language: Language): Promise<number>
  /** Selects an apartment on the building's picture; gives back its id. */
  pickApartment(page: Page): Promise<number>
  follow(page: Page, link: Locator): Promise<void>
}

export const byMouse = (buildingId: number): Way => ({
  async enterBuilding(page, { key }) {
    await pictureAtRest(page)
    const { x, y } = await pointOn(page, `building-${buildingId}`)
    await page.mouse.move(x, y)
    await expect(page.locator('[data-preview="building"]')).toContainText(
      byId(buildings, buildingId).name[key],
    )
    await page.mouse.click(x, y)
    return buildingId
  },
  async pickApartment(page) {
    await pictureAtRest(page)
    const { id, x, y } = await shapeInTheMiddle(page)
    await page.mouse.click(x, y)
    return Number(id)
  },
  follow: (_, link) => link.click(),
})

export const byTouch = (buildingId: number): Way => ({
  async enterBuilding(page, { key, words }) {
    await pictureAtRest(page)
    const { x, y } = await pointOn(page, `building-${buildingId}`)
    const before = page.url()
    await page.touchscreen.tap(x, y)
    const preview = page.locator('[data-preview="building"]')
    await expect(preview).toContainText(byId(buildings, buildingId).name[key])
    expect(page.url(), 'a first touch only previews').toBe(before)
    await preview.getByRole('link', { name: words.open }).tap()
    return buildingId
  },
  async pickApartment(page) {
    await pictureAtRest(page)
    const { id, x, y } = await shapeInTheMiddle(page)
    await page.touchscreen.tap(x, y)
    return Number(id)
  },
  follow: (_, link) => link.tap(),
})

/** Tab, arrows and Enter, nothing else. */
export const byKeyboard = (...arrows: readonly string[]): Way => ({
  async enterBuilding(page) {
    await expect(stageOf(page)).toBeVisible()
    await tabTo(page, page.locator('svg [data-shape-id][tabindex="0"]'))
    for (const key of arrows) await page.keyboard.press(key)
    // Among the buildings lie the communities they stand in; arrows lead from one to the next.
    for (let presses = 0; presses < 10 && !(await focusedShape(page))?.startsWith('building-'); presses++)
      await page.keyboard.press('ArrowUp')
    await expectFocusVisible(page)
    const id = await focusedShape(page)
    expect(id).toMatch(/^building-\d+$/)
    await page.keyboard.press('Enter')
    return Number(id?.replace('building-', ''))
  },
  async pickApartment(page) {
    await expect(stageOf(page)).toBeVisible()
    await tabTo(page, page.locator('svg [data-shape-id][tabindex="0"]'))
    const first = await focusedShape(page)
    for (const key of arrows) await page.keyboard.press(key)
    const id = await focusedShape(page)
    expect(id, 'the arrows lead to another apartment').not.toBe(first)
    await expectFocusVisible(page)
    await page.keyboard.press('Enter')
    return Number(id)
  },
  async follow(page, link) {
    // Whoever opened the card by keyboard stands on its link already.
    await expect(link).toBeFocused()
    await expectFocusVisible(page)
    await page.keyboard.press('Enter')
  },
})
