import { z } from 'zod'
import { BodyId } from '../inputs.ts'
import { NameInput, Translations } from './translations.ts'

/** A named bundle of apartments and extras (parking, storage) offered together. */
export const Package = z
  .object({ id: z.number(), projectId: z.number(), name: z.string(), publish: z.boolean() })
  .meta({ id: 'Package' })

export const PackageItem = z
  .object({
    id: z.number(),
    packageId: z.number(),
    /** Null for an extra. */
    apartmentId: z.number().nullable(),
    /** The apartment's unit number, or what the extra is. */
    name: z.string(),
  })
  .meta({ id: 'PackageItem' })

/** As staff see it, with what is in it and in all languages. */
export const StaffPackage = Package.extend({
  nameTranslations: Translations,
  /** What `If-Match` names. */
  revision: z.number(),
  items: z.array(PackageItem.extend({ nameTranslations: Translations })),
}).meta({ id: 'StaffPackage' })

const ITEMS_MAX = 200

const fields = {
  name: NameInput,
  publish: z.boolean(),
  /** An apartment of the project, or an extra by its name; the list stands for all that is in the package. */
  items: z
    .array(z.union([z.strictObject({ apartmentId: BodyId }), z.strictObject({ name: NameInput })]))
    .max(ITEMS_MAX),
}

export const NewPackage = z
  .strictObject({ ...fields, publish: fields.publish.default(false), items: fields.items.default([]) })
  .meta({ id: 'NewPackage' })

export const PackageChange = z.strictObject(fields).partial().meta({ id: 'PackageChange' })
