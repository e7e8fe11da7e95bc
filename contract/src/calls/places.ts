import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Place } from '../entities/place.ts'
import { many } from '../envelope.ts'
import { LangQuery, NoParams } from '../inputs.ts'
import { line } from '../text.ts'

const QUERY_MAX = 100

export const listPlaces = defineCall({
  id: 'API-84',
  name: 'listPlaces',
  method: 'GET',
  base: '/api/v1',
  path: '/public/places',
  access: 'anyone',
  summary: 'Countries, regions and places that begin with what was typed; at most 5.',
  params: NoParams,
  query: LangQuery.extend({
    query: line(QUERY_MAX).default(''),
    /** Where the asker looks, if they say so: what lies there comes first. */
    latitude: z.coerce.number().min(-90).max(90).optional(),
    longitude: z.coerce.number().min(-180).max(180).optional(),
  }),
  reply: many('place', Place),
})
