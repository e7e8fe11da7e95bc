import type { Feature, FeatureCollection, Geometry } from 'geojson'
import { ISLANDS, MAIN_ROADS, NAMES, PARKS, QUARTERS, STREETS, WATER } from './belgrade.ts'
import { drawn, gridOf } from './drawn.ts'
import { RIVERS } from './rivers.ts'
import { banksOf, type LngLat, type Reach, smooth } from './smooth.ts'

type Properties = Record<string, string | number | boolean>

/** What was drawn by hand (belgrade.ts, rivers.ts), as the map reads it. */
export function longRivers(language: 'en' | 'sr') {
  return collectionOf(
    RIVERS.map(({ name, line }) => lineOf(smooth(drawn<LngLat>(line)), { name: name[language] })),
  )
}

export function cityWater() {
  return collectionOf(Object.values(WATER).map((reaches) => ringOf(banksOf(drawn<Reach>(reaches)))))
}

export function islands() {
  return collectionOf(ISLANDS.map((ring) => ringOf(smooth(drawn<LngLat>(ring)))))
}

export function parks() {
  return collectionOf(PARKS.map((ring) => ringOf(smooth(drawn<LngLat>(ring)))))
}

export function cityLines() {
  const lines = (kind: string, drawings: readonly string[]) =>
    drawings.map((line) => lineOf(smooth(drawn<LngLat>(line)), { kind }))
  const quarters = QUARTERS.flatMap(([corners, along, across]) =>
    gridOf(drawn(corners), along, across).map((line) => lineOf(line, { kind: 'quarter' })),
  )
  return collectionOf([...quarters, ...lines('street', STREETS), ...lines('main', MAIN_ROADS)])
}

export function cityNames() {
  return collectionOf(
    NAMES.map(([name, at, from]): Feature => {
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
