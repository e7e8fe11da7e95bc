import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Writable } from 'node:stream'
import { listPlaces } from '@belvedere/contract/calls/places'
import { listProjects } from '@belvedere/contract/calls/projects'
import { CLUSTER_MAX_ZOOM, CLUSTER_RADIUS } from '@belvedere/domain/map/map-clusters'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { placeSourceOf } from './place-source-of.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const search = (query: string, langId = 1) => server.read(listPlaces, {}, { query, langId })

it('finds countries, regions and places by how they begin, at most 5 [LOC-01, API-84]', async () => {
  const found = await search('ser')
  expect(found).toHaveLength(5)
  expect(found[0]).toEqual({
    id: 'country.RS',
    type: 'country',
    name: 'Serbia',
    description: 'Serbia',
    latitude: 44,
    longitude: 21,
  })
  expect((await search('Vojvodina'))[0]).toMatchObject({ type: 'region', description: 'Vojvodina, Serbia' })
  const [noviSad] = await search('novi sad')
  expect(noviSad).toMatchObject({
    type: 'place',
    name: 'Novi Sad',
    description: 'Novi Sad, Vojvodina, Serbia',
  })
  expect(noviSad?.latitude).toBeCloseTo(45.25, 1)
  expect(noviSad?.longitude).toBeCloseTo(19.84, 1)
})

const NEAR_BELGRADE = { latitude: 44.8, longitude: 20.5 }
/** Of all projects of the demo on one map, from Vienna to Niš. */
const BETWEEN_ALL = { latitude: 45.8, longitude: 18.2 }
const NEAR_DETROIT = { latitude: 42.4, longitude: -83.4 }

it('finds what lies near what is shown first, and what lies elsewhere after it [LOC-01, API-84]', async () => {
  const found = async (query: string, near = {}) =>
    (await server.read(listPlaces, {}, { query, ...near })).map(({ description }) => description)
  const [sad, beograd] = ['Novi Sad, Vojvodina, Serbia', 'Novi Beograd, Central Serbia, Serbia']
  const michigan = 'Novi, Michigan, United States'
  for (const near of [NEAR_BELGRADE, BETWEEN_ALL]) {
    const places = await found('Novi', near)
    expect(places.slice(0, 2).toSorted()).toEqual([beograd, sad])
    // What is called just that is found, wherever one looks.
    expect(places.slice(2)).toContain(michigan)
    expect(places).toHaveLength(5)
  }
  for (const near of [NEAR_DETROIT, {}, { latitude: 44.8 }])
    expect((await found('Novi', near))[0]).toBe(michigan)
  expect((await found('Be', NEAR_BELGRADE))[0]).toBe('Belgrade, Central Serbia, Serbia')
  expect((await found('Belgrade', NEAR_DETROIT))[0]).toBe('Belgrade, Central Serbia, Serbia')
  expect((await found('ser', NEAR_BELGRADE))[0]).toBe('Serbia')
})

it.each([
  ['Niš', 'Niš'],
  ['nis', 'Niš'],
  ['POŽAREVAC', 'Požarevac'],
  ['indjija', 'Inđija'],
  ['Beograd', 'Belgrade'],
  ['  belgrade ', 'Belgrade'],
])('finds %j whatever its letters: %s [LOC-01]', async (typed, name) => {
  const found = await search(typed)
  expect(
    found.filter(({ description }) => description.endsWith('Serbia')).map((place) => place.name),
  ).toContain(name)
})

it('says the country in Serbian when that is asked for [LOC-01]', async () => {
  expect((await search('nemačka', 6))[0]).toMatchObject({ type: 'country', name: 'Nemačka' })
  expect((await search('Novi Sad', 6))[0]?.description).toBe('Novi Sad, Vojvodina, Srbija')
})

it('cuts each description at 60 characters [LOC-01]', async () => {
  const found = await search('Llanfairpwllgwyngyll')
  const all = [...found, ...(await search('San Juan Bautista')), ...(await search('Santa María'))]
  expect(all.length).toBeGreaterThan(5)
  for (const { description } of all) expect([...description].length).toBeLessThanOrEqual(60)
})

it.each(['', ' ', '!?', 'qqqqxzzz'])('finds nothing for %j [LOC-01]', async (query) => {
  expect(await search(query)).toEqual([])
})

it.each([
  ['spaces', ' '.repeat(8_000)],
  ['spaces between two letters', `a${' '.repeat(8_000)}b`],
  ['accents alone', '\u0301'.repeat(2_000)],
  ['accents in a wrong order', `a${'\u0316\u0301'.repeat(49)}`],
  ['letters with accents', 'ắ'.repeat(100)],
  ['words of a letter', 'a '.repeat(50)],
  ['signs', '-'.repeat(100)],
  ['a letter', 'a'],
])('answers %s within a second [SEC-02]', async (_, query) => {
  await search('belgrade')
  const asked = performance.now()
  const reply = await server.ask(listPlaces, {}, { query })
  expect(performance.now() - asked).toBeLessThan(1_000)
  expect([200, 400]).toContain(reply.statusCode)
})

describe('with a geocoding service', () => {
  let service: Server | undefined
  afterEach(() => {
    service?.close()
    service = undefined
  })

  /** A stand-in of the service, which tells what it was asked. */
  async function geocoder(provider: string, status: number, answer: unknown) {
    const asked: string[] = []
    service = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    }).listen(0, '127.0.0.1')
    await once(service, 'listening')
    const address = service.address()
    const port = typeof address === 'object' ? address?.port : 0
    const config = readConfig({
      DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
      PLACES_PROVIDER: provider,
      PLACES_URL: `http://127.0.0.1:${port}/geocoding/`,
      PLACES_KEY: 'a-key',
    })
    return { asked, config, search: placeSourceOf(config) }
  }

  const BELGRADE = { type: 'place', name: 'Belgrade', latitude: 44.8, longitude: 20.4 }

  it.each([
    [
      'photon',
      {
        features: [
          {
            geometry: { coordinates: [20.4, 44.8] },
            properties: { osm_type: 'R', osm_id: 1, type: 'city', name: 'Belgrade', country: 'Serbia' },
          },
        ],
      },
      /q=belg&limit=5&lang=en.*&layer=country&layer=state/,
      /lat=44.8&lon=20.5/,
    ],
    [
      'nominatim',
      [
        {
          osm_type: 'relation',
          osm_id: 1,
          addresstype: 'city',
          name: 'Belgrade',
          display_name: 'Belgrade, Serbia',
          lat: '44.8',
          lon: '20.4',
        },
      ],
      /q=belg&format=jsonv2&limit=5/,
      /viewbox=17.5,41.8,23.5,47.8/,
    ],
    [
      'mapbox',
      {
        features: [
          {
            properties: {
              mapbox_id: 'x',
              feature_type: 'place',
              name: 'Belgrade',
              full_address: 'Belgrade, Serbia',
              coordinates: { latitude: 44.8, longitude: 20.4 },
            },
          },
        ],
      },
      /q=belg&access_token=a-key&types=country%2Cregion%2Cplace/,
      /proximity=20.5,44.8/,
    ],
    [
      'maptiler',
      {
        features: [
          {
            id: 'x',
            place_type: ['municipality'],
            text: 'Belgrade',
            place_name: 'Belgrade, Serbia',
            center: [20.4, 44.8],
          },
        ],
      },
      /^\/geocoding\/belg\.json\?key=a-key&types=country%2Cregion%2Cmunicipality/,
      /proximity=20.5,44.8/,
    ],
  ])(
    'asks %s and reads its answer, and says where one looks [LOC-01, API-84]',
    async (provider, answer, asks, tells) => {
      const { asked, search: searchThere } = await geocoder(provider, 200, answer)
      expect(await searchThere({ query: 'belg', langId: 1 })).toEqual([
        expect.objectContaining({ ...BELGRADE, description: 'Belgrade, Serbia' }),
      ])
      expect(asked[0]).toMatch(asks)
      expect(asked[0]).not.toMatch(tells)
      await searchThere({ query: 'belg', langId: 1, near: NEAR_BELGRADE })
      expect(decodeURIComponent(asked[1] ?? '')).toMatch(tells)
    },
  )

  it.each([
    ['an error', 500, {}],
    ['nonsense', 200, { surprise: true }],
  ])('logs %s of it and shows no results [LOC-01]', async (_, status, answer) => {
    const { config } = await geocoder('photon', status, answer)
    const logged: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk))
        done()
      },
    })
    const other = await createTestApp({
      config: { ...server.config, ...pickPlaces(config) },
      logger: { stream },
    })
    try {
      expect(await other.read(listPlaces, {}, { query: 'belg' })).toEqual([])
      expect(logged.join()).toContain('places cannot be looked up')
    } finally {
      await other.close()
    }
  })

  it('refuses to start with Mapbox or MapTiler and no key [LOC-01]', () => {
    const settings = { DATABASE_URL: 'postgres://nobody@127.0.0.1/none', PLACES_PROVIDER: 'mapbox' }
    expect(() => readConfig(settings)).toThrow('PLACES_KEY is not set')
  })
})

const pickPlaces = ({ placesProvider, placesUrl, placesKey }: TestApp['config']) => ({
  placesProvider,
  placesUrl,
  placesKey,
})

it('gives every published project as a point to be clustered, to zoom 14 by a radius of 50 [LOC-03]', async () => {
  expect([CLUSTER_MAX_ZOOM, CLUSTER_RADIUS]).toEqual([14, 50])
  const points = await server.read(listProjects, {}, { type: 'geocode' }, { host: 'all.localhost' })
  const published = await server.owner
    .selectFrom('projects')
    .where('publish', '=', true)
    .select('id')
    .execute()
  expect(points.map(({ id }) => id)).toEqual(published.map(({ id }) => id).toSorted((a, b) => a - b))
  for (const { latitude, longitude } of points) {
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
    expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
  }
  await server.owner.updateTable('projects').set({ publish: false }).where('id', '=', 105).execute()
  const fewer = await server.read(listProjects, {}, { type: 'geocode' }, { host: 'all.localhost' })
  expect(fewer.map(({ id }) => id)).toEqual(points.map(({ id }) => id).filter((id) => id !== 105))
})
