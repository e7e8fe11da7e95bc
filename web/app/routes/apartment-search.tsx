import { localeOfPath, localisedPath } from '@belvedere/domain/locale'
import { MAP_PATH } from '@belvedere/domain/screen-paths'
import { useMemo } from 'react'
import { redirect, useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { filterFacts } from '../explorer/filters/filter-facts.ts'
import { loadProjectSearch } from '../explorer/filters/search/load-search.ts'
import { SearchScreen } from '../explorer/filters/search/search-screen.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { loadProject } from '../explorer/frame/load-project.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { isRereading } from '../state/use-session-start.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/apartment-search'

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return loadAll(serverApi({ request, context }), params, url)
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadAll(browserApi(), params, url)
}

/** On a host with several projects the page needs `?projectId=` to know whose apartments (RTE-08). */
async function loadAll(api: Api, params: Record<string, string | undefined>, url: URL) {
  const project = await loadProject(api, params, url)
  if (!project) throw redirect(localisedPath(MAP_PATH, localeOfPath(url.pathname)))
  return { project, ...(await loadProjectSearch(api, project.id, url)) }
}

/** Filters change the address but not which apartments there are. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return isRereading() || currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

export default function ApartmentSearchRoute({
  loaderData: { project, apartments, apartmentTypes },
}: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  const { selectedFilters } = project.settings
  const facts = useMemo(
    () => filterFacts(apartments, apartmentTypes, selectedFilters),
    [apartments, apartmentTypes, selectedFilters],
  )
  const available = apartments.filter(({ status }) => status === 'available').length
  const count = m.available_apartments({ count: available })
  return (
    <>
      <PageHead
        title={`${m.all_apartments()} · ${project.name}`}
        description={`${project.name}: ${count}`}
        origin={origin}
      />
      <AppBar title={m.all_apartments()} count={count} project={project} ground="paper" />
      <SearchScreen facts={facts} />
    </>
  )
}
