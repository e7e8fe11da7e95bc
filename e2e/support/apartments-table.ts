import type { Locator, Page } from '@playwright/test'
import { asOwner } from './databases.ts'
import { expect } from './test.ts'

export const WORDS = {
  en: {
    title: 'Apartments',
    find: 'Find by name',
    live: /^Saved and live \d+:\d\d$/,
    price: 'Price',
    excel: 'Excel',
    nothing: 'The file says what Riva says already',
    choose: 'Choose a file',
    see: 'See the changes',
    select: 'Select',
    changed: /changed by you/,
  },
  sr: {
    title: 'Stanovi',
    find: 'Nađite po oznaci',
    live: /^Sačuvano i objavljeno \d+:\d\d$/,
    price: 'Cena',
    excel: 'Excel',
    nothing: 'Datoteka kaže isto što i Riva',
    choose: 'Izaberite datoteku',
    see: 'Pogledajte izmene',
    select: 'Izaberite',
    changed: /izmenili ste/,
  },
}
export type Words = (typeof WORDS)['en']

/** The table with the rows of that name alone. */
export async function openTable(page: Page, prefix: string, words: Words, name: string): Promise<Locator> {
  await page.goto(`${prefix}/studio/1/apartments`)
  await page.getByRole('searchbox', { name: words.find }).fill(name)
  const grid = page.getByRole('grid', { name: words.title })
  await expect(grid.getByRole('rowheader', { name })).not.toHaveCount(0)
  return grid
}

export const cell = (grid: Locator, name: string, column: number) =>
  grid.getByRole('row', { name }).locator(`[data-column="${column}"]`)

/** Of the usual columns. */
export const STATUS = 1
export const FLOOR = 2
export const ROOMS = 4
export const TYPE = 5
export const PRICE = 7

interface Stored {
  readonly id: number
  readonly name: string
  readonly price: number | null
  readonly status: string
  readonly rooms: number
  readonly floor: number
  readonly revision: number
  readonly apartmentTypeId: number
}

const BUILDING = 7

/** As the server has them, by name. */
export async function stored(): Promise<Map<string, Stored>> {
  const { rows } = await asOwner(
    `select id, name, price, status, rooms, floor, revision, apartment_type_id as "apartmentTypeId"
     from apartments left join apartment_prices on apartment_id = id where building_id = $1`,
    [BUILDING],
  )
  return new Map((rows as unknown as Stored[]).map((row) => [row.name, row]))
}

export const priceOf = async (name: string) => (await stored()).get(name)?.price
