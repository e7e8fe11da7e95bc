import type { Apartment } from '@belvedere/contract/entities/apartment'
import { cardArea, cardFloor } from '@belvedere/domain/apartments/card-facts'
import { m } from '../paraglide/messages.js'

/** "85 m² · Floor 2 · 3 rooms"; where it takes two lines, it breaks between the facts. */
export function apartmentFactsLine(apartment: Apartment, selectedFilters: readonly number[]): string {
  return [
    cardArea(apartment),
    m.floor_is({ floor: cardFloor(apartment, selectedFilters) }),
    m.rooms({ count: apartment.rooms }),
  ]
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(' · ')
}
