import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one, page } from '../envelope.ts'
import { Id, NoQuery, PageQuery } from '../inputs.ts'

/** A mail about an enquiry that the mail server refused, and that was not sent since. */
const UndeliveredMail = z
  .object({
    id: z.number(),
    projectId: z.number(),
    enquiryId: z.uuid(),
    kind: z.enum(['ask-for-price', 'favourites']),
    apartmentIds: z.array(z.number()),
    acceptedAt: z.iso.datetime(),
    /** The agent whom it is for; null is the configured address of the installation. */
    userId: z.number().nullable(),
    recipient: z.string().nullable(),
    /** Refused is final; what waits is tried again at `nextTryAt`. */
    state: z.enum(['waiting', 'refused']),
    attempts: z.number(),
    /** The number that the mail server answered with, such as `550`. */
    lastRefusal: z.string(),
    /** When it was refused last, or sent again. */
    changedAt: z.iso.datetime(),
    nextTryAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UndeliveredMail' })

export const listUndeliveredMails = defineCall({
  id: 'SEC-07',
  name: 'listUndeliveredMails',
  method: 'GET',
  base: '/api/v1',
  path: '/desk/projects/{projectId}/undelivered-mails',
  access: { resource: 'enquiries', permission: 'read' },
  summary: 'Mails about enquiries that the mail server refused, the latest first.',
  params: z.object({ projectId: Id }),
  query: PageQuery,
  reply: page('undelivered-mail', UndeliveredMail),
})

export const sendMailAgain = defineCall({
  id: 'SEC-07',
  name: 'sendMailAgain',
  method: 'POST',
  base: '/api/v1',
  path: '/desk/projects/{projectId}/undelivered-mails/{id}/send-again',
  access: { resource: 'enquiries', permission: 'write' },
  summary: 'Tries an undelivered mail again, at once.',
  params: z.object({ projectId: Id, id: Id }),
  query: NoQuery,
  reply: one('undelivered-mail', UndeliveredMail),
})
