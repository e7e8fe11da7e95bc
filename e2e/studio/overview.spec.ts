import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const WORDS = {
  en: {
    summary: '8 buildings, 828 apartments, 23 pictures',
    available: '29 of 106',
    live: 'Live',
    before: 'Before publishing',
    latest: 'Latest changes',
    history: 'History',
    everyone: 'Everyone',
    who: 'Who',
  },
  sr: {
    summary: '8 zgrada, 828 stanova, 23 slike',
    available: '29 od 106',
    live: 'Objavljeno',
    before: 'Pre objavljivanja',
    latest: 'Poslednje izmene',
    history: 'Istorija',
    everyone: 'Svi',
    who: 'Ko',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`shows the project at a glance, and its history, in ${language.name} [STU-02] [HIS-01] [STU-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(`${language.prefix}/studio/1`)
    await expect(page.getByText(words.summary)).toBeVisible()
    const building = page.getByRole('row', { name: /Riva One/ })
    await expect(building).toContainText(words.live)
    await expect(building).toContainText(words.available)
    await expect(page.getByRole('heading', { name: words.before })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.latest })).toBeVisible()
    await axeFindsNothing(page, 'overview')
    await page.keyboard.press('g')
    await page.keyboard.press('h')
    await expect(page).toHaveURL(`${language.prefix}/studio/1/history`)
    await expect(page.getByRole('heading', { level: 1, name: words.history })).toBeVisible()
    await expect(page.getByLabel(words.who)).toContainText(words.everyone)
    await expect(page.locator('main li').first()).toBeVisible()
    await axeFindsNothing(page, 'history')
    await page.setViewportSize({ width: 390, height: 844 })
    await axeFindsNothing(page, 'history on a phone')
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await wider()).toBe(0)
    await page.goto(`${language.prefix}/studio/1`)
    await expect(page.getByText(words.summary)).toBeVisible()
    await axeFindsNothing(page, 'overview on a phone')
    expect(await wider()).toBe(0)
  })
}

test('shows each what their role may use [STU-01] [STU-02]', async ({ page, context }) => {
  await workAs(context, 'agent')
  await page.goto('/studio/1')
  await expect(page.getByRole('row', { name: /Riva One/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest changes' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before publishing' })).toBeHidden()
  await expect(page.getByRole('button', { name: /publish/i })).toBeHidden()
})
