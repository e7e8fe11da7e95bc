import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/database/json-columns.ts'
import { isOutage } from '../../platform/database/outage.ts'
import { Refused } from '../../platform/http/refused.ts'
import { previewed } from '../../platform/previews/previewed.ts'
import { publicPoi } from '../pois/read-poi.ts'
import { picturePlaces } from './tiles-queries.ts'

type Shown = { projectId: number; version: string }

const REMEMBERED = 10_000

/**
 * Tells which project shows a picture to visitors, if any does. A view has dozens of tiles: the answer is remembered for
 * the project's version, as ready answers are.
 */
export function shownPictures(db: Kysely<Database>, { answers }: FastifyInstance) {
  const remembered = new LRUCache<string, Shown>({ max: REMEMBERED })

  async function look(picture: string): Promise<Shown | undefined> {
    for (const { poiId } of await picturePlaces(db, picture)) {
      const place = await publicPoi(db, poiId).catch(unlessNotFound)
      if (place) return { projectId: place.projectId, version: place.version }
    }
    return undefined
  }

  return async (picture: string): Promise<number | undefined> => {
    if (previewed()) return (await look(picture))?.projectId
    const known = remembered.get(picture)
    const { versions } = answers ?? {}
    if (known && versions?.state === 'fresh' && versions.isAt(known.projectId, known.version))
      return known.projectId
    try {
      const shown = await look(picture)
      if (shown) remembered.set(picture, shown)
      else remembered.delete(picture)
      return shown?.projectId
    } catch (error) {
      if (known && isOutage(error)) return known.projectId
      throw error
    }
  }
}

function unlessNotFound(error: unknown): undefined {
  if (!(error instanceof Refused && error.code === 'not-found')) throw error
}
