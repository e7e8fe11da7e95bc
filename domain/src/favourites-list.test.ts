import { expect, it } from 'vitest'
import { toggleFavourite, uniteFavourites } from './favourites-list.ts'

it('the heart adds an apartment at the end and removes one that is there, so that none is twice [FAV-03]', () => {
  expect(toggleFavourite([], 13)).toEqual([13])
  expect(toggleFavourite([13], 17)).toEqual([13, 17])
  expect(toggleFavourite([13, 17], 13)).toEqual([17])
  expect(toggleFavourite(toggleFavourite([13], 17), 17)).toEqual([13])
})

it('the account comes first when both lists become one, without duplicates [FAV-06]', () => {
  expect(uniteFavourites([17, 13], [13, 19])).toEqual([17, 13, 19])
  expect(uniteFavourites([], [13])).toEqual([13])
  expect(uniteFavourites([13], [])).toEqual([13])
})
