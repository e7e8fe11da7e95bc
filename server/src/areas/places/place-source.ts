import type { GeoPoint, PlaceType } from '@belvedere/domain/map/place-search'

export type FoundPlace = {
  id: string
  type: PlaceType
  name: string
  description: string
  latitude: number
  longitude: number
}

export type PlaceQuestion = {
  query: string
  langId: number
  /** Where the asker looks: what lies there comes first. */
  near?: GeoPoint | undefined
}

/** Where places are looked up: a geocoding service, or the local gazetteer. */
export type PlaceSource = (question: PlaceQuestion) => Promise<FoundPlace[]>
