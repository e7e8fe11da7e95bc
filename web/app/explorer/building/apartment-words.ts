import type { Apartment } from '@belvedere/contract/entities/apartment'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'

/** What a screen reader says of a shape: "R1-208, available, 85 square metres, floor 2, 3 rooms". */
export function apartmentShapeName(apartment: Apartment): string {
  return [
    apartment.name,
    statusWord(apartment.status).toLowerCase(),
    m.square_metres({ count: Math.round(apartment.area) }),
    m.on_floor({ floor: apartment.floor }),
    m.rooms({ count: apartment.rooms }),
  ].join(', ')
}
