import { asOwner, dropDatabase } from '../support/databases.ts'
import { DESK_WORDS } from '../support/desk.ts'
import { english } from '../support/languages.ts'
import { loadDemo, OWN_PASSWORD } from '../support/load-demo.ts'
import { startScratchProduct } from '../support/scratch-product.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = DESK_WORDS[english.key]
/** Of `npm run setup` on a machine that does other things as well: the demo with its year. */
const LOADING_MS = 240_000

test('whoever opens the demo meets a year of work: board, inbox, buyers, reports, prices of an apartment, history [BUY-03]', async ({
  browser,
}) => {
  test.setTimeout(LOADING_MS + 120_000)
  const template = `belvedere_e2e_year_${process.pid}`
  await asOwner(`create database ${template}`)
  try {
    await loadDemo(template, { year: true })
    const { product, stop } = await startScratchProduct({ template })
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 1280, height: 800 },
    })
    try {
      const page = await context.newPage()
      const title = page.getByRole('heading', { level: 1 })
      const main = page.getByRole('main')
      await workAs(context, { email: 'admin@riva.example', password: OWN_PASSWORD }, product.origin)

      await page.goto('/desk/1/board')
      const column = (nth: number) =>
        page.getByRole('region', { name: words.columns[nth] ?? '', exact: true })
      await expect(column(0).getByRole('listitem').first()).toBeVisible()
      for (const nth of [0, 1, 2])
        expect(await column(nth).locator('[data-card]').count()).toBeGreaterThan(10)
      await expect(page.getByLabel(words.agent).getByRole('option')).toContainText([
        'Aleksa Aćimović',
        'Jelena Jakšić',
        'Marko Mandić',
      ])

      await page.goto('/desk/1/enquiries')
      await expect(main.getByRole('listitem').first()).toContainText(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u)
      await expect(main.getByText(/9/).first()).toBeVisible()

      await page.goto('/desk/1/buyers')
      await expect(title).toBeVisible()
      await expect(main.getByRole('link').nth(10)).toBeVisible()

      await page.goto('/desk/1/reports')
      await expect(page.getByRole('region', { name: 'Sold against plan' })).toContainText(
        /\d+ homes? (behind|ahead of) plan|on plan/,
      )
      await expect(page.getByRole('region', { name: 'First answer' })).toContainText('Jelena Jakšić')
      await expect(
        page.getByRole('region', { name: 'Where people look' }).locator('svg text').first(),
      ).toBeVisible()

      await page.goto('/desk/1/apartments/1001')
      await expect(page.getByRole('region', { name: 'Price' })).toContainText('362,000')
      await expect(page.getByRole('region', { name: 'Price' }).locator('svg')).toBeVisible()

      await page.goto('/studio/1/history')
      await expect(main.getByRole('listitem').nth(5)).toBeVisible()
      await expect(main).toContainText('Marko Mandić')
    } finally {
      await context.close()
      await stop()
    }
  } finally {
    await dropDatabase(template)
  }
})
