import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { compiledOnce } from './compiled-once.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('words a statement once and sends it with each value, for listeners too', async () => {
  let built = 0
  const names = compiledOnce((db, id: number) => {
    built += 1
    return db.selectFrom('buildings').where('id', '=', id).where('publish', '=', true).select('id')
  })
  expect(await names(server.owner, 1)).toEqual([{ id: 1 }])
  expect(await names(server.owner, 2)).toEqual([{ id: 2 }])
  expect(await names(server.members, 2_000_000_000)).toEqual([])
  expect(built).toBe(1)
  let heard = 0
  const listened = server.owner.withPlugin({
    transformQuery: ({ node }) => {
      heard += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  expect(await names(listened, 1)).toEqual([{ id: 1 }])
  expect(heard).toBe(1)
})
