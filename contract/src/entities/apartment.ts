import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { z } from 'zod'
import { TypeKey } from './apartment-type.ts'

export const Apartment = z
  .object({
    id: z.number(),
    /** The unit number. */
    name: z.string(),
    status: z.enum(APARTMENT_STATUSES),
    floor: z.number(),
    rooms: z.number(),
    /** Net floor area in m². */
    area: z.number(),
    /** Net floor area with the balcony. */
    totalArea: z.number(),
    apartmentTypeId: z.number(),
    apartmentTypeKey: TypeKey,
    /** The plan in the asked language: an address, or a base64 data string. */
    media: z.string().nullable(),
    properties: z.object({
      /** The status in its numeric form. */
      status: z.number(),
      /** With thousands separators; only for those who may see it (ACC-09). */
      price: z.string().optional(),
      typeKey: TypeKey,
      orientation: z.string(),
      balconyArea: z.number(),
      levels: z.number(),
    }),
    Pois: z.array(z.object({ id: z.number(), poiTypeId: z.number() })),
    buildingId: z.number(),
    masterplanId: z.number(),
    projectId: z.number(),
  })
  .meta({ id: 'Apartment' })

export const ApartmentOrientation = z
  .object({ id: z.number(), name: z.string(), orientation: z.string() })
  .meta({ id: 'ApartmentOrientation' })

export type Apartment = z.output<typeof Apartment>

/** As staff see it. */
export const StaffApartment = Apartment.extend({
  /** What `If-Match` names. */
  revision: z.number(),
}).meta({ id: 'StaffApartment' })
