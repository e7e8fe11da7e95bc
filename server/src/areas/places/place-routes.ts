import { listPlaces } from '@belvedere/contract/calls/places'
import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import { cutDescription, PLACES_MAX } from '@belvedere/domain/map/place-search'
import type { FastifyInstance } from 'fastify'
import { serveAnswer } from '../../platform/http/serve-call.ts'
import type { PlaceSource } from './place-source.ts'

export function placeRoutes(app: FastifyInstance, search: PlaceSource): void {
  serveAnswer(app, listPlaces, {
    answer: async ({ query: asked }, request) => {
      const { query, langId = LANGUAGE_IDS.english, latitude, longitude } = asked
      if (!query) return []
      const near = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
      try {
        const places = await search({ query, langId, near })
        return places
          .slice(0, PLACES_MAX)
          .map((place) => ({ ...place, description: cutDescription(place.description) }))
      } catch (error) {
        // "Failures are logged and show no results" (LOC-01).
        request.log.warn({ err: error }, 'places cannot be looked up')
        return []
      }
    },
  })
}
