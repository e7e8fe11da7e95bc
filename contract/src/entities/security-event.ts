import { LOGIN_WAYS, SECURITY_EVENTS } from '@belvedere/domain/accounts/security-event'
import { z } from 'zod'

/** Something that happened to an account, with whose it is, from where and when; never a secret (SEC-05). */
export const SecurityEvent = z
  .object({
    id: z.number(),
    kind: z.enum(SECURITY_EVENTS),
    at: z.string(),
    /** Whose account; null where none has the name that was tried, or no longer. */
    userId: z.number().nullable(),
    /** Who did it to them, where it was someone else. */
    byUserId: z.number().nullable(),
    /** The network address; null for what was done in the database by hand. */
    address: z.string().nullable(),
    /** What the browser says of itself. */
    device: z.string().nullable(),
    details: z.object({
      projectId: z.number().optional(),
      roleId: z.number().optional(),
      name: z.string().optional(),
      by: z.enum(LOGIN_WAYS).optional(),
    }),
  })
  .meta({ id: 'SecurityEvent' })
