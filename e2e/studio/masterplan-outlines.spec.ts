import { axeFindsNothing } from '../support/axe.ts'
import { expect, test } from '../support/drawing-test.ts'
import { openDrawing } from '../support/studio-drawing.ts'
import { workAs } from '../support/studio-people.ts'

const SAVED = /Draft saved/

test('draws buildings on the picture of a masterplan [OUT-01]', async ({ page, context }) => {
  await workAs(context, 'editor')
  await openDrawing(page, '/studio/1/outlines?masterplan=2')
  await expect(page.getByRole('banner').getByRole('listitem')).toHaveText([
    'Riva quarter',
    'Riva',
    'From the river',
  ])
  // Masks and grids are of façades.
  await expect(page.getByRole('button', { name: 'Mask', exact: true })).toBeHidden()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: 'Riva One', exact: true })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Riva One' })).toBeVisible()
  await page.locator('[data-ready]').focus()
  await page.keyboard.press(']')
  const outline = page.locator('[data-outline]').first()
  const before = await outline.getAttribute('points')
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(outline).not.toHaveAttribute('points', before ?? '')
  await expect(page.getByRole('status')).toHaveText(SAVED)
  await axeFindsNothing(page)
  await page.keyboard.press('Control+z')
  await expect(outline).toHaveAttribute('points', before ?? '')
  await expect(page.getByRole('status')).toHaveText(SAVED)
})
