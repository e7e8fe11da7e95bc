import { defineCall } from '../call.ts'
import { Favourites, FavouritesList } from '../entities/favourites.ts'
import { one } from '../envelope.ts'
import { NoParams, NoQuery } from '../inputs.ts'

const favourites = {
  id: 'API-82',
  base: '/api/v1',
  path: '/users/favorites',
  access: 'self',
  perHost: true,
  params: NoParams,
  query: NoQuery,
  reply: one('favorites', Favourites),
} as const

export const getFavorites = defineCall({
  ...favourites,
  name: 'getFavorites',
  method: 'GET',
  summary: "The user's favourites in the host's projects, in the order they were added.",
})

export const putFavorites = defineCall({
  ...favourites,
  name: 'putFavorites',
  method: 'PUT',
  summary: "Replaces the user's favourites in the host's projects; what is not published there is left out.",
  body: FavouritesList,
})
