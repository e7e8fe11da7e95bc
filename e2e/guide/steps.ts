import type { Page } from '@playwright/test'

/** A step of the guide: its name in the catalogue of words, and the page that its picture shows. */
export interface Step {
  readonly name: string
  readonly path: string
  /** Whoever takes it; an admin of the project. */
  readonly by?: 'super'
  readonly show: (page: Page) => Promise<void>
}

/** A price list as an office keeps it. */
const LIST = [
  'Stan;Sprat;Površina;Cena',
  ...Array.from({ length: 12 }, (_, nth) => `R1-${101 + nth};1;${54 + nth},5;${182_000 + nth * 2_500}`),
].join('\n')

export const STEPS: readonly Step[] = [
  {
    name: 'begin',
    path: '/studio',
    by: 'super',
    show: async (page) => {
      await page.locator('[data-staff-main]').click()
      await page.getByRole('textbox').first().fill('Dunavska terasa')
    },
  },
  {
    name: 'places',
    path: '/studio/1/places?building=1',
    show: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  {
    name: 'apartments',
    path: '/studio/1/import',
    show: async (page) => {
      const file = { name: 'cenovnik.csv', mimeType: 'text/csv', buffer: Buffer.from(LIST) }
      await page.locator('input[type=file]').setInputFiles(file)
      await page.getByText('R1-101').first().waitFor()
    },
  },
  {
    name: 'outlines',
    path: '/studio/1/outlines?building=1',
    show: async (page) => {
      await page.locator('svg [data-shape], svg path').first().waitFor({ state: 'attached' })
      // The picture beneath them: its tiles may be cut while they are asked for.
      await page.waitForFunction(() => {
        const tiles = document.querySelector<HTMLCanvasElement>('[data-ready] canvas')
        const middle = tiles?.getContext('2d')?.getImageData(tiles.width / 2, tiles.height / 2, 1, 1).data
        return (middle?.[3] ?? 0) > 0
      })
    },
  },
  {
    name: 'look',
    path: '/studio/1/look',
    show: async (page) => {
      for (const preview of [0, 1])
        await page.frameLocator('iframe').nth(preview).locator('[data-ready]').first().waitFor()
    },
  },
  {
    name: 'preview',
    path: '/studio/1',
    show: async (page) => {
      await page.locator('[data-staff-preview]').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button').last().click()
      await dialog.locator('code').waitFor()
      // The address of nobody's product.
      await dialog.locator('code').evaluate((code) => {
        code.textContent = code.textContent?.replace(/^.*token=/, 'https://riva.example/preview?token=') ?? ''
      })
    },
  },
  {
    name: 'publish',
    path: '/studio/1/places?building=2',
    show: async (page) => {
      const shown = page.locator('main input[type=checkbox]').first()
      if (await shown.isChecked()) await shown.click()
      await page.locator('header button:has-text("1")').first().click()
      await page.getByRole('dialog').getByRole('list').last().waitFor()
    },
  },
]
