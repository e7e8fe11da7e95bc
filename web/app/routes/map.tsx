import { langIdOf, localeOfPath } from '@belvedere/domain/locale'
import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { listOf } from '../api/unwrap.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { ProjectList } from '../explorer/projects/project-list.tsx'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/map'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return loadProjects(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadProjects(browserApi(), url)
}

async function loadProjects(api: Api, url: URL) {
  const query = { langId: langIdOf(localeOfPath(url.pathname)), type: 'geocode' as const }
  return { projects: await listOf(api.GET('/api/v1/frontend/projects', { params: { query } })) }
}

export default function MapRoute({ loaderData: { projects } }: Route.ComponentProps) {
  const project = useRouteLoaderData<typeof rootLoader>('root')?.project
  return (
    <>
      <PageHead title={m.projects_title()} description={m.projects_count({ count: projects.length })} />
      <AppBar title={m.projects_title()} project={project} ground="paper" />
      <main>
        <ProjectList projects={projects} />
      </main>
    </>
  )
}
