import type { Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'

/** Changes the project as it is now. */
export async function saveProject(
  id: number,
  body: Asked<'PATCH /api/v1/projects/{id}'>['body'],
): Promise<void> {
  const api = browserApi()
  const { revision } = await api.read('GET /api/v1/projects/{id}', { params: { id } })
  await api.read('PATCH /api/v1/projects/{id}', {
    params: { id },
    body,
    headers: { 'If-Match': `"${revision}"` },
  })
}
