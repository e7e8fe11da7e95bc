import type { StaffApartment } from '@belvedere/contract/entities/apartment'
import type { ApartmentType, TypeKey } from '@belvedere/contract/entities/apartment-type'
import { statusNumber, toApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { withoutPdf } from '@belvedere/domain/apartments/plan-image'
import type { z } from 'zod'
import type { Translated } from '../../platform/database/json-columns.ts'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import { mediaAddress } from '../media/media-address.ts'
import { mediaInLanguage } from '../media/media-in-language.ts'
import type { ApartmentRow } from './apartment-queries.ts'

export function presentApartment(
  row: ApartmentRow,
  languages: Languages,
  price: string | undefined,
): z.output<typeof StaffApartment> {
  const { orientation = '', balconyArea = 0, levels = 1 } = row.properties
  const status = toApartmentStatus(row.status) ?? 'unavailable'
  const typeKey = row.typeKey as z.output<typeof TypeKey>
  const [plan] = mediaInLanguage(withoutPdf(row.plans ?? []), languages)
  return {
    id: row.id,
    name: row.name,
    status,
    floor: row.floor,
    rooms: row.rooms,
    area: row.area,
    totalArea: toHundredths(row.area + balconyArea),
    apartmentTypeId: row.typeId,
    apartmentTypeKey: typeKey,
    media: plan ? mediaAddress(plan) : null,
    properties: {
      status: statusNumber(status),
      typeKey,
      orientation,
      balconyArea,
      levels,
      ...(price === undefined ? {} : { price }),
    },
    Pois: row.pois ?? [],
    buildingId: row.buildingId,
    masterplanId: row.masterplanId,
    projectId: row.projectId,
    // For staff; the contract lets no public answer have it.
    revision: row.revision,
  }
}

type TypeRow = { id: number; name: Translated; typeKey: string }

export function presentType(
  { id, name, typeKey }: TypeRow,
  languages: Languages,
): z.output<typeof ApartmentType> {
  return {
    id,
    name: inLanguage(name, languages),
    properties: { typeKey: typeKey as z.output<typeof TypeKey> },
  }
}

/** 82.4 + 11.8 is 94.2 and not 94.20000000000002. */
const toHundredths = (area: number) => Math.round(area * 100) / 100
