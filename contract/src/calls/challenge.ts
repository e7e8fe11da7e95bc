import { defineCall } from '../call.ts'
import { Challenge } from '../entities/challenge.ts'
import { one } from '../envelope.ts'
import { NoParams, NoQuery } from '../inputs.ts'

export const getChallenge = defineCall({
  id: 'API-83',
  name: 'getChallenge',
  method: 'GET',
  base: '/api/v1',
  path: '/public/challenge',
  access: 'anyone',
  summary: 'The security check: a riddle that costs a browser a moment and a robot its time.',
  params: NoParams,
  query: NoQuery,
  reply: one('challenge', Challenge),
})
