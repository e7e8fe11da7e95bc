import type { PlaceAt } from '@belvedere/domain/places/place-tree'
import type { ProjectPlaces } from './load-places.ts'

export interface PlacePageProps {
  /** The project itself without one. */
  at: PlaceAt | undefined
  places: ProjectPlaces
  nameOf: (at: PlaceAt | undefined) => string
  mayEdit: boolean
  onOpen: (at: PlaceAt | undefined) => void
  /** Something was made or removed. */
  onChanged: () => void
}
