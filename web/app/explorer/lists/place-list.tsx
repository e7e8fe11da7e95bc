import type { Place } from '../../cards/place.ts'
import { PlaceFacts } from '../../cards/place-facts.tsx'
import { PictureCards } from './picture-cards.tsx'

/** Places as picture cards: the list page is the full equal of the picture. */
export function PlaceList({ places }: { places: readonly Place[] }) {
  const cards = places.map((place) => ({
    ...place,
    key: place.shapeId,
    facts: <PlaceFacts place={place} />,
  }))
  return <PictureCards cards={cards} />
}
