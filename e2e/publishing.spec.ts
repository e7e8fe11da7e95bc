import { buildings, byId, masterplans } from './support/dataset.ts'
import { english, LANGUAGES } from './support/languages.ts'
import { localised } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { openPicture, shape } from './support/viewer.ts'

test('an unpublished building is neither on the picture nor in a list, and its address is a 404 [NAV-06]', async ({
  page,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await sql('update buildings set publish = false where id = 1')

  await openPicture(page, `${origin}/masterplan/1`)
  await expect(shape(page, 'building-2')).toBeAttached()
  await expect(shape(page, 'building-1')).toHaveCount(0)
  await expect(page.getByText(byId(buildings, 1).name.en)).toHaveCount(0)
  await expect(page.getByText('3 communities, 7 buildings')).toBeVisible()

  for (const path of ['', '/7', '/apartment/1045'])
    for (const language of LANGUAGES) {
      const response = await page.goto(`${origin}${localised(`/masterplan/2/building/1${path}`, language)}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(language.words.notFound)
    }
})

test('an unpublished masterplan with published children opens as a bare list of them [NAV-06]', async ({
  page,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await sql('update masterplans set publish = false where id in (1, 3)')
  await sql('update buildings set publish = false where id = 4')

  await page.goto(`${origin}/`)
  await expect(page, 'with several nested masterplans the parent opens').toHaveURL(`${origin}/masterplan/1`)
  await expectBareList(['Riva', 'Linija'], 'Park')
  expect(await page.locator('head meta[name="description"]').count(), 'nothing of its own but its name').toBe(
    0,
  )

  await page.goto(`${origin}/masterplan/3`)
  await expectBareList(['Belvedere Tower', 'Danube Tower'], 'Park Terraces')
  await page.getByRole('link', { name: /^Belvedere Tower/ }).click()
  await expect(page).toHaveURL(`${origin}/masterplan/3/building/3`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Belvedere Tower')

  async function expectBareList(listed: readonly string[], unlisted: string) {
    const id = Number(page.url().split('/').at(-1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(byId(masterplans, id).name.en)
    const items = page.getByRole('main').getByRole('listitem')
    await expect(items).toHaveCount(listed.length)
    for (const name of listed)
      await expect(items.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible()
    await expect(page.getByText(unlisted, { exact: true })).toHaveCount(0)
    await expect(page.getByRole('main').locator('img, svg [data-shape-id]')).toHaveCount(0)
  }
})

test('a masterplan that is unpublished with all in it is a 404, and so is a project [NAV-06]', async ({
  page,
  scratch,
}) => {
  const { origin, sql } = await scratch()
  await sql('update buildings set publish = false where masterplan_id = 2')
  await sql('update masterplans set publish = false where id = 2')
  expect((await page.goto(`${origin}/masterplan/2`))?.status()).toBe(404)
  await openPicture(page, `${origin}/masterplan/1`)
  await expect(shape(page, 'masterplan-3')).toBeAttached()
  await expect(shape(page, 'masterplan-2')).toHaveCount(0)

  await sql('update projects set publish = false where id = 1')
  expect((await page.goto(`${origin}/masterplan/1`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.words.notFound)
})
