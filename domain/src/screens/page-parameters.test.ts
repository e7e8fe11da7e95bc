import { expect, it } from 'vitest'
import { knownParameters, PAGE_PARAMETERS } from './page-parameters.ts'

const known = (query: Record<string, string>) => knownParameters({ get: (name) => query[name] ?? null })

it('drops what no screen knows, and keeps one order of the rest [SEC-02]', () => {
  expect(known({ utm_source: 'x', apartment: '1045', x: '1' })).toEqual([['apartment', '1045']])
  expect(known({ zoom: '12', lng: '19.8', lat: '45.2' })).toEqual([
    ['lat', '45.2'],
    ['lng', '19.8'],
    ['zoom', '12'],
  ])
  expect(known({ floor: '' })).toEqual([['floor', '']])
  expect(known({ x: '1', '': '2' })).toEqual([])
})

it('knows each parameter once [SEC-02]', () => {
  expect(new Set(PAGE_PARAMETERS).size).toBe(PAGE_PARAMETERS.length)
})
