import type { FeatureCollection, Geometry } from 'geojson'
import type {
  GeoJSONSource,
  LayerSpecification,
  MapLibreMap,
  SourceSpecification,
  StyleSpecification,
} from 'maplibre-gl'
import type { MapWords } from '../map-types.ts'
import { COLOURS } from './colours.ts'
import { cityLines, cityNames, cityWater, islands, longRivers, nearRivers, parks } from './drawings.ts'
import type { Ground } from './ground.ts'
import { BESIDE_MARKS, FONT, GROWING_WIDTH, HALO, METRES_WIDE, SERIF } from './looks.ts'
import { withNearLabels, worldSources } from './world.client.ts'

type Language = MapWords['language']

/** From here on the city's own drawing says more than the lines of the continent. */
const CITY_ZOOM = 10
const ATTRIBUTION =
  '<a href="https://www.naturalearthdata.com/">Natural Earth</a>, <a href="https://www.geonames.org/">GeoNames</a>'

/** Lands, borders, towns and rivers that come along with the product: no address outside is asked. */
export async function ownGround(language: Language): Promise<Ground> {
  const { nearZoom, ...world } = await worldSources(language)
  const all = () => withNearLabels(world.labels, language)
  return { style: ownStyle(world, language), follow: (map) => nameSmallTowns(map, all, nearZoom) }
}

type World = Omit<Awaited<ReturnType<typeof worldSources>>, 'nearZoom'>
type Labels = World['labels']

function ownStyle({ land, borders, labels }: World, language: Language): StyleSpecification {
  return {
    version: 8,
    sources: {
      land: { ...collection(land, 6), attribution: ATTRIBUTION },
      borders: collection(borders, 6),
      labels: collection(labels, 9),
      rivers: collection(longRivers(language)),
      'near-rivers': collection(nearRivers()),
      parks: collection(parks()),
      water: collection(cityWater()),
      islands: collection(islands()),
      streets: collection(cityLines()),
      names: collection(cityNames()),
    },
    layers: [...ground(), ...streets(), ...words()],
  }
}

/** Names of smaller towns come to whoever is near enough to read them. */
function nameSmallTowns(map: MapLibreMap, all: () => Promise<Labels>, from: number): void {
  const look = () => {
    if (map.getZoom() < from) return
    map.off('zoomend', look)
    all().then((labels) => map.getSource<GeoJSONSource>('labels')?.setData(labels), console.error)
  }
  map.on('zoomend', look)
  look()
}

/** What is no finer than that is not cut into finer tiles. */
function collection(data: FeatureCollection<Geometry>, maxzoom = 13) {
  return { type: 'geojson', data, maxzoom } satisfies SourceSpecification
}

function ground(): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': COLOURS.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': COLOURS.land } },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      maxzoom: CITY_ZOOM + 1,
      paint: { 'line-color': COLOURS.border, 'line-width': 1, 'line-dasharray': [4, 2] },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      minzoom: 3,
      maxzoom: CITY_ZOOM + 1,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': COLOURS.water,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, CITY_ZOOM, 5],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], CITY_ZOOM - 1, 1, CITY_ZOOM - 0.5, 0],
      },
    },
    {
      id: 'near-rivers',
      type: 'line',
      source: 'near-rivers',
      minzoom: CITY_ZOOM - 1,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': COLOURS.water, 'line-width': METRES_WIDE },
    },
    fill('parks', COLOURS.green),
    fill('water', COLOURS.water),
    fill('islands', COLOURS.green),
  ]
}

function fill(id: string, color: string): LayerSpecification {
  return { id, type: 'fill', source: id, minzoom: CITY_ZOOM - 1, paint: { 'fill-color': color } }
}

function streets(): LayerSpecification[] {
  return [
    street('quarter', COLOURS.street, 1.6, 11.5),
    street('street', COLOURS.street, 5, CITY_ZOOM - 0.5),
    street('main', COLOURS.mainRoadEdge, 9, CITY_ZOOM - 1, 'main-edge'),
    street('main', COLOURS.mainRoad, 6, CITY_ZOOM - 1),
  ]
}

function street(kind: string, color: string, width: number, minzoom: number, id = kind): LayerSpecification {
  return {
    id,
    type: 'line',
    source: 'streets',
    minzoom,
    filter: ['==', ['get', 'kind'], kind],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': GROWING_WIDTH(width) },
  }
}

function words(): LayerSpecification[] {
  return [
    {
      id: 'river-names',
      type: 'symbol',
      source: 'rivers',
      minzoom: 5.5,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['get', 'name'],
        'text-font': SERIF,
        'text-size': ['interpolate', ['linear'], ['zoom'], 6, 12, 13, 19],
        'text-letter-spacing': 0.04,
      },
      paint: { 'text-color': COLOURS.waterLabel },
    },
    {
      id: 'labels',
      type: 'symbol',
      source: 'labels',
      filter: ['<=', ['get', 'from'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['get', 'size'],
        'text-padding': 6,
        ...BESIDE_MARKS,
        'text-max-width': 8,
        'text-transform': ['case', ['get', 'country'], 'uppercase', 'none'],
        'text-letter-spacing': ['case', ['get', 'country'], 0.12, 0],
        'symbol-sort-key': ['get', 'from'],
      },
      paint: { 'text-color': COLOURS.label, ...HALO },
    },
    {
      id: 'names',
      type: 'symbol',
      source: 'names',
      minzoom: CITY_ZOOM,
      filter: ['<=', ['get', 'from'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 12.5, 14, 16],
        'text-padding': 4,
        ...BESIDE_MARKS,
        'symbol-sort-key': ['get', 'from'],
      },
      paint: { 'text-color': COLOURS.label, ...HALO },
    },
  ]
}
