import { buildings, masterplans, project } from './support/dataset.ts'
import { hydrated } from './support/hydrated.ts'
import { LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'

for (const language of LANGUAGES)
  test(`from the landing page to the lists of masterplans and buildings, and into a building, in ${language.name} [RTE-02, RTE-05, RTE-06, LAY-06]`, async ({
    page,
  }) => {
    const { key, words } = language
    const items = page.getByRole('main').getByRole('listitem')
    await page.goto(localised('/home', language))
    await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'default')
    await expect(page.getByRole('main').getByRole('img', { name: project.name })).toBeVisible()
    const enter = page.getByRole('main').getByRole('link', { name: words.enter })
    await expect(enter).toHaveAttribute('href', localised('/masterplan/1', language))

    await (await hydrated(page.getByRole('link', { name: words.masterplans }))).click()
    await expect(page).toHaveURL(localised('/masterplan', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.masterplans)
    await expect(items).toHaveCount(masterplans.length)
    for (const [index, { name, counts }] of masterplans.entries()) {
      await expect(items.nth(index)).toContainText(name[key])
      await expect(items.nth(index)).toContainText(words.availableOf(counts.available, counts.apartments))
    }

    await page.goBack()
    await page
      .getByRole('link', { name: words.buildings, exact: false })
      .and(page.locator('[href$="/building"]'))
      .click()
    await expect(page).toHaveURL(localised('/building', language))
    await expect(items).toHaveCount(buildings.length)
    for (const [index, { name, counts }] of buildings.entries()) {
      await expect(items.nth(index)).toContainText(name[key])
      await expect(items.nth(index)).toContainText(words.availableOf(counts.available, counts.apartments))
      await expect(items.nth(index).locator('img')).toHaveAttribute('src', /media-content/)
    }
    await items.first().getByRole('link').click()
    await expect(page).toHaveURL(localised('/masterplan/2/building/1', language))
  })

test('only what is published is listed [RTE-05, RTE-06]', async ({ page, scratch }) => {
  const { origin, sql } = await scratch()
  await sql('update buildings set publish = false where id = 1')
  await sql('update masterplans set publish = false where id = 4')
  await page.goto(`${origin}/building`)
  const items = page.getByRole('main').getByRole('listitem')
  await expect(items).toHaveCount(buildings.length - 1)
  await expect(items.filter({ hasText: 'Riva One' })).toHaveCount(0)
  await page.goto(`${origin}/masterplan`)
  await expect(items).toHaveCount(masterplans.length - 1)
  await expect(page.getByText('Linija', { exact: true })).toHaveCount(0)
})

test('on a host with several projects the flat screens take `?projectId=`, and go to the map without it [RTE-01]', async ({
  request,
}) => {
  const ask = (path: string) => request.get(path, { headers: { host: 'all.localhost' }, maxRedirects: 0 })
  for (const path of ['/home', '/masterplan', '/building', '/base-page', '/inspire', '/poi-details-page'])
    for (const language of LANGUAGES) {
      const address = localised(path, language)
      expect((await ask(address)).headers().location, address).toBe(localised('/map', language))
      expect((await ask(`${address}?projectId=1`)).status(), address).toBe(200)
    }
  const home = await (await ask('/home?projectId=1')).text()
  expect(home, 'the ways on keep it').toContain('href="/building?projectId=1"')
})
