import { expectFocusVisible, tabTo } from '../support/keyboard.ts'
import { LANGUAGES } from '../support/languages.ts'
import { localised } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'
import { openPicture } from '../support/viewer.ts'

test.use({ viewport: { width: 1000, height: 625 }, contextOptions: { reducedMotion: 'reduce' } })

for (const language of LANGUAGES)
  test(`what is on a picture is a list as well: the same names, opened in the same way, in ${language.name} [VIE-02]`, async ({
    page,
  }) => {
    await openPicture(page, localised('/masterplan/1', language))
    const shapes = page.locator('svg [data-shape-id]')
    const named = await shapes.evaluateAll((all) => all.map((shape) => shape.getAttribute('aria-label')))
    const button = page.getByRole('button', { name: language.words.pictureList })
    await expect(button).toHaveCSS('opacity', '0')
    await tabTo(page, button)
    await expect(button).toHaveCSS('opacity', '1')
    await expect(page.locator('[data-listed]'), 'nothing is read twice').toHaveCount(0)

    await page.keyboard.press('Enter')
    const items = page.locator('[data-listed]')
    await expect(items.first()).toBeFocused()
    expect(await items.allTextContents()).toEqual(named)
    await page.keyboard.press('ArrowDown')
    await expect(items.nth(1)).toBeFocused()
    await expectFocusVisible(page)
    await expect(page.locator('[data-preview]'), 'the picture shows which').toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(items).toHaveCount(0)
    await expect(button).toBeFocused()

    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    const href = await items.last().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href ?? '')
  })
