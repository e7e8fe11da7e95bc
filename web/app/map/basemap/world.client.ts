import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import worldUrl from 'world-atlas/countries-50m.json?url'
import type { MapWords } from '../map-types.ts'
import labelsUrl from './labels.gen.json?url'

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>
/** As tools/generate/map-labels.ts writes them: longitude, latitude, zoom, name, and the Serbian name where it is another. */
type Label = readonly [longitude: number, latitude: number, from: number, name: string, serbian?: string]
interface Labels {
  readonly countries: readonly Label[]
  readonly towns: readonly Label[]
}

const COUNTRY_SIZE = 12
/** A town told of from afar is a large one. */
const townSize = (from: number) => Math.max(11.5, 17 - from * 0.6)

/** Land, borders and names of the whole world, out of two files. */
export async function worldSources(language: MapWords['language']) {
  const [atlas, { countries, towns }] = await Promise.all([read<Atlas>(worldUrl), read<Labels>(labelsUrl)])
  const labelOf = ([longitude, latitude, from, name, serbian]: Label, country: boolean): Feature => ({
    type: 'Feature',
    properties: {
      name: language === 'sr' ? (serbian ?? name) : name,
      from,
      country,
      size: country ? COUNTRY_SIZE : townSize(from),
    },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })
  return {
    land: feature(atlas, atlas.objects.land) as FeatureCollection<Geometry>,
    borders: collectionOf([
      {
        type: 'Feature',
        properties: {},
        geometry: mesh(atlas, atlas.objects.countries, (one, other) => one !== other),
      },
    ]),
    labels: collectionOf([
      ...countries.map((label) => labelOf(label, true)),
      ...towns.map((label) => labelOf(label, false)),
    ]),
  }
}

function collectionOf(features: Feature[]): FeatureCollection<Geometry> {
  return { type: 'FeatureCollection', features }
}

async function read<Content>(url: string): Promise<Content> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`The map has no ${url}: ${answer.status}`)
  return (await answer.json()) as Content
}
