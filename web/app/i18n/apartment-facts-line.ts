import { cardArea, cardFloor } from '@belvedere/domain/card-facts'
import type { Apartment } from '../api/entities.ts'
import { m } from '../paraglide/messages.js'

/** "85 m² · Floor 2 · 3 rooms" */
export function apartmentFactsLine(apartment: Apartment, selectedFilters: readonly number[]): string {
  return [
    cardArea(apartment),
    m.floor_is({ floor: cardFloor(apartment, selectedFilters) }),
    m.rooms({ count: apartment.rooms }),
  ].join(' · ')
}
