import { expect, expectTypeOf, it } from 'vitest'
import { type ClientLists, emptyClientLists, FAVORITES_STORAGE_KEY } from './client-lists.ts'

interface Unit {
  id: number
  media: string | null
}

it('client-side lists are favoritesList, compareList, apartments and the previous apartment status [ENT-01]', () => {
  expect(Object.keys(emptyClientLists)).toEqual([
    'favoritesList',
    'compareList',
    'apartments',
    'previousApartmentStatus',
  ])
  expectTypeOf<keyof ClientLists<Unit>>().toEqualTypeOf<
    'favoritesList' | 'compareList' | 'apartments' | 'previousApartmentStatus'
  >()
})

it('favourites are apartment ids under the storage key favorites; compared apartments come with media [ENT-01]', () => {
  const lists: ClientLists<Unit> = {
    ...emptyClientLists,
    favoritesList: [13, 17],
    compareList: [{ id: 13, media: '/plans/13.svg' }],
  }
  expect(FAVORITES_STORAGE_KEY).toBe('favorites')
  expect(JSON.parse(JSON.stringify(lists.favoritesList))).toEqual([13, 17])
  expectTypeOf<ClientLists<Unit>['favoritesList'][number]>().toEqualTypeOf<number>()
  expectTypeOf<ClientLists<Unit>['compareList'][number]>().toHaveProperty('media')
})
