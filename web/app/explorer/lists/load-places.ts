import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import type { Api } from '../../api/client.ts'

/** The published masterplans of a project, and its published buildings (RTE-05, RTE-06). */
export async function loadPlaces(api: Api, projectId: number, url: URL) {
  const asked = {
    params: { id: projectId },
    query: { langId: langIdOf(localeOfPath(url.pathname)) },
  }
  const [masterplans, buildings] = await Promise.all([
    api.read('GET /api/v1/frontend/projects/{id}/masterplans', asked),
    api.read('GET /api/v1/frontend/projects/{id}/buildings', asked),
  ])
  return { masterplans, buildings }
}
