import { workAs } from '../support/studio-people.ts'
import { test } from '../support/test.ts'

test('look', async ({ page, context }) => {
  await workAs(context, 'admin')
  page.on('console', (m) => console.log('console', m.text()))
  page.on('pageerror', (m) => console.log('pageerror', m.message))
  await page.goto('/studio/1/apartments')
  await page.getByRole('grid').waitFor()
  await page.getByRole('searchbox').fill('R1-')
  await page.locator('[data-row="2"][data-column="7"]').click()
  await page.keyboard.type('300000')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(2500)
  for (const row of [1, 3, 4]) await page.locator(`[data-row="${row}"][data-choose]`).click()
  await page.locator('[data-row="2"][data-column="7"]').hover()
  await page.waitForTimeout(600)
  await page.screenshot({ path: '/tmp/look-1.png' })
  await page.keyboard.press('Control+z')
  await page.waitForTimeout(1500)
  await page.locator('[data-row="5"][data-column="1"]').dblclick()
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/look-2.png' })
})
