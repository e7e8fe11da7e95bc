import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { type Apartment, apartments, apartmentTypes, byId, type Point } from '../support/dataset.ts'
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
  available: 'Available',
  'pending-reservation': 'On hold',
  reserved: 'Reserved',
  sold: 'Sold',
  unavailable: 'Not for sale',
}

const HEAD = [
  'Apartment',
  'Building',
  'Floor',
  'Type',
  'Rooms',
  'Net area',
  'Balcony',
  'Facing',
  'Price with VAT',
  'Status',
  'Remark',
]

const cellOf = (value: string | number | null) => {
  if (value === null) return null
  return typeof value === 'number' ? { value, type: Number } : { value, type: String }
}

/** As a sales office keeps it: a title above, a remark that is nobody else's business. */
function writeList(): Promise<Buffer> {
  const rows = ofBuilding.map((one) => [
    one.name,
    'Riva One',
    one.floor,
    byId(apartmentTypes, one.apartmentTypeId).name.en,
    one.rooms,
    one.area,
    one.balconyArea,
    one.orientation,
    one.price,
    STATUSES[one.status],
    one.status === 'reserved' ? 'deposit received' : null,
  ])
  const cells = [['Riva One, price list of October'], [], HEAD, ...rows].map((row) => row.map(cellOf))
  return writeXlsxFile(cells).toBuffer()
}
