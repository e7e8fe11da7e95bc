import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Statuses } from '../entities/statuses.ts'
import { one } from '../envelope.ts'
import { IdParams, NoQuery } from '../inputs.ts'

export const getStatuses = defineCall({
  id: 'LIV-02',
  name: 'getStatuses',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/statuses',
  access: 'anyone',
  summary:
    'In which status each apartment stands. Whoever has no stream asks this again and again, by `If-None-Match`.',
  showsAvailability: true,
  params: IdParams,
  query: NoQuery,
  reply: one('statuses', Statuses),
})

export const followStatuses = defineCall({
  id: 'LIV-02',
  name: 'followStatuses',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/projects/{id}/statuses/stream',
  access: 'anyone',
  summary:
    'Server-sent events: apartments by the status they now stand in, each event under the mark that it leads to, and every few seconds a `beat`.',
  showsAvailability: true,
  params: IdParams,
  query: z.object({
    /** What is already known, as `getStatuses` or the last event says it. */
    since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  headers: { 'Last-Event-ID': 'The mark of the last event that arrived, of a stream that goes on.' },
  reply: { kind: 'events' },
})
