import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axeFindsNothing } from '../support/axe.ts'
import { LANGUAGES } from '../support/languages.ts'
import { ROOT } from '../support/product-environment.ts'
import { workAs } from '../support/studio-people.ts'
import { expect, test } from '../support/test.ts'

const WORDS = {
  en: {
    see: 'See the changes',
    floor: 'Floor: held back.',
    like: 'Its values look like those of Rooms',
    confirm: 'Confirm: Floor',
    none: 'Apply 0 changes',
    some: /^Apply \d+ changes?$/,
    cut: /^The connection was lost/,
    applied: /^\d+ changes? applied$/,
    undo: /^Undo the whole import/,
    undone: 'Undone',
  },
  sr: {
    see: 'Pogledajte izmene',
    floor: 'Sprat: zadržano.',
    like: 'Vrednosti liče na polje Sobe',
    confirm: 'Potvrdite: Sprat',
    none: 'Primenite 0 izmena',
    some: /^Primenite \d+ izmen[aeu]$/,
    cut: /^Veza je prekinuta/,
    applied: /^\d+ izmen[ae] primenjen[ae]$/,
    undo: /^Poništite ceo uvoz/,
    undone: 'Poništeno',
  },
}

interface Apartment {
  readonly name: string
  readonly building: number
  readonly floor: number
  readonly rooms: number
  readonly area: number
}

const all = JSON.parse(readFileSync(new URL('demo/data/apartments.json', ROOT), 'utf8')) as Apartment[]

/** Of a building whose floors no other file changes; in each language others. */
const twenty = (key: 'en' | 'sr') =>
  all
    .filter(({ building, floor, rooms }) => building === 6 && floor !== rooms)
    .slice(key === 'en' ? 0 : 20, key === 'en' ? 20 : 40)

async function see(page: Page, rows: readonly string[], see: string) {
  const buffer = Buffer.from(rows.join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: see }).click()
}

for (const language of LANGUAGES) {
  const words = WORDS[language.key]

  test(`swapped columns are held back, in words, until each is confirmed, in ${language.name} [IMP-07]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(`${language.prefix}/studio/1/import`)
    const swapped = twenty(language.key).map(({ name, floor, rooms }) => `${name};${rooms};${floor}`)
    await see(page, [`Name;Floor;Rooms;${randomUUID()}`, ...swapped], words.see)
    const floor = page.getByRole('region', { name: words.floor })
    await expect(floor).toContainText(words.like)
    await expect(floor.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('button', { name: words.none })).toBeDisabled()
    await axeFindsNothing(page)
    await page.getByRole('button', { name: words.confirm }).click()
    await expect(page.getByRole('button', { name: words.some })).toBeEnabled()
  })

  test(`a line that is cut while a list is applied leaves no doubt, in ${language.name} [IMP-04]`, async ({
    page,
    context,
  }) => {
    await workAs(context, 'admin')
    await page.goto(`${language.prefix}/studio/1/import`)
    const [one] = twenty(language.key)
    await see(page, [`Name;Area;${randomUUID()}`, `${one?.name};${(one?.area ?? 0) + 0.5}`], words.see)
    const apply = page.getByRole('button', { name: words.some })
    // It never leaves.
    await page.route('**/apply', (route) => route.abort(), { times: 1 })
    await apply.click()
    await expect(page.getByRole('alert')).toHaveText(words.cut)
    await expect(apply).toBeEnabled()
    // It arrives, and the answer is lost: as on a line that is cut in the middle.
    await page.route(
      '**/apply',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await apply.click()
    await expect(page.getByRole('heading', { name: words.applied })).toBeVisible()
    await page.getByRole('button', { name: words.undo }).click()
    await expect(page.getByRole('heading', { name: words.undone })).toBeVisible()
  })
}
