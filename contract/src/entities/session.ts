import { z } from 'zod'

/** What a login or refresh gives; the refresh token comes apart, in a cookie that scripts cannot read. */
export const Session = z
  .object({
    /** The user's. */
    id: z.number(),
    /** Goes into `Authorization: Bearer …`. */
    token: z.string(),
    expiresAt: z.string(),
  })
  .meta({ id: 'Session' })
