import { z } from 'zod'

export const MenuItem = z
  .object({
    id: z.number(),
    clientAppId: z.number(),
    projectId: z.number(),
    /** Null at the top of the menu. */
    parentId: z.number().nullable(),
    name: z.string(),
    order: z.number(),
    /** The point of interest that it leads to. */
    poiId: z.number().nullable(),
    get children() {
      /** The items below it, to the last; only in the full structure. */
      return z.array(MenuItem).optional()
    },
  })
  .meta({ id: 'MenuItem' })
