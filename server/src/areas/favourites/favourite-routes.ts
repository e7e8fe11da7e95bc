import { getFavorites, putFavorites } from '@belvedere/contract/calls/favourites'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import { signedIn } from '../../platform/sessions/who-asks.ts'
import { hostProjects } from '../hosts/host-projects.ts'
import { addFavourites, favouriteRows, lockFavourites, removeOtherFavourites } from './favourite-queries.ts'

/**
 * A user's favourites follow them to another device. Each host shows those in its own projects, and replaces those
 * alone: what was marked on another site stays (FAV-06).
 */
export function favouriteRoutes(app: FastifyInstance, db: Kysely<Database>, members: Kysely<Database>): void {
  const favourites = async (userId: number, projectIds: readonly number[]) => {
    const rows = await favouriteRows(members, userId, projectIds)
    return { id: userId, favoritesList: rows.map(({ id }) => id) }
  }

  serveAnswer(app, getFavorites, {
    answer: async ({ asker, host }) => {
      const { projectIds } = await hostProjects(db, host)
      return favourites(signedIn(asker).id, projectIds)
    },
  })

  serveAnswer(app, putFavorites, {
    answer: async ({ asker, host, body }) => {
      const userId = signedIn(asker).id
      const { projectIds } = await hostProjects(db, host)
      await members.transaction().execute(async (transaction) => {
        await lockFavourites(transaction, userId)
        await removeOtherFavourites(transaction, userId, projectIds, body.favoritesList)
        await addFavourites(transaction, userId, projectIds, body.favoritesList)
      })
      return favourites(userId, projectIds)
    },
  })
}
