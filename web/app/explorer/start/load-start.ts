import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { MAP_PATH } from '@belvedere/domain/screens/screen-paths'
import { startPath, startScreen } from '@belvedere/domain/screens/start-screen'
import type { Api } from '../../api/client.ts'

/** Where `/` leads (RTE-01), without a language prefix; undefined while there is no project yet. */
export async function loadStart(api: Api, url: URL): Promise<string | undefined> {
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const projects = await api.read('GET /api/v1/frontend/projects', { query })
  const asked = parseId(url.searchParams.get('projectId') ?? undefined)
  const [only, another] = asked ? projects.filter(({ id }) => id === asked) : projects
  if (!only) return undefined
  if (another) return MAP_PATH

  const { rootMasterplanId } = only
  const start =
    rootMasterplanId === null
      ? undefined
      : await api.read('GET /api/v1/frontend/masterplans/{id}', { params: { id: rootMasterplanId }, query })
  return startPath(startScreen(start))
}
