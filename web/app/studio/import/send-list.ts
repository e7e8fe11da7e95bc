import type { Outcome } from '../../api/client.ts'
import { browserBearer } from '../../api/loader-api.ts'
import type { Reading } from './import-types.ts'

/** A file goes as a form does; everything else of an import goes by the client. */
export async function sendList(projectId: number, file: File): Promise<Outcome<Reading>> {
  const body = new FormData()
  body.append('file', file)
  const url = new URL(`/api/v1/studio/projects/${projectId}/imports`, window.location.origin)
  const response = await browserBearer().fetch(new Request(url, { method: 'POST', body }))
  const { data, errors, meta } = await response.json()
  return response.ok ? { response, answer: data.attributes } : { response, refusal: errors?.[0], meta }
}
