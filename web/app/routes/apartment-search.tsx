import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { filterFacts } from '../explorer/filters/filter-facts.ts'
import { loadProjectSearch } from '../explorer/filters/search/load-search.ts'
import { SearchScreen } from '../explorer/filters/search/search-screen.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { demandProject } from '../explorer/frame/demand-project.ts'
import { useShow } from '../live/shown-apartments.ts'
import { useLiveApartments } from '../live/use-live-apartments.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { isRereading } from '../state/use-session-start.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/apartment-search'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return load(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(browserApi(), url)
}

async function load(api: Api, url: URL) {
  const project = await demandProject(api, url)
  return { project, ...(await loadProjectSearch(api, project.id, url)) }
}

/** Filters change the address but not which apartments there are. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return isRereading() || currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

export default function ApartmentSearchRoute({
  loaderData: { project, apartments: read, apartmentTypes },
}: Route.ComponentProps) {
  const apartments = useLiveApartments(read)
  useShow(apartments)
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
      <AppBar title={m.all_apartments()} count={count} project={project} ground="paper" live={false} />
      <SearchScreen facts={facts} />
    </>
  )
}
