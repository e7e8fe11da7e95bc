import { ROLES } from '@belvedere/domain/accounts/roles'
import { APARTMENT_STATUSES, statusNumber } from '@belvedere/domain/apartments/apartment-status'
import { APARTMENT_TYPE_KEYS } from '@belvedere/domain/apartments/apartment-type-keys'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it.each([
  ['languages', LANGUAGE_IDS],
  ['poi_types', POI_TYPES],
  ['media_types', MEDIA_TYPES],
  ['media_contexts', MEDIA_CONTEXTS],
  ['roles', ROLES],
] as const)('holds in %s the names and numbers of the rules', async (table, rules) => {
  const rows = await server.owner.selectFrom(table).select(['name', 'id']).execute()
  expect(Object.fromEntries(rows.map(({ name, id }) => [name, id]))).toEqual(rules)
})

it('holds the statuses and type keys of the rules', async () => {
  const statuses = await server.owner.selectFrom('apartment_statuses').selectAll().execute()
  expect(Object.fromEntries(statuses.map(({ name, number }) => [name, number]))).toEqual(
    Object.fromEntries(APARTMENT_STATUSES.map((status) => [status, statusNumber(status)])),
  )
  const keys = await server.owner.selectFrom('apartment_type_keys').select('name').execute()
  expect(new Set(keys.map(({ name }) => name))).toEqual(new Set(APARTMENT_TYPE_KEYS))
})
