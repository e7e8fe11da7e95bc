import { z } from 'zod'

export const Profile = z
  .object({
    id: z.number(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    username: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    roles: z.array(z.number()),
    /** They work here, and further rights rest until this session has shown a passkey or a code. */
    resting: z.boolean(),
  })
  .meta({ id: 'Profile' })

export type Profile = z.output<typeof Profile>
