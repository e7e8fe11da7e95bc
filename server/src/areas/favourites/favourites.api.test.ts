import { getFavorites, putFavorites } from '@belvedere/contract/calls/favourites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logIn, makeIdentities } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let user: { userId: number; headers: Record<string, string> }
let other: { userId: number; headers: Record<string, string> }
beforeAll(async () => {
  server = await createTestApp()
  user = (await makeIdentities(server)).user
  other = (await makeIdentities(server)).user
})
afterAll(() => server.close())

const put = async (favoritesList: readonly number[], headers = user.headers) =>
  (await server.read(putFavorites, {}, {}, headers, { favoritesList })).favoritesList

const get = async (headers = user.headers) => (await server.read(getFavorites, {}, {}, headers)).favoritesList

it('keeps what the user marked, for their other devices too [API-82, FAV-06]', async () => {
  expect(await get()).toEqual([])
  expect(await put([1003, 1001])).toEqual([1001, 1003])
  const otherDevice = await logIn(server, user.userId)
  expect(await get(otherDevice)).toEqual([1001, 1003])
  expect((await server.read(getFavorites, {}, {}, user.headers)).id).toBe(user.userId)
})

it('replaces the list, each apartment in it once; clearing clears the account [API-82, FAV-06]', async () => {
  expect(await put([1001, 1001, 1002])).toEqual([1001, 1002])
  expect(await put([1002, 1005])).toEqual([1002, 1005])
  expect(await put([])).toEqual([])
  expect(await get()).toEqual([])
})

it('keeps the order in which they were added [API-82]', async () => {
  await put([1005])
  await put([1005, 1001])
  expect(await put([1005, 1001, 1003])).toEqual([1005, 1001, 1003])
})

it('leaves out what does not exist and what is not published [API-82]', async () => {
  expect(await put([1001, 999_999])).toEqual([1001])
  await server.owner.updateTable('buildings').set({ publish: false }).where('id', '=', 1).execute()
  expect(await get()).toEqual([])
  await server.owner.updateTable('buildings').set({ publish: true }).where('id', '=', 1).execute()
  expect(await get()).toEqual([1001])
})

it("shows and replaces only those in this host's projects [API-82, FAV-06]", async () => {
  await server.owner.insertInto('hosts').values({ name: 'elsewhere.example', project_id: 101 }).execute()
  const elsewhere = { ...user.headers, host: 'elsewhere.example' }
  await put([1001])
  expect(await get(elsewhere)).toEqual([])
  expect(await put([1002], elsewhere)).toEqual([])
  expect(await put([], elsewhere)).toEqual([])
  expect(await get()).toEqual([1001])
})

it('is about the asker alone: nobody sees or changes what another one marked [API-82]', async () => {
  await put([1001])
  await put([1002], other.headers)
  expect(await get()).toEqual([1001])
  expect(await get(other.headers)).toEqual([1002])
})

it('is not for visitors [API-82]', async () => {
  expect(await server.status(getFavorites)).toBe(401)
  expect(await server.status(putFavorites, {}, {}, {}, { favoritesList: [1001] })).toBe(401)
})

it('holds when two devices replace the list at once [API-82]', async () => {
  await put([])
  await Promise.all(Array.from({ length: 10 }, (_, index) => put([1001, 1002, 1003 + index])))
  const list = await get()
  expect(list).toEqual(expect.arrayContaining([1001, 1002]))
  expect(new Set(list).size).toBe(list.length)
})
