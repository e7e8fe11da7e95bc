import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { quantize } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import type { Objects, Topology } from 'topojson-specification'

type Shapes = Objects<Record<string, unknown>>

/** The corner that a point makes, in square degrees: smaller ones are no pixel at the zoom where streets take over. */
const LEAST_CORNER = 0.002
/** A step is 2 km, a pixel and a half there. */
const STEPS = 20_000

/** Lands and borders for the map that the product draws itself, half as heavy as Natural Earth's 1:50m. */
export async function world(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<Shapes>
  const bare = { ...atlas, objects: withoutNames(atlas.objects) }
  return `${JSON.stringify(quantize(simplify(presimplify(bare), LEAST_CORNER), STEPS))}\n`
}

/** Names are the gazetteer's. */
function withoutNames(objects: Shapes): Shapes {
  return Object.fromEntries(
    Object.entries(objects).map(([name, object]) => {
      if (object.type !== 'GeometryCollection') throw new Error(`${name} is no collection.`)
      const geometries = object.geometries.map(({ id: _, properties: __, ...shape }) => shape)
      return [name, { ...object, geometries }]
    }),
  )
}
