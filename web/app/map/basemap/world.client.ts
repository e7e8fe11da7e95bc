import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MapWords } from '../map-types.ts'
import farLabelsUrl from './far-labels.gen.json?url'
import nearLabelsUrl from './near-labels.gen.json?url'
import worldUrl from './world.gen.json?url'

type Language = MapWords['language']
type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>
/** As tools/generate/map-labels.ts writes them: longitude, latitude, zoom, name, and the Serbian name where it is another. */
type Label = readonly [longitude: number, latitude: number, from: number, name: string, serbian?: string]
interface FarLabels {
  /** From here on there is more to tell. */
  readonly nearZoom: number
  readonly countries: readonly Label[]
  readonly towns: readonly Label[]
}

const COUNTRY_SIZE = 12
/** A town told of from afar is a large one. */
const townSize = (from: number) => Math.max(11.5, 17 - from * 0.6)

/** Land, borders and names of the whole world, as far as one sees it from afar. */
export async function worldSources(language: Language) {
  const [atlas, far] = await Promise.all([read<Atlas>(worldUrl), read<FarLabels>(farLabelsUrl)])
  return {
    land: feature(atlas, atlas.objects.land) as FeatureCollection<Geometry>,
    borders: collectionOf([
      {
        type: 'Feature',
        properties: {},
        geometry: mesh(atlas, atlas.objects.countries, (one, other) => one !== other),
      },
    ]),
    labels: collectionOf(farLabels(far, language)),
    nearZoom: far.nearZoom,
  }
}

/** The names that only a near view has room for, too. */
export async function withNearLabels(
  far: FeatureCollection<Geometry>,
  language: Language,
): Promise<FeatureCollection<Geometry>> {
  const near = await read<Label[]>(nearLabelsUrl)
  return collectionOf([...far.features, ...near.map((label) => labelOf(label, false, language))])
}

function farLabels({ countries, towns }: FarLabels, language: Language): Feature[] {
  return [
    ...countries.map((label) => labelOf(label, true, language)),
    ...towns.map((label) => labelOf(label, false, language)),
  ]
}

function labelOf(
  [longitude, latitude, from, name, serbian]: Label,
  country: boolean,
  language: Language,
): Feature {
  return {
    type: 'Feature',
    properties: {
      name: language === 'sr' ? (serbian ?? name) : name,
      from,
      country,
      size: country ? COUNTRY_SIZE : townSize(from),
    },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
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
