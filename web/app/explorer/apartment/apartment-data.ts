import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { Building } from '@belvedere/contract/entities/building'
import type { Project } from '@belvedere/contract/entities/project'
import { floorText } from '@belvedere/domain/apartments/floors-of'

interface Known {
  readonly apartment: Apartment
  readonly building: Building
  readonly project: Project | null | undefined
  readonly url: string
  readonly picture: string | undefined
}

/** The apartment in the words of schema.org: facts of the page, never its price. */
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
    containedInPlace: {
      '@type': 'ApartmentComplex',
      name: project ? `${building.name}, ${project.name}` : building.name,
      ...(project && placeOf(project)),
    },
  }
}

function placeOf({ latitude, longitude, city, country }: Project) {
  return {
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}
