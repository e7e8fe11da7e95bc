import { z } from 'zod'

/** Someone who did something on the project, as their colleagues know them. */
export const Colleague = z
  .object({ id: z.number(), firstName: z.string(), lastName: z.string() })
  .meta({ id: 'Colleague' })

export type Colleague = z.output<typeof Colleague>
