import { test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { DESK_WORDS, sellOnRiva, workOnRiva } from '../support/desk.ts'
import { writeEnquiry } from '../support/enquiries.ts'
import { expect } from '../support/test.ts'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
})
test.slow()

const FLAT = 'R1-106'
const FLAT_ID = 1006

test('a phone has what waits on the tab, a search, and three actions in one row, in Serbian words [INB-06]', async ({
  page,
  context,
  accounts,
}) => {
  await writeEnquiry(accounts, 'Telefon', { phoneNumber: '+381 64 909 10 10' })
  await workOnRiva(context, accounts)
  await page.goto('/rs/desk/1/enquiries')
  const tab = page.getByRole('navigation').getByRole('link', { name: /Upiti/ })
  await expect(tab).toContainText(/\d/)

  await page.getByRole('button', { name: 'Pronađite kupca ili stan' }).tap()
  const find = page.getByRole('combobox', { name: 'Pronađite kupca ili stan' })
  await expect(find).toBeFocused()
  await axeFindsNothing(page, 'search on a phone')
  await find.fill('R1-205')
  await page.getByRole('option', { name: /R1-205/ }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'R1-205' })).toBeVisible()
  await expect(find).toBeHidden()

  await page.goto('/rs/desk/1/enquiries')
  await page.getByRole('link', { name: /^Ana Telefon/ }).tap()
  const pane = page.getByRole('article')
  const acts = ['Pozovite', 'Odgovorite'].map((name) => pane.getByRole('link', { name }))
  const boxes = await Promise.all(
    [...acts, pane.getByRole('button', { name: /^Zadržite stan/ })].map(async (act) => {
      await expect(act).toBeVisible()
      return act.boundingBox()
    }),
  )
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, 'one row').toBe(1)
  for (const key of await page.locator('kbd').all()) await expect(key).toBeHidden()
  const reply = decodeURIComponent((await acts[1]?.getAttribute('href')) ?? '')
  expect(reply).toContain('Hello Ana Telefon')
  expect(reply).not.toContain('Poštovani')
  // The others are behind one press.
  await expect(pane.getByRole('button', { name: 'Zatvorite' })).toBeHidden()
  await pane.getByRole('button', { name: 'Više radnji' }).tap()
  await expect(pane.getByRole('button', { name: 'Dodelite' })).toBeVisible()
  await axeFindsNothing(page, 'more actions')
  await pane.getByRole('button', { name: 'Zatvorite' }).tap()
  await page.getByRole('radio', { name: 'Ne traži stan' }).tap()
  await page.getByRole('button', { name: 'Zatvorite kao neuspešan' }).tap()
  await expect(pane.getByRole('button', { name: 'Otvorite ponovo' })).toBeVisible()
  // What was done is told above the foot.
  const told = await page.getByText('Zatvoren je upit: Ana Telefon').boundingBox()
  const foot = await pane.getByRole('button', { name: 'Otvorite ponovo' }).boundingBox()
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
})

test('on a phone a hold becomes a reservation, a contract and a sale [RSV-02, RSV-04]', async ({
  page,
  context,
  accounts,
}) => {
  const words = DESK_WORDS.sr
  const colleague = await sellOnRiva(context, accounts, [FLAT])
  await colleague.hold(FLAT_ID, 'Jelena Marić')
  await page.goto(`/rs/desk/1/apartments/${FLAT_ID}`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: words.deposit }).tap()
  await dialog.getByLabel(words.depositField).fill('5000')
  await dialog.getByRole('button', { name: words.reserve, exact: true }).tap()
  await page.getByRole('button', { name: words.contract }).tap()
  await dialog.getByRole('button', { name: words.saveContract }).tap()
  await page.getByRole('button', { name: words.sold, exact: true }).tap()
  await axeFindsNothing(page, 'sold', '[role=dialog]')
  await dialog.getByRole('button', { name: words.sell }).tap()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: words.history })).toContainText('Prodat')
})
