import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { Building } from '@belvedere/contract/entities/building'
import type { Project } from '@belvedere/contract/entities/project'
import { cardPrice } from '@belvedere/domain/apartments/card-price'
import { floorText } from '@belvedere/domain/apartments/floors-of'

interface Known {
  readonly apartment: Apartment
  readonly building: Building
  readonly project: Project | null | undefined
  readonly url: string
  readonly picture: string | undefined
}

/** The apartment in the words of schema.org: facts of the page, with its price only where everybody sees it (STU-09). */
export function apartmentData({ apartment, building, project, url, picture }: Known) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Apartment',
    name: apartment.name,
    url,
    image: picture,
    numberOfRooms: apartment.rooms,
    floorLevel: floorText(apartment),
    floorSize: { '@type': 'QuantitativeValue', value: apartment.area, unitCode: 'MTK' },
    ...offerOf(apartment, project),
    containedInPlace: {
      '@type': 'ApartmentComplex',
      name: project ? `${building.name}, ${project.name}` : building.name,
      ...(project && placeOf(project)),
    },
  }
}

function offerOf(apartment: Apartment, project: Known['project']) {
  const price =
    project?.settings.prices === 'public' ? cardPrice(apartment, project.settings.selectedFilters) : undefined
  return price === undefined ? {} : { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } }
}

function placeOf({ latitude, longitude, city, country }: Project) {
  return {
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}
