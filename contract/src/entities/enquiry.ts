import { z } from 'zod'

/** What an accepted request becomes: one for each project concerned. It is mailed as `<id@domain>` (ASK-07). */
export const Enquiry = z
  .object({
    id: z.uuid(),
    projectId: z.number(),
    apartmentIds: z.array(z.number()),
    acceptedAt: z.iso.datetime(),
  })
  .meta({ id: 'Enquiry' })
