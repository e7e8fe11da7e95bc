import { test } from '../support/accounts.ts'
import { axeFindsNothing } from '../support/axe.ts'
import { DESK_WORDS, sellOnRiva } from '../support/desk.ts'
import { english, serbian } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const NAME = 'R1-102'
const ID = 1002
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

for (const { language, size, where, ending } of [
  { language: serbian, size: PHONE, where: 'on a phone', ending: ['R1-106', 1006] as const },
  { language: english, size: DESKTOP, where: 'on a desktop', ending: ['R1-107', 1007] as const },
]) {
  const words = DESK_WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`

  test(`an apartment is held for its buyer in two presses ${where}, and that can be undone, in ${language.name} [RSV-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await page.setViewportSize(size)
    await sellOnRiva(context, accounts, [NAME])
    await page.goto(at('/desk/1/apartments'))
    await page.getByRole('button', { name: words.holdOf(NAME), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('combobox', { name: words.buyer })).toBeFocused()
    await page.keyboard.type('Ana Jovanović')
    await axeFindsNothing(page, 'hold', '[role=dialog]')
    await dialog.getByRole('button', { name: words.hold48 }).click()
    await expect(page.getByText(words.heldFor(NAME, 'Ana Jovanović'))).toBeVisible()
    const status = async () => {
      const answer = await page.request.get(`/api/v1/frontend/apartments/${ID}`)
      return (await answer.json()).data.attributes.status
    }
    await expect.poll(status).toBe('pending-reservation')
    await page.getByRole('button', { name: words.undo, exact: true }).click()
    await expect(page.getByText(words.freeAgain(NAME))).toBeVisible()
    await expect.poll(status).toBe('available')
    // Both lines are in the history of its page, from where it takes two presses too.
    await page.goto(at(`/desk/1/apartments/${ID}`))
    const history = page.getByRole('region', { name: words.history })
    await expect(history.getByRole('listitem').first()).toContainText(words.releasedStep)
    await expect(history).toContainText(words.heldStep('Ana Jovanović'))
    await axeFindsNothing(page, 'apartment')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Hold|Zadržite)/ })
      .first()
      .click()
    await page.keyboard.type('Ana Jovanović')
    await dialog.getByRole('button', { name: words.hold48 }).click()
    await expect.poll(status).toBe('pending-reservation')
  })

  test(`who is too late learns who and when and joins the waiting list; the agent is told when it is free, ${where}, in ${language.name} [RSV-03] [RSV-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await page.setViewportSize(size)
    const other = await sellOnRiva(context, accounts, [NAME])
    await page.goto(at('/desk/1/apartments'))
    await page.getByRole('button', { name: words.holdOf(NAME), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await page.keyboard.type('Mina Perić')
    const claimId = await other.hold(ID, 'Thomas Weber')
    await dialog.getByRole('button', { name: words.hold48 }).click()
    await expect(dialog.getByText(words.taken(NAME))).toBeVisible()
    await expect(dialog).toContainText(words.wouldBe('Mina Perić'))
    await axeFindsNothing(page, 'taken', '[role=dialog]')
    await dialog.getByRole('button', { name: words.join }).click()
    await expect(page.getByText(words.waitsFor(NAME, 'Mina Perić'))).toBeVisible()
    // Wherever one works, it is told when the apartment is free again.
    await page.goto(at('/desk/1/board'))
    await expect(page.locator('[data-card]').first()).toBeAttached()
    await page.waitForTimeout(2_000)
    await other.release(claimId)
    await expect(page.getByText(words.freeAgain(NAME))).toBeVisible()
    await expect(page.getByText(`Mina Perić: ${words.firstOf}`)).toBeVisible()
    await expect(page.getByRole('region', { name: words.offers })).toContainText(NAME)
    await axeFindsNothing(page, 'offered', 'header, nav, [aria-live], [class*=offers-strip]')
  })

  test(`who claims what is offered to the first in line learns who has the offer and confirms it, ${where}, in ${language.name} [RSV-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    await page.setViewportSize(size)
    const other = await sellOnRiva(context, accounts, [NAME])
    await other.wait(ID, 'Mina Perić')
    await page.goto(at('/desk/1/apartments'))
    await page.getByRole('button', { name: words.holdOf(NAME), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await page.keyboard.type('Thomas Weber')
    await dialog.getByRole('button', { name: words.hold48 }).click()
    await expect(dialog.getByText(words.offeredTo(NAME, 'Mina Perić'))).toBeVisible()
    await axeFindsNothing(page, 'offered', '[role=dialog]')
    // Nothing is held before that is confirmed.
    expect(await page.getByText(words.heldFor(NAME, 'Thomas Weber')).count()).toBe(0)
    await dialog.getByRole('button', { name: words.passOver }).click()
    await expect(page.getByText(words.heldFor(NAME, 'Thomas Weber'))).toBeVisible()
    // Who was passed over waits on.
    await page.goto(at(`/desk/1/apartments/${ID}`))
    await expect(page.getByRole('region', { name: words.waiting })).toContainText('Mina Perić')
  })

  test(`half an hour before a hold of one's own ends, that is told once ${where}, in ${language.name} [RSV-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await page.setViewportSize(size)
    const [name, id] = ending
    await accounts.sql('delete from claims where apartment_id = $1', [id])
    const other = await sellOnRiva(context, accounts, [name])
    await accounts.sql(
      `update claims set expires_at = clock_timestamp() + interval '11 minutes', since = since - interval '2 days'
       where id = $1`,
      [await other.hold(id, 'Katarina Popov')],
    )
    await page.goto(at('/desk/1/apartments'))
    const notice = page.getByText(words.endsSoon(name))
    await expect(notice).toHaveCount(1)
    await axeFindsNothing(page, 'ends soon', '[aria-live]')
    await page.getByRole('button', { name: words.extend, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.extend }).click()
    await page.goto(at(`/desk/1/apartments/${id}`))
    await expect(page.getByRole('region', { name: words.history })).toContainText(words.extendedStep)
    await expect(notice).toHaveCount(0)
  })
}

test('a new hold from the board, by keys alone [RSV-04]', async ({ page, context, accounts }) => {
  const words = DESK_WORDS.en
  await sellOnRiva(context, accounts, ['R1-103'])
  await page.goto('/desk/1/board')
  await expect(page.locator('[data-card]').first()).toBeAttached()
  await page.keyboard.press('h')
  await expect(page.getByRole('combobox', { name: words.apartment, exact: true })).toBeFocused()
  await page.keyboard.type('R1-103')
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: words.buyer }).focus()
  await page.keyboard.type('Igor Petrov')
  // It closes the names that are offered, not the dialog.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(words.heldFor('R1-103', 'Igor Petrov'))).toBeVisible()
})

test('the list of apartments follows a window that becomes narrow [RSV-04]', async ({
  page,
  context,
  accounts,
}) => {
  await page.setViewportSize(DESKTOP)
  await sellOnRiva(context, accounts, [NAME])
  await page.goto('/desk/1/apartments')
  await expect(page.getByRole('button', { name: DESK_WORDS.en.holdOf(NAME), exact: true })).toBeVisible()
  await page.setViewportSize(PHONE)
  const widest = () =>
    page
      .getByRole('main')
      .evaluate((main) => Math.max(...[main, ...main.children].map((one) => one.scrollWidth)))
  await expect.poll(widest).toBeLessThanOrEqual(PHONE.width)
})
