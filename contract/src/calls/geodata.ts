import { defineCall } from '../call.ts'
import { ProjectFeature } from '../entities/project-feature.ts'
import { many } from '../envelope.ts'
import { LangQuery, NoParams } from '../inputs.ts'

export const listProjectFeatures = defineCall({
  id: 'API-50',
  name: 'listProjectFeatures',
  method: 'GET',
  base: '/api/v1',
  path: '/geodata/projects',
  access: 'anyone',
  summary: "The host's published projects as GeoJSON features.",
  perHost: true,
  params: NoParams,
  query: LangQuery,
  reply: many('project-feature', ProjectFeature),
})
