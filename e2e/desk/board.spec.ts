import { test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { DESK_WORDS, sellOnRiva, workOnRiva } from '../support/desk.ts'
import { LANGUAGES } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const MINUTE_MS = 60_000
const NAME = 'R1-101'
const ID = 1001

for (const language of LANGUAGES) {
  const words = DESK_WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`

  test(`the board has a claim on its way from hold to sold, by menu, keys and dragging, in ${language.name} [RSV-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    const other = await sellOnRiva(context, accounts, [NAME])
    await other.hold(ID, 'Ana Jovanović', new Date(Date.now() + 20 * MINUTE_MS))
    await page.goto(at('/desk'))
    await expect(page).toHaveURL(at('/desk/1/enquiries'))
    await page.getByRole('link', { name: words.board }).click()
    await expect(page).toHaveURL(at('/desk/1/board'))
    await expect(page.getByRole('heading', { level: 1, name: words.board })).toBeVisible()
    await expect(page.locator('[data-line]')).toHaveText(words.live)
    const column = (nth: number) => page.getByRole('region', { name: words.columns[nth] ?? '', exact: true })
    const card = (nth: number) => column(nth).getByRole('listitem').filter({ hasText: NAME })

    // The soonest to expire is on top, and warns.
    const first = column(0).getByRole('listitem').first()
    await expect(first).toContainText(NAME)
    await expect(first).toContainText('Ana Jovanović')
    await expect(first.getByText(words.expires)).toBeVisible()
    // One's own work alone.
    await page.getByLabel(words.agent).selectOption({ index: 1 })
    await expect(page.locator('[data-card]')).toHaveCount(1)
    await axeFindsNothing(page, 'board')
    await first.getByRole('button', { name: words.extend }).click()
    await expect(card(0).getByText(words.left)).toBeVisible()

    // By its menu: what a reservation asks for is asked first.
    await card(0)
      .getByRole('button', { name: words.actionsOf(NAME) })
      .click()
    await page.getByRole('menuitem', { name: words.deposit }).click()
    const dialog = page.getByRole('dialog')
    await axeFindsNothing(page, 'deposit', '[role=dialog]')
    const deposit = dialog.getByLabel(words.depositField)
    await deposit.pressSequentially('5.000,00')
    await deposit.blur()
    await expect(deposit).toHaveValue('5,000')
    await dialog.getByRole('button', { name: words.reserve, exact: true }).click()
    await expect(card(1)).toBeVisible()
    await expect(card(0)).toHaveCount(0)

    // By keys.
    await card(1).getByRole('link', { name: NAME }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await dialog.getByRole('button', { name: words.saveContract }).click()
    await expect(card(2)).toBeVisible()

    // By dragging, one column to the right, once the server has said yes to the step before.
    await expect(card(2)).toHaveAttribute('draggable', 'true')
    await card(2).dragTo(column(3))
    await dialog.getByRole('button', { name: words.sell }).click()
    await expect(card(3)).toBeVisible()
    await expect(card(3).getByRole('button', { name: words.actionsOf(NAME) })).toBeVisible()
  })

  test(`a move that the server refuses goes back and says why, in ${language.name} [RSV-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    const other = await sellOnRiva(context, accounts, [NAME])
    const claimId = await other.hold(ID, 'Ana Jovanović')
    await page.goto(at('/desk/1/board'))
    const held = page.getByRole('region', { name: words.columns[0], exact: true })
    await held.getByRole('button', { name: words.actionsOf(NAME) }).click()
    await page.getByRole('menuitem', { name: words.release }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words.releaseOf(NAME) }).click()
    await expect(dialog.getByText(words.required)).toBeVisible()
    await dialog.getByLabel(words.reason).fill('No loan')
    await other.release(claimId)
    await dialog.getByRole('button', { name: words.releaseOf(NAME) }).click()
    await expect(page.getByText(words.ended(NAME))).toBeVisible()
  })
}

test('is nothing to whom does not sell [RSV-04]', async ({ page, context, accounts }) => {
  await page.goto('/desk/1/board')
  await expect(page).toHaveURL(/\/login/)
  await workOnRiva(context, accounts, 'user')
  for (const path of ['/desk', '/desk/1', '/desk/1/board', '/desk/1/apartments']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: '404 Not Found' })).toBeVisible()
  }
  expect((await page.request.get('/desk/1/nothing')).status()).toBe(404)
})

test('an editor looks at apartments, and there are no buyers and nothing to do [RSV-04]', async ({
  page,
  context,
  accounts,
}) => {
  const other = await sellOnRiva(context, accounts, [NAME])
  await other.hold(ID, 'Ana Jovanović')
  await context.clearCookies()
  await workOnRiva(context, accounts, 'project_editor')
  await page.goto('/desk/1')
  await expect(page).toHaveURL('/desk/1/apartments')
  await expect(page.getByRole('link', { name: NAME, exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('R1-10')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.getByText('Ana Jovanović')).toHaveCount(0)
  await axeFindsNothing(page)
})
