import { z } from 'zod'

/** Someone who did something on the project, as their colleagues know them. */
export const Person = z
  .object({ id: z.number(), firstName: z.string(), lastName: z.string() })
  .meta({ id: 'Person' })

export type Person = z.output<typeof Person>
