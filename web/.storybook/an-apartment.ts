import type { Apartment } from '@belvedere/contract/entities/apartment'
import { FILTER_KINDS } from '@belvedere/domain/filters/filters'
import type { CardProps } from '../app/cards/card-props.ts'
import type { ListedApartment } from '../app/content/load-listed-apartments.ts'
import { getLocale } from '../app/paraglide/runtime.js'
import { BUILDING } from './a-building.ts'
import { PROJECT } from './a-project.ts'

/** A plan, drawn with few words. */
const PLAN = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 276 236" fill="#fff" stroke="#1e1b17" stroke-width="5">' +
    '<path d="M20 18h236v200H20zM20 118h96m40 0h100M156 18v60m0 40v100"/></svg>',
)}`

export const APARTMENT: Apartment = {
  id: 1001,
  name: 'R1-208',
  status: 'available',
  floor: 2,
  rooms: 3,
  area: 84.6,
  totalArea: 97.1,
  apartmentTypeId: 3,
  apartmentTypeKey: 'two_bedroomroom',
  media: PLAN,
  properties: {
    status: 1,
    price: '268,500',
    typeKey: 'two_bedroomroom',
    orientation: 'S/E',
    balconyArea: 12.5,
    levels: 1,
  },
  Pois: [],
  buildingId: 1,
  masterplanId: 2,
  projectId: 1,
}

const { price: _, ...withoutPrice } = APARTMENT.properties

/** As the server gives it to those who may not see prices. */
export const UNPRICED: Apartment = { ...APARTMENT, properties: withoutPrice }

/** Nothing is known of it but its name. */
export const UNKNOWN: Apartment = { ...UNPRICED, area: 0, floor: 0, media: null, status: 'unavailable' }

export const LONG: Apartment = {
  ...APARTMENT,
  name: 'Residence 2 · Garden wing · 1208-B',
  status: 'pending-reservation',
  properties: { ...APARTMENT.properties, price: '1,268,500' },
}

/** What its card is told beside it; the server says the type in the language of the call. */
export function factsOf(apartment: Apartment): CardProps {
  return {
    apartment,
    typeName: getLocale() === 'en' ? 'Two-bedroom' : 'Trosoban',
    selectedFilters: Object.values(FILTER_KINDS),
  }
}

/** As it stands in lists that know nothing of its page. */
export const listed = (apartment: Apartment): ListedApartment => ({
  ...factsOf(apartment),
  building: BUILDING,
  project: PROJECT,
})
