import { z } from 'zod'

/** An ALTCHA challenge, as its widget and altcha-lib read it; `id` is its signature. */
export const Challenge = z
  .object({
    id: z.string(),
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  })
  .meta({ id: 'Challenge' })
