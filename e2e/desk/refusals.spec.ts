import { test } from '../support/accounts.ts'
import { DESK_WORDS, freeFlats, sellOnRiva } from '../support/desk.ts'
import { english, serbian } from '../support/languages.ts'
import { expect } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.slow()

const DAY_MS = 86_400_000
/** Longer than any answer takes to come. */
const STAYS_MS = 3_000
/** Long enough to be seen on a busy machine before it ends. */
const HOLD_MS = 40_000

for (const { language, flat, words: said } of [
  {
    language: english,
    flat: ['R1-103', 1003] as const,
    words: {
      other: 'Other…',
      until: 'Until when',
      within: 'Within the next 72 hours.',
      add: 'Add a buyer',
      offline: 'No connection. Nothing you typed is lost: try again.',
      closed: /^Closed: the apartment is sold\. Nobody on it was told/,
      ended: (name: string) => `The hold of ${name} has ended: its time was up`,
    },
  },
  {
    language: serbian,
    flat: ['R1-104', 1004] as const,
    words: {
      other: 'Drugo…',
      until: 'Do kada',
      within: 'U narednih 72 sati.',
      add: 'Dodajte kupca',
      offline: 'Nema veze. Ništa što ste uneli nije izgubljeno: pokušajte ponovo.',
      closed: /^Zatvorena: stan je prodat\. Niko sa liste nije obavešten/,
      ended: (name: string) => `Zadržavanje stana ${name} je završeno: vreme je isteklo`,
    },
  },
]) {
  const words = DESK_WORDS[language.key]
  const at = (path: string) => `${language.prefix}${path}`
  const [name, id] = flat

  test(`a hold that is too long is refused with the reason, which stays, in ${language.name} [RSV-04]`, async ({
    page,
    context,
    accounts,
  }) => {
    await sellOnRiva(context, accounts, [name])
    await page.goto(at('/desk/1/apartments'))
    await page.getByRole('button', { name: words.holdOf(name), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: words.buyer }).fill('Ana Jovanović')
    await dialog.getByText(said.other, { exact: true }).click()
    const week = new Date(Date.now() + 7 * DAY_MS).toISOString().slice(0, 16)
    await dialog.getByLabel(said.until).fill(week)
    await page.keyboard.press('Control+Enter')
    await expect(dialog.getByText(said.within)).toBeVisible()
    // What comes in meanwhile takes it away no more.
    await page.waitForTimeout(STAYS_MS)
    await expect(dialog.getByText(said.within)).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: words.buyer })).toHaveValue('Ana Jovanović')
  })

  test(`without a connection a buyer stays in the field of the waiting list, which says why; with the sale it is closed, in ${language.name} [RSV-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    const seller = await sellOnRiva(context, accounts, [name])
    await seller.hold(id, 'Thomas Weber')
    await page.goto(at(`/desk/1/apartments/${id}`))
    const line = page.getByRole('region', { name: words.waiting })
    await line.getByRole('button', { name: said.add }).click()
    await line.getByRole('combobox').fill('Petra Novak')
    await context.setOffline(true)
    await line.getByRole('button', { name: words.join }).click()
    await expect(line.getByText(said.offline)).toBeVisible()
    await expect(line.getByRole('combobox')).toHaveValue('Petra Novak')
    await context.setOffline(false)
    await line.getByRole('button', { name: words.join }).click()
    await expect(line.getByRole('listitem')).toContainText('Petra Novak')

    await accounts.sql(
      `update claims set kind = 'sold', expires_at = null where apartment_id = $1 and ended_at is null`,
      [id],
    )
    await accounts.sql(`update apartments set status = 'sold' where id = $1`, [id])
    await expect(line.getByText(said.closed)).toBeVisible()
    await expect(line).toContainText('Petra Novak')
    await expect(line.getByRole('button', { name: said.add })).toHaveCount(0)
    await freeFlats(accounts, [name])
  })

  test(`an agent is told that a hold of theirs has ended by itself, in ${language.name} [RSV-03]`, async ({
    page,
    context,
    accounts,
  }) => {
    const seller = await sellOnRiva(context, accounts, [name])
    await page.goto(at('/desk/1/board'))
    await expect(page.locator('[data-line]')).toHaveText(words.live)
    await seller.hold(id, 'Thomas Weber', new Date(Date.now() + HOLD_MS))
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    await expect(page.getByText(said.ended(name))).toBeVisible({ timeout: 90_000 })
  })
}
