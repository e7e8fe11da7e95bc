import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { MAP_PATH } from '@belvedere/domain/screens/screen-paths'
import { startPath, startScreen } from '@belvedere/domain/screens/start-screen'
import type { Api } from '../../api/client.ts'
import { attributesOf, listOf } from '../../api/unwrap.ts'

/** Where `/` leads (RTE-01), without a language prefix; undefined while there is no project yet. */
export async function loadStart(api: Api, url: URL): Promise<string | undefined> {
  const query = { langId: langIdOf(localeOfPath(url.pathname)) }
  const projects = await listOf(api.GET('/api/v1/frontend/projects', { params: { query } }))
  const asked = parseId(url.searchParams.get('projectId') ?? undefined)
  const [only, another] = asked ? projects.filter(({ id }) => id === asked) : projects
  if (!only) return undefined
  if (another) return MAP_PATH

  const { rootMasterplanId } = only
  const start =
    rootMasterplanId === null
      ? undefined
      : await attributesOf(
          api.GET('/api/v1/frontend/masterplans/{id}', { params: { path: { id: rootMasterplanId }, query } }),
        )
  return startPath(startScreen(start))
}
