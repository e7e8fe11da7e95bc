import { z } from 'zod'

/** A refusal carries a code; screens and e-mails choose the sentence. */
export const Refusal = z
  .object({
    errors: z.array(
      z.object({ status: z.string(), code: z.string(), title: z.string(), detail: z.string() }),
    ),
  })
  .meta({ id: 'Refusal' })
