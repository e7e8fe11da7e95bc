import { localeOfPath, localisedPath } from '@belvedere/domain/locale'
import { MAP_PATH } from '@belvedere/domain/screen-paths'
import { redirect, useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { loadProject } from '../explorer/frame/load-project.ts'
import { ProjectHead } from '../explorer/frame/project-head.tsx'
import { TitlePicture } from '../explorer/frame/title-picture.tsx'
import { Landing } from '../explorer/home/landing.tsx'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/home'

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return loadHome(serverApi({ request, context }), params, url)
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadHome(browserApi(), params, url)
}

/** On a host with several projects the page needs `?projectId=` to know whose it is (RTE-01). */
async function loadHome(api: Api, params: Record<string, string | undefined>, url: URL) {
  const project = await loadProject(api, params, url)
  if (!project) throw redirect(localisedPath(MAP_PATH, localeOfPath(url.pathname)))
  return { project }
}

export default function Home({ loaderData: { project } }: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  return (
    <>
      <ProjectHead project={project} origin={origin} />
      <AppBar title="" heading={false} project={project} ground="glass" />
      <Landing project={project} ground={<TitlePicture project={project} scrim="both" />} />
    </>
  )
}
