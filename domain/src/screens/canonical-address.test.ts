import { expect, it } from 'vitest'
import { alternates, canonicalOrigin, canonicalPath } from './canonical-address.ts'

const query = (given: Record<string, string>) => ({ get: (name: string) => given[name] ?? null })

it.each<[string, Record<string, string>, string]>([
  ['/', {}, '/'],
  ['/rs', {}, '/'],
  ['/rs/', {}, '/'],
  ['/masterplan/1/', {}, '/masterplan/1'],
  ['/rs/masterplan/2/building/1', { apartment: '1045' }, '/masterplan/2/building/1'],
  ['/poi-details-page', { utm_source: 'x', poiId: '301' }, '/poi-details-page?poiId=301'],
  ['/rs/base-page', { mediaId: '401', projectId: '1' }, '/base-page?projectId=1&mediaId=401'],
  ['/building', { projectId: '' }, '/building'],
  ['/building', { projectId: '1">' }, '/building?projectId=1%22%3E'],
])('%s with %j is to be found at %s', (pathname, given, canonical) => {
  expect(canonicalPath(pathname, query(given))).toBe(canonical)
})

it.each([
  ['http://suton.localhost:3000', 'localhost', 'http://localhost:3000'],
  ['https://suton.example', 'riva.example', 'https://riva.example'],
  ['https://suton.example', null, 'https://suton.example'],
])('a screen asked at %s, of a project at home on %s, is to be found at %s', (asked, ownHost, origin) => {
  expect(canonicalOrigin(asked, ownHost)).toBe(origin)
})

it('names a screen in both languages, and in English for everybody else', () => {
  expect(alternates('/map?projectId=1')).toEqual([
    { lang: 'en', path: '/map?projectId=1' },
    { lang: 'sr-Latn', path: '/rs/map?projectId=1' },
    { lang: 'x-default', path: '/map?projectId=1' },
  ])
})
