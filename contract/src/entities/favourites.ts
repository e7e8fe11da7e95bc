import { z } from 'zod'
import { BodyId } from '../inputs.ts'

/** More than anyone marks; a bound all the same. */
const FAVOURITES_MAX = 1000

export const FavouritesList = z
  .object({ favoritesList: z.array(BodyId).max(FAVOURITES_MAX) })
  .meta({ id: 'FavouritesList' })

/** `id` is the user's. */
export const Favourites = z
  .object({ id: z.number(), favoritesList: z.array(z.number()) })
  .meta({ id: 'Favourites' })
