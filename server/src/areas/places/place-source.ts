import type { PlaceType } from '@belvedere/domain/map/place-search'

export type FoundPlace = {
  id: string
  type: PlaceType
  name: string
  description: string
  latitude: number
  longitude: number
}

/** Where places are looked up: a geocoding service, or the local gazetteer. */
export type PlaceSource = (query: string, langId: number) => Promise<FoundPlace[]>
