import type { Locator, Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { addColleagues } from '../support/colleagues.ts'
import { coloursApart, paintMask, shownView } from '../support/demo-mask.ts'
import { tabTo } from '../support/keyboard.ts'
import { openDrawing } from '../support/studio-drawing.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const SAVED = /Draft saved/

test('does all of drawing by the keyboard alone, from a mask to Publish [OUT-01] [OUT-03] [OUT-04] [OUT-05] [OUT-06] [OUT-07] [OUT-11]', async ({
  page,
  context,
  scratch,
}) => {
  test.setTimeout(240_000)
  const product = await scratch({})
  await addColleagues(product)
  await workAs(context, 'editor', product.origin)
  await openDrawing(page, `${product.origin}/studio/1/outlines?building=1`)
  const mask = await maskOf(page)
  // Whoever touches the pointer fails.
  await page.evaluate(() => {
    addEventListener('pointerdown', () => document.body.setAttribute('data-pointer-used', ''), true)
  })
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
  }
  const saved = () => expect(page.getByRole('status')).toHaveText(SAVED)
  const made = () => expect(page.getByRole('alert').filter({ hasText: /outlines? made/ })).toBeVisible()

  // By hand: found by its name, drawn, mended, copied, cut.
  await press('/')
  await page.keyboard.type('R1-609')
  await tabTo(page, page.getByRole('navigation').getByRole('button', { name: 'R1-609' }))
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'R1-609' })).toBeVisible()
  await press('d')
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await press('Space')
    await press(`Shift+${key}`, 12)
  }
  await press('Space')
  await press('Enter')
  await expect(page.getByText('4 points', { exact: true })).toBeVisible()
  await press('Escape')
  await press(']')
  await press('Insert')
  await expect(page.getByText('5 points', { exact: true })).toBeVisible()
  await press('Alt+ArrowUp', 5)
  await press('Delete')
  await expect(page.getByText('4 points', { exact: true })).toBeVisible()
  await press('x')
  await press('PageUp')
  await saved()
  await press('m')
  await press('Shift+ArrowUp')
  await press('Escape')

  // From a mask.
  await press('k')
  const chosen = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel('Choose a file')).catch(() => undefined)
  await press('Enter')
  await (await chosen).setFiles({ name: 'mask.png', mimeType: 'image/png', buffer: mask })
  await expect(page.getByRole('heading', { name: '56 colours found' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: /^Make 56 outlines/ }))
  await press('Enter')
  await made()
  await saved()

  // By the façade grid.
  await press('f')
  await expect(page.getByText('Click the four corners of the façade, from the top left.')).toBeVisible()
  await press('Shift+ArrowLeft', 40)
  await press('Shift+ArrowUp', 20)
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    await press('Space')
    await press(`Shift+${key}`, key === 'ArrowDown' ? 40 : 80)
  }
  await press('Space')
  await expect(page.locator('[data-grid-floor]')).toHaveCount(8)
  await press('Enter')
  await made()
  await saved()
  await press('Control+z')
  await saved()

  // To another view: four points, in both pictures.
  await press('c')
  await expect(page.locator('[data-ready]')).toHaveCount(2)
  const [left, right] = [page.locator('[data-ready]').first(), page.locator('[data-ready]').last()]
  // Its ring lies within the picture.
  for (let presses = 0; presses < 40 && !(await isFocused(left)); presses += 1) await press('Tab')
  await expect(left).toBeFocused()
  for (const [across, down] of [
    ['ArrowLeft', 'ArrowUp'],
    ['ArrowRight', 'ArrowUp'],
    ['ArrowRight', 'ArrowDown'],
    ['ArrowLeft', 'ArrowDown'],
  ])
    for (const other of [right, left]) {
      await press('p')
      await press(`Shift+${across}`, 20)
      await press(`Shift+${down}`, 20)
      // On with Tab, back past what stands between them.
      const way = other === right ? 'Tab' : 'Shift+Tab'
      for (let presses = 0; presses < 40 && !(await isFocused(other)); presses += 1) await press(way)
      await expect(other).toBeFocused()
    }
  await expect(page.locator('[data-point]')).toHaveCount(8)
  await expect(page.getByRole('button', { name: /^Carry \d+ outline/ })).toBeEnabled()
  await press('Enter')
  await made()
  await saved()
  await press('Control+z')
  await saved()

  // And out to visitors.
  await tabTo(page, page.getByRole('button', { name: /^Publish \d+ changes/ }))
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await tabTo(page, dialog.getByRole('button', { name: /^Publish \d+ changes/ }))
  await press('Enter')
  await expect(dialog).toContainText('Published. See it live')
  await axeFindsNothing(page)
  await expect(page.locator('body')).not.toHaveAttribute('data-pointer-used')
})

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** As its 3D studio would export it: all that River side shows, each in a colour of its own. */
function maskOf(page: Page): Promise<Buffer> {
  const view = shownView(1)
  const colours = coloursApart(view.apartments.length, [])
  const shapes = view.apartments.map(({ points }, nth) => ({ hex: colours[nth] ?? '', points }))
  return paintMask(page, shapes, view, 1920)
}
