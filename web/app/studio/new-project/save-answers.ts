import type { Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'

/** What an answer changes of the project. */
export type Answer = Asked<'PATCH /api/v1/projects/{id}'>['body']

/** Changes the project as it is now, and names the answers that were refused: all of them, or none. */
export async function saveAnswers(
  id: number,
  answers: ReadonlyMap<string, Answer>,
): Promise<readonly string[]> {
  const api = browserApi()
  const { revision } = await api.read('GET /api/v1/projects/{id}', { params: { id } })
  const { response } = await api.send('PATCH /api/v1/projects/{id}', {
    params: { id },
    body: Object.assign({}, ...answers.values()),
    headers: { 'If-Match': `"${revision}"` },
  })
  // Someone was faster, or the server is in trouble: tried again.
  if (response.status === 412 || response.status >= 500) throw new Response(null, { status: response.status })
  return response.ok ? [] : [...answers.keys()]
}
