import { expect, it } from 'vitest'
import { uniteFavourites, withFavourite, withoutFavourite } from './favourites-list.ts'

it('an apartment is added at the end, and only once [FAV-03]', () => {
  expect(withFavourite([], 13)).toEqual([13])
  expect(withFavourite([13], 17)).toEqual([13, 17])
  expect(withFavourite([13, 17], 13)).toEqual([13, 17])
})

it('removal takes that apartment alone [FAV-03]', () => {
  expect(withoutFavourite([13, 17, 19], 17)).toEqual([13, 19])
  expect(withoutFavourite([13], 17)).toEqual([13])
})

it('the account comes first when both lists become one, without duplicates [FAV-06]', () => {
  expect(uniteFavourites([17, 13], [13, 19])).toEqual([17, 13, 19])
  expect(uniteFavourites([], [13])).toEqual([13])
  expect(uniteFavourites([13], [])).toEqual([13])
})
