import { byId, surroundings } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { english, LANGUAGES } from './support/languages.ts'
import { localised, poiPath } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { watch } from './support/watch.ts'

const MARINA = byId(surroundings, 2)

for (const language of LANGUAGES)
  test(`a point of interest has its title, text and pictures, and a way back in ${language.name} [RTE-21, LAY-04]`, async ({
    page,
  }) => {
    const { complaints } = watch(page)
    await page.goto(localised('/masterplan/4', language))
    await page.goto(localised(poiPath(MARINA.id), language))
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'empty')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARINA.title[language.key])
    await expect(page.getByRole('main')).toContainText(MARINA.text[language.key])

    const pictures = page.getByRole('main').getByRole('img', { name: MARINA.title[language.key] })
    await expect(pictures).toHaveCount(2)
    await expect
      .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(600)

    const place = page.getByRole('main').getByRole('link', { name: 'Linija' })
    await expect(place).toHaveAttribute('href', localised('/masterplan/4', language))
    // Who came by a link from elsewhere goes back to the start; who came from a screen goes back to it.
    await (await hydrated(page.getByRole('button', { name: language.words.back }))).click()
    await expect(page).not.toHaveURL(/poi-details-page/)
    expect(complaints).toEqual([])
  })

for (const language of LANGUAGES)
  test(`without naming one it lists the project's points of interest, each leading to its own page, in ${language.name} [RTE-21, LAY-06]`, async ({
    page,
  }) => {
    const { complaints } = watch(page)
    await page.goto(localised('/poi-details-page', language))
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'empty')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.words.pois)
    const items = page.getByRole('main').getByRole('listitem')
    await expect(items).toHaveCount(surroundings.length)
    for (const { id, title } of surroundings)
      await expect(items.getByRole('link', { name: title[language.key] })).toHaveAttribute(
        'href',
        localised(poiPath(id), language),
      )
    const marina = items.filter({ hasText: MARINA.title[language.key] })
    await expect(marina).toContainText('Linija')
    await expect(marina).toContainText(MARINA.text[language.key])
    await expect(marina.locator('img')).toHaveAttribute('src', /media-content/)
    await (await hydrated(marina.getByRole('link'))).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARINA.title[language.key])
    expect(complaints).toEqual([])
  })

test('an unknown point of interest is a 404 [RTE-21]', async ({ page, request }) => {
  for (const query of ['?poiId=', '?poiId=x', '?poiId=0', '?poiId=399', '?poiId=99999999'])
    for (const language of LANGUAGES) {
      const reply = await request.get(localised(`/poi-details-page${query}`, language))
      expect(reply.status(), query).toBe(404)
    }
  await page.goto('/poi-details-page?poiId=399')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.words.notFound)
})

test('pictures that fail leave the screen as it is [GEN-16, RTE-21]', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const failed: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text())
  })
  await page.route('**/media-content/**', (route) => route.fulfill({ status: 500 }))
  await page.goto(poiPath(MARINA.id))
  await hydrated(page.getByRole('button', { name: english.words.back }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MARINA.title.en)
  await expect(page.getByText(MARINA.text.en)).toBeVisible()
  await expect.poll(() => failed.length, 'and the failure is logged').toBeGreaterThan(0)
  expect(errors).toEqual([])
})
