import type { Feature, FeatureCollection, Geometry } from 'geojson'
import * as belgrade from './belgrade.ts'
import { drawn, gridOf } from './drawn.ts'
import * as negotin from './negotin.ts'
import { RIVERS } from './rivers.ts'
import { banksOf, type LngLat, type Reach, smooth } from './smooth.ts'

type Properties = Record<string, string | number | boolean>

/** What was drawn by hand (belgrade.ts, negotin.ts, rivers.ts), as the map reads it. */
export function longRivers(language: 'en' | 'sr') {
  return collectionOf(
    RIVERS.map(({ name, line }) => lineOf(smooth(drawn<LngLat>(line)), { name: name[language] })),
  )
}

/** The same rivers from near, but for where a town's own drawing has their banks. */
export function nearRivers() {
  return collectionOf(
    RIVERS.flatMap(({ line, metres, inCity: [west, east] = [Infinity, Infinity] }) => {
      const points = drawn<LngLat>(line)
      const beyond = [points.filter(([at]) => at <= west), points.filter(([at]) => at >= east)]
      return beyond.filter(({ length }) => length > 1).map((part) => lineOf(smooth(part), { metres }))
    }),
  )
}

export function cityWater() {
  const rivers = { ...belgrade.WATER, ...negotin.WATER }
  return collectionOf(Object.values(rivers).map((reaches) => ringOf(banksOf(drawn<Reach>(reaches)))))
}

export function islands() {
  return collectionOf(belgrade.ISLANDS.map((ring) => ringOf(smooth(drawn<LngLat>(ring)))))
}

export function parks() {
  const rings = [...belgrade.PARKS, ...negotin.PARKS]
  return collectionOf(rings.map((ring) => ringOf(smooth(drawn<LngLat>(ring)))))
}

export function cityLines() {
  const lines = (kind: string, drawings: readonly string[]) =>
    drawings.map((line) => lineOf(smooth(drawn<LngLat>(line)), { kind }))
  const quarters = [...belgrade.QUARTERS, ...negotin.QUARTERS].flatMap(([corners, along, across]) =>
    gridOf(drawn(corners), along, across).map((line) => lineOf(line, { kind: 'quarter' })),
  )
  return collectionOf([
    ...quarters,
    ...lines('street', [...belgrade.STREETS, ...negotin.STREETS]),
    ...lines('main', [...belgrade.MAIN_ROADS, ...negotin.MAIN_ROADS]),
  ])
}

export function cityNames() {
  return collectionOf(
    [...belgrade.NAMES, ...negotin.NAMES].map(([name, at, from]): Feature => {
      const [coordinates = [0, 0]] = drawn<LngLat>(at)
      return { type: 'Feature', properties: { name, from }, geometry: { type: 'Point', coordinates } }
    }),
  )
}

function collectionOf(features: Feature[]): FeatureCollection<Geometry> {
  return { type: 'FeatureCollection', features }
}

function lineOf(coordinates: number[][], properties: Properties): Feature {
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } }
}

function ringOf(ring: LngLat[]): Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }
}
