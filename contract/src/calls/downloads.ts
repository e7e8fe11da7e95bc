import { defineCall } from '../call.ts'
import { IdParams, LangQuery } from '../inputs.ts'

export const getApartmentFiles = defineCall({
  id: 'API-85',
  name: 'getApartmentFiles',
  method: 'GET',
  base: '/api/v1',
  path: '/frontend/apartments/{id}/files.zip',
  access: 'anyone',
  summary: "Download All: the apartment's files in one zip.",
  params: IdParams,
  query: LangQuery,
  reply: { kind: 'file' },
})
