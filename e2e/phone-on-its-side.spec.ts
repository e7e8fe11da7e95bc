import type { Locator } from '@playwright/test'
import { boxOf } from './support/box-of.ts'
import { askWords } from './support/buyer-words.ts'
import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES } from './support/languages.ts'
import { listWords } from './support/list-words.ts'
import { openTool } from './support/open-tool.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { keepInAccount, newUser, stayLoggedIn } from './support/users.ts'

const [WIDTH, HEIGHT] = [844, 390]
const BUILDING = '/masterplan/2/building/1'
const APARTMENT = `${BUILDING}/apartment/1023`

test.use({
  viewport: { width: WIDTH, height: HEIGHT },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
})

for (const language of LANGUAGES)
  test(`what one may do with a priced apartment stands in its column, in ${language.name} [LAY-05]`, async ({
    page,
    context,
  }) => {
    await stayLoggedIn(context, await newUser('sees prices'))
    await page.goto(localised(APARTMENT, language))
    const ask = page.getByRole('main').getByRole('button', { name: askWords(language).about })
    await expect(ask).toBeVisible()
    const actions = ask.locator('..')
    const group = await boxOf(actions)
    expect(group.x + group.width).toBeLessThanOrEqual(WIDTH)
    for (const button of await actions.getByRole('button').all()) {
      const { x, width, height } = await boxOf(button)
      expect(x).toBeGreaterThanOrEqual(group.x)
      expect(x + width).toBeLessThanOrEqual(group.x + group.width)
      expect(height, 'its words on one line').toBeLessThan(60)
    }
    const cut = await ask.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    expect(cut, 'all of its words').toBe(false)
  })

test('favourites show two of their rows [LAY-05, FAV-04]', async ({ page, context }) => {
  const user = await newUser('sees prices')
  await keepInAccount(context.request, user, [1045, 1020, 1001])
  await stayLoggedIn(context, user)
  await page.goto(BUILDING)
  await openTool(page, english, listWords(english).favourites, 3)
  const rows = page.getByRole('dialog', { name: listWords(english).favourites }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  for (const n of [0, 1]) await expect(rows.nth(n)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: listWords(english).sendEmail })).toBeInViewport({ ratio: 1 })
  const [row, foot] = [await boxOf(rows.nth(1)), await boxOf(page.getByRole('dialog').locator('footer'))]
  expect(row.y + row.height).toBeLessThanOrEqual(foot.y + 1)
})

test('the map opens as near to every project as there is room for [LAY-05, LOC-03]', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://all.localhost:${new URL(baseURL ?? '').port}/map`)
  const marks = page.locator('[data-lng] > button')
  await expect(marks.first()).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => spanOf(marks), 'they fill the height between the bars').toBeGreaterThan(180)
})

test('the logo of the thank-you stands clear of its words [LAY-05, ASK-05]', async ({ page }) => {
  const words = askWords(english)
  await page.goto(APARTMENT)
  await (await hydrated(page.getByRole('button', { name: words.title, exact: true }))).click()
  const form = page.getByRole('dialog', { name: words.title })
  for (const [label, value] of [
    [words.firstName, 'Milica'],
    [words.lastName, 'Jovanović'],
    [words.email, 'milica@primer.example'],
    [words.phone, '+381 64 555 210'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByRole('button', { name: words.send }).click()
  const thanks = page.getByRole('dialog', { name: words.thanks })
  const logo = await boxOf(thanks.getByRole('link').first())
  const title = thanks.getByRole('heading')
  const first = await boxOf(
    title.locator('xpath=preceding-sibling::*').or(title).filter({ visible: true }).first(),
  )
  expect(logo.y + logo.height).toBeLessThanOrEqual(first.y)
  for (const button of await thanks.getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 })
})

/** From the northernmost to the southernmost. */
async function spanOf(marks: Locator): Promise<number> {
  const ys = await marks.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().y))
  return Math.max(...ys) - Math.min(...ys)
}
