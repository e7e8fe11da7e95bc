import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { HOME_PATH, MAP_PATH } from '@belvedere/domain/screens/screen-paths'
import { startPath, startScreen } from '@belvedere/domain/screens/start-screen'
import type { Api } from '../../api/client.ts'

/** Where `/` leads (RTE-01), without a language prefix; undefined while there is no project yet. Throws a 404 for one that is not there. */
export async function loadStart(api: Api, url: URL): Promise<string | undefined> {
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const asked = parseId(url.searchParams.get('projectId') ?? undefined)
  // A published project is shown by its number whatever this host carries; any other is a 404 (STU-07).
  const projects = asked
    ? [await api.read('GET /api/v1/frontend/projects/{id}', { params: { id: asked }, query })]
    : await api.read('GET /api/v1/frontend/projects', { query })
  const [only, another] = projects
  if (!only) return undefined
  if (another) return MAP_PATH

  const { rootMasterplanId } = only
  const start =
    rootMasterplanId === null
      ? undefined
      : await api.read('GET /api/v1/frontend/masterplans/{id}', { params: { id: rootMasterplanId }, query })
  const path = startPath(startScreen(start))
  // Its landing page is a flat route, which has to say whose it is.
  return asked && path === HOME_PATH ? `${path}?projectId=${asked}` : path
}

/** There is no such project, and asking again would not bring it. */
export const isNotFound = (error: unknown): error is Response =>
  error instanceof Response && error.status === 404
