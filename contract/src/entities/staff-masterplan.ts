import { z } from 'zod'
import { BodyId } from '../inputs.ts'
import { Masterplan } from './masterplan.ts'
import { NameInput, Translations } from './translations.ts'

/** As staff see it, drafts included, with its name in all languages. */
export const StaffMasterplan = Masterplan.extend({
  nameTranslations: Translations,
  order: z.number(),
  /** What `If-Match` names. */
  revision: z.number(),
}).meta({
  id: 'StaffMasterplan',
})

const ORDER_MAX = 10_000

const fields = {
  name: NameInput,
  /** 0 means root. */
  parentId: z.union([z.literal(0), BodyId]),
  community: z.boolean(),
  publish: z.boolean(),
  order: z.number().int().min(0).max(ORDER_MAX),
}

export const NewMasterplan = z
  .strictObject({
    projectId: BodyId,
    name: fields.name,
    parentId: fields.parentId.default(0),
    community: fields.community.default(false),
    publish: fields.publish.default(false),
    order: fields.order.default(0),
  })
  .meta({ id: 'NewMasterplan' })

export const MasterplanChange = z.strictObject(fields).partial().meta({ id: 'MasterplanChange' })
