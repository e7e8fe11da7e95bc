import { localeOfPath, localisedPath } from '@belvedere/domain/screens/locale'
import { MAP_PATH } from '@belvedere/domain/screens/screen-paths'
import { redirect } from 'react-router'
import type { Api } from '../../api/client.ts'
import { loadProject } from './load-project.ts'

/** On a host with several projects a flat route needs `?projectId=` to know whose it is, or leads to the map (RTE-01). */
export async function demandProject(api: Api, url: URL) {
  const project = await loadProject(api, {}, url)
  if (!project) throw redirect(localisedPath(MAP_PATH, localeOfPath(url.pathname)))
  return project
}
