import { APARTMENT_TYPE_KEYS } from '@belvedere/domain/apartments/apartment-type-keys'
import { z } from 'zod'

export const TypeKey = z.enum(APARTMENT_TYPE_KEYS)

export const ApartmentType = z
  .object({ id: z.number(), name: z.string(), properties: z.object({ typeKey: TypeKey }) })
  .meta({ id: 'ApartmentType' })
