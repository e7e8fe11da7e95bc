import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { type Apartment, apartments, type Point } from '../support/dataset.ts'
import { coloursApart, paintMask, type ShownView, shownView } from '../support/demo-mask.ts'
import { ROOT } from '../support/product-environment.ts'
import type { OwnFile } from './hand.ts'

/** What a developer has of a building before it is in the studio: two renders, their masks, a list, a logo. */
export interface OwnFiles {
  readonly renders: readonly OwnFile[]
  readonly masks: readonly OwnFile[]
  readonly list: OwnFile
  readonly logo: OwnFile
}

const RIVA_ONE = 1
/** As wide as 3D studios send them along; renders are twice that. */
const MASK_WIDTH = 1_920

const VIEWS = [
  { name: 'riva-one-river-side', picture: 'r1-front' },
  { name: 'riva-one-courtyard-side', picture: 'r1-back' },
]

const ofBuilding = apartments.filter(({ building }) => building === RIVA_ONE)
const seenFrom = VIEWS.map((_, nth) => shownView(RIVA_ONE, nth))

export async function rivaOne(browser: Browser): Promise<OwnFiles> {
  return {
    renders: await Promise.all(
      VIEWS.map(async ({ name, picture }) => ({
        name: `${name}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await readFile(new URL(`demo/data/pictures/${picture}.jpg`, ROOT)),
      })),
    ),
    masks: await paintMasks(browser),
    list: {
      name: 'riva-one-october.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await writeList(),
    },
    logo: {
      name: 'riva-logo.svg',
      mimeType: 'image/svg+xml',
      buffer: await readFile(new URL('demo/data/logo.svg', ROOT)),
    },
  }
}

/** The middle of an apartment on a picture, in the picture's pixels. */
export function placeOf(name: string, nth: number): Point {
  const points = seenFrom[nth]?.apartments.find((one) => one.name === name)?.points ?? []
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length
  return [middle(0), middle(1)]
}

/** One flat colour for each of the 106 apartments: the same on both sides of the building. */
async function paintMasks(browser: Browser): Promise<OwnFile[]> {
  const colours = coloursApart(ofBuilding.length, [])
  const colourOf = new Map(ofBuilding.map(({ name }, nth) => [name, colours[nth] ?? '']))
  const page = await browser.newPage()
  const masks: OwnFile[] = []
  for (const [nth, view] of seenFrom.entries())
    masks.push({
      name: `${VIEWS[nth]?.name}-mask.png`,
      mimeType: 'image/png',
      buffer: await paintMask(page, shapesOf(view, colourOf), view, MASK_WIDTH),
    })
  await page.close()
  return masks
}

const shapesOf = (view: ShownView, colourOf: ReadonlyMap<string, string>) =>
  view.apartments.map(({ name, points }) => ({ hex: colourOf.get(name) ?? '', points }))

const STATUSES: Readonly<Record<Apartment['status'], string>> = {
  available: 'Slobodan',
  'pending-reservation': 'U pregovoru',
  reserved: 'Rezervisan',
  sold: 'Prodat',
  unavailable: 'Nije u prodaji',
}

/** How the market calls an apartment by its rooms. */
const STRUCTURES: Readonly<Record<number, string>> = {
  1: 'Garsonjera',
  2: 'Dvosoban',
  3: 'Trosoban',
  4: 'Četvorosoban',
  5: 'Petosoban',
}

const HEAD = [
  'Oznaka stana',
  'Struktura',
  'Sprat',
  'Površina (m²)',
  'Terasa (m²)',
  'Orijentacija',
  'Cena sa PDV-om',
  'Status',
  'Napomena',
]

const cellOf = (value: string | number | null) => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}

/** `162.000,00 €` */
const inEuro = (amount: number) => `${amount.toLocaleString('de-DE', { minimumFractionDigits: 2 })} €`

/** As a sales office keeps it: a title above, no rooms, a sign in every price, a sum and a note below. */
function writeList(): Promise<Buffer> {
  const rows = ofBuilding.map((one) => [
    one.name,
    STRUCTURES[one.rooms] ?? '',
    one.floor,
    one.area,
    one.balconyArea,
    one.orientation.replaceAll('S', 'J').replaceAll('N', 'S').replaceAll('E', 'I').replaceAll('W', 'Z'),
    inEuro(one.price),
    STATUSES[one.status],
    one.status === 'reserved' ? 'kapara uplaćena' : null,
  ])
  const total = ofBuilding.reduce((sum, { price }) => sum + price, 0)
  const cells = [
    ['CENOVNIK – RIVA ONE, oktobar'],
    [],
    HEAD,
    ...rows,
    ['UKUPNO', null, null, null, null, null, inEuro(total)],
    ['Cene su izražene sa PDV-om i važe do kraja godine.'],
  ].map((row) => row.map(cellOf))
  return writeXlsxFile(cells).toBuffer()
}
