import { z } from 'zod'

/** What is gone now. */
export const Removed = z.object({ id: z.number() }).meta({ id: 'Removed' })
