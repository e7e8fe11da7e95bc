import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import type { MapWords } from '../map-types.ts'
import { COLOURS } from './colours.ts'
import { BESIDE_MARKS, FONT, GROWING_WIDTH, HALO, SERIF } from './looks.ts'

const SOURCE = 'tiles'

/** One file of vector tiles in the Protomaps schema, in the colours of the product. */
export function pmtilesStyle(url: string, language: MapWords['language']): StyleSpecification {
  addProtocol('pmtiles', new Protocol().tile)
  return {
    version: 8,
    sources: {
      [SOURCE]: {
        type: 'vector',
        url: `pmtiles://${new URL(url, location.href).href}`,
        attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': COLOURS.water } },
      fill('earth', COLOURS.land),
      fill('landuse', COLOURS.green, ['park', 'forest', 'wood', 'grass', 'nature_reserve', 'cemetery']),
      fill('water', COLOURS.water),
      line('minor', COLOURS.street, 2.5, ['minor_road', 'other'], 12),
      line('major', COLOURS.street, 5, ['major_road', 'medium_road'], 8),
      line('main', COLOURS.mainRoad, 6, ['highway'], 5),
      {
        id: 'borders',
        type: 'line',
        source: SOURCE,
        'source-layer': 'boundaries',
        paint: { 'line-color': COLOURS.border, 'line-dasharray': [3, 2] },
      },
      {
        id: 'rivers',
        type: 'symbol',
        source: SOURCE,
        'source-layer': 'water',
        filter: ['==', ['geometry-type'], 'LineString'],
        layout: {
          'symbol-placement': 'line',
          'text-field': nameIn(language),
          'text-font': SERIF,
          'text-size': 15,
        },
        paint: { 'text-color': COLOURS.waterLabel },
      },
      {
        id: 'places',
        type: 'symbol',
        source: SOURCE,
        'source-layer': 'places',
        layout: { 'text-field': nameIn(language), 'text-font': FONT, 'text-size': 13, ...BESIDE_MARKS },
        paint: { 'text-color': COLOURS.label, ...HALO },
      },
    ],
  }
}

function nameIn(language: MapWords['language']): ['coalesce', ...['get', string][]] {
  return language === 'en'
    ? ['coalesce', ['get', 'name:en'], ['get', 'name']]
    : ['coalesce', ['get', 'name:sr-Latn'], ['get', 'name:en'], ['get', 'name']]
}

function fill(layer: string, color: string, kinds?: readonly string[]): LayerSpecification {
  return {
    id: layer,
    type: 'fill',
    source: SOURCE,
    'source-layer': layer,
    ...(kinds && { filter: ['in', ['get', 'kind'], ['literal', [...kinds]]] }),
    paint: { 'fill-color': color },
  }
}

function line(
  id: string,
  color: string,
  width: number,
  kinds: readonly string[],
  minzoom: number,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom,
    filter: ['in', ['get', 'kind'], ['literal', [...kinds]]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': GROWING_WIDTH(width) },
  }
}
