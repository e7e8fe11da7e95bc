import { z } from 'zod'

/** One installation of the explorer (website, sales-office screen) with its own menu tree. */
export const ClientApp = z
  .object({ id: z.number(), name: z.string(), projectId: z.number() })
  .meta({ id: 'ClientApp' })
