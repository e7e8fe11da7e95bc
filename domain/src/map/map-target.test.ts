import { describe, expect, it } from 'vitest'
import { asksToLocate, LOCATE_PATH, mapTargetPath, readMapTarget, targetOfPlace } from './map-target.ts'

/** What `URLSearchParams` reads of an address. */
function queryOf(path: string) {
  const pairs = (path.split('?')[1] ?? '').split('&').map((pair) => pair.split('='))
  const values = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  return { get: (name: string) => values.get(name) ?? null, has: (name: string) => values.has(name) }
}

const belgrade = { latitude: 44.80401, longitude: 20.46513 }

it('reads back from the address what a chosen place put there', () => {
  const target = targetOfPlace({ ...belgrade, type: 'place' })
  expect(readMapTarget(queryOf(mapTargetPath(target)))).toEqual({ ...belgrade, zoom: 12 })
})

it('comes nearer to a town than to a region, and nearer to a region than to a country', () => {
  const [country, region, place] = (['country', 'region', 'place'] as const).map(
    (type) => targetOfPlace({ ...belgrade, type }).zoom,
  )
  expect(Number(country) < Number(region) && Number(region) < Number(place)).toBe(true)
})

describe('an address that names no place on earth', () => {
  it.each(['', '?lat=44.8', '?lng=20.4', '?lat=91&lng=0', '?lat=0&lng=181', '?lat=x&lng=y', '?lat=&lng='])(
    '%j has no target',
    (query) => expect(readMapTarget(queryOf(query))).toBeUndefined(),
  )
  it('has the zoom of a town without a sensible one', () =>
    expect(readMapTarget(queryOf('?lat=44.8&lng=20.4&zoom=99'))?.zoom).toBe(12))
})

it('asks the map to locate the visitor [LOC-02]', () => {
  expect(asksToLocate(queryOf(LOCATE_PATH))).toBe(true)
  expect(asksToLocate(queryOf('/map'))).toBe(false)
})
