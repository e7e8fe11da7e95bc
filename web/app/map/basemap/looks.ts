import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { COLOURS } from './colours.ts'

/** Without an address for glyphs MapLibre draws labels with the page's own fonts. */
export const FONT = ['Hanken Grotesk Variable']
export const SERIF = ['Newsreader Variable']

export const HALO = { 'text-halo-color': COLOURS.land, 'text-halo-width': 1.4 } as const

/** The name of a town stands on its place; where a mark stands there, beside it, close by or clear of a large disc. */
export const BESIDE_MARKS = {
  // biome-ignore format: each side with how far, in the height of the letters
  'text-variable-anchor-offset': [
    'center', [0, 0],
    'top', [0, 0.8], 'left', [1.2, 0], 'right', [-1.2, 0], 'bottom', [0, -0.8],
    'top', [0, 3.2], 'left', [3.4, 0], 'right', [-3.4, 0], 'bottom', [0, -3.2],
  ],
  'text-justify': 'auto',
} satisfies SymbolLayerSpecification['layout']

/** A road of so many pixels at zoom 14, narrower from afar and wider close by. */
export const GROWING_WIDTH = (width: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  8,
  width / 8,
  14,
  width,
  18,
  width * 4,
]

/** As wide as its `metres` are where the rivers flow (latitude 45), at every zoom. */
export const METRES_WIDE: ExpressionSpecification = [
  'interpolate',
  ['exponential', 2],
  ['zoom'],
  9,
  ['/', ['get', 'metres'], 108],
  18,
  ['*', ['get', 'metres'], 512 / 108],
]
