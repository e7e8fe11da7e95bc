import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getApartmentFiles } from '@belvedere/contract/calls/downloads'
import { getPoiMediaFile } from '@belvedere/contract/calls/pois'
import { getProject, listProjects } from '@belvedere/contract/calls/projects'
import { PAGE_PARAMETERS } from '@belvedere/domain/screens/page-parameters'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { addressOf } from '../../testing/address-of.ts'
import { type BehindVarnish, openBehindVarnish } from '../../testing/behind-varnish.ts'

const RULES = new URL('../../../../ops/varnish/default.vcl', import.meta.url)
/** "Within 60 s"; told of changes, the edge takes no longer than they do. */
const SOON = { timeout: 5_000, interval: 50 }

let edge: BehindVarnish
beforeAll(async () => {
  edge = await openBehindVarnish()
}, 120_000)
afterAll(() => edge?.close())

const get: BehindVarnish['get'] = (...asked) => edge.get(...asked)
const other = addressOf(getProject, { id: 101 })
const list = addressOf(listProjects, {})

it('gives nobody what another one asked for under a header of their own [SEC-01]', async () => {
  const names = async (host: string, headers: Record<string, string> = {}) =>
    (await edge.getAt(host, `${list}?type=geocode`, headers)).body.match(/"name":"[^"]+"/g)
  const [riva, suton] = [await names('localhost'), await names('suton.localhost')]
  expect([riva?.length, suton?.length]).toEqual([1, 1])
  expect(suton).not.toEqual(riva)
  const purge = { method: 'PURGE', headers: { 'xkey-purge': 'all' } }
  for (const [name, value] of [
    ['x-forwarded-host', 'suton.localhost'],
    ['forwarded', 'host=suton.localhost'],
    ['x-forwarded-proto', 'javascript'],
  ] as const) {
    await fetch(edge.varnish.insideUrl, purge)
    expect([name, await names('localhost', { [name]: value })]).toEqual([name, riva])
    expect([name, await names('localhost')]).toEqual([name, riva])
  }
})

it('keeps no answer of a host that nobody named [SEC-01]', async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    const { status, cache } = await edge.getAt('evil.example', list)
    expect([status, cache]).toEqual([421, 'miss'])
  }
})

it('keeps one copy for a host, however it is spelt [SEC-01]', async () => {
  await edge.getAt('localhost', list)
  for (const host of [
    'LocalHost',
    'localhost.',
    'localhost:80',
    'LOCALHOST.:443',
    'localhost:',
    'localhost:7001',
    'localhost..',
  ])
    expect([host, (await edge.getAt(host, list)).cache]).toEqual([host, 'hit'])
})

it('knows the same parameters of pages as they do [SEC-02]', async () => {
  const rules = await readFile(RULES, 'utf8')
  expect(/\(\?!\(([\w|]+)\)=\)/.exec(rules)?.[1]?.split('|')).toEqual(PAGE_PARAMETERS)
})

it('keeps one copy of a page, whatever is added to its address [SEC-02]', async () => {
  await get('/some/page?apartment=1&floor=2')
  for (const query of [
    '?x=1&apartment=1&floor=2',
    '?apartment=1&floor=2&utm_source=y',
    '?floor=2&&apartment=1&',
  ])
    expect([query, (await get(`/some/page${query}`)).cache]).toEqual([query, 'hit'])
  expect((await get('/some/page?apartment=2&floor=2')).cache).toBe('miss')
  expect((await get('/some/page?floor2=1')).body).toBe('/some/page')
  expect((await get('/some/page?poiId=7&z')).body).toBe('/some/page?poiId=7')
})

it('is told of changes from inside only, by no proxy on the same machine [SEC-08]', async () => {
  await get(other)
  const purge = (url: string) => fetch(url, { method: 'PURGE', headers: { 'xkey-purge': 'all' } })
  for (const path of ['/', other]) expect((await purge(edge.varnish.url + path)).status).toBe(405)
  expect((await get(other)).cache).toBe('hit')
  expect((await fetch(edge.varnish.insideUrl + other)).status).toBe(404)
  expect((await purge(edge.varnish.insideUrl)).status).toBe(200)
  expect((await get(other)).cache).toBe('miss')
})

it('keeps files and tiles no longer than they are public, 60 s at most [SEC-08]', async () => {
  const { owner } = edge.server
  const view = await owner
    .selectFrom('media')
    .where('id', '=', 14)
    .select(['poi_id as poiId', 'id', sql<string>`file_key`.as('fileKey')])
    .executeTakeFirstOrThrow()
  const file = `${addressOf(getPoiMediaFile, { id: Number(view.poiId), mediaId: view.id })}?v=${view.fileKey.slice(0, 32)}`
  const small = `${file}&resize=320`
  const tile = `/files/${view.fileKey}.tiles/12/0_0.webp`
  const all = [file, small, tile]
  const shows = (status: number, ...urls: string[]) =>
    vi.waitFor(async () => {
      for (const url of urls) expect([url, (await get(url)).status]).toEqual([url, status])
    }, SOON)
  const picture = owner.updateTable('media').where('file_key', '=', view.fileKey)
  const project = owner.updateTable('projects').where('id', '=', 1)
  const zip = addressOf(getApartmentFiles, { id: 1001 })
  for (const [takeDown, putBack, also] of [
    [project.set({ publish: false }), project.set({ publish: true }), [zip]],
    [picture.set({ publish: false }), picture.set({ publish: true }), []],
  ] as const) {
    await shows(200, ...all, ...also)
    for (const url of [small, tile]) expect([url, (await get(url)).cache]).toEqual([url, 'hit'])
    await takeDown.execute()
    await shows(404, ...all, ...also)
    await putBack.execute()
  }
  await shows(200, ...all)
  await owner.deleteFrom('media').where('file_key', '=', view.fileKey).execute()
  await shows(404, ...all)
})

it('lets what may be large straight through [SEC-02]', async () => {
  const { owner, config } = edge.server
  const key = `${'1'.repeat(32)}.jpg`
  await writeFile(join(config.filesDir, key), Buffer.alloc(12_000_000))
  onTestFinished(() => rm(join(config.filesDir, key)))
  await owner
    .updateTable('media')
    .set({ file_key: key, mime: 'image/jpeg' })
    .where('id', '=', 10011)
    .execute()
  const large = `${addressOf(getPoiMediaFile, { id: 1001, mediaId: 10011 })}?v=${'1'.repeat(32)}`
  const zip = addressOf(getApartmentFiles, { id: 1001 })
  await vi.waitFor(async () => expect((await get(large)).status).toBe(200), SOON)
  for (const url of [large, zip]) {
    const reply = await get(url)
    expect([reply.status, reply.cache, reply.body.length >= 12_000_000]).toEqual([200, null, true])
  }
})

it('does not show what was taken down when the product is down [SEC-08]', async () => {
  expect((await get(other)).status).toBe(200)
  await edge.server.owner.updateTable('projects').set({ publish: false }).where('id', '=', 101).execute()
  await vi.waitFor(async () => expect((await get(other)).status).toBe(404), SOON)
  await edge.product.close()
  expect((await get(other)).status).toBe(503)
  expect((await get(list)).status).toBe(503)
})
