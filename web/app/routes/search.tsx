import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { offersAllApartments } from '@belvedere/domain/filters/bar-filters'
import { apartmentSearchPath, buildingPath } from '@belvedere/domain/screens/screen-paths'
import { useMemo } from 'react'
import { Link, useRouteLoaderData, useSearchParams } from 'react-router'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { pictureOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { filterFacts } from '../explorer/filters/filter-facts.ts'
import { loadBuildingSearch } from '../explorer/filters/search/load-search.ts'
import { MoreApartments } from '../explorer/filters/search/more-apartments.tsx'
import { SearchScreen } from '../explorer/filters/search/search-screen.tsx'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { useLocalised } from '../i18n/use-locale.ts'
import { useShow } from '../live/shown-apartments.ts'
import { useLiveBuilding } from '../live/use-live-apartments.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { isRereading } from '../state/use-session-start.ts'
import { adoptFilter } from '../state/visit-filters.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/search'

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return loadBuildingSearch(serverApi({ request, context }), params, url)
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadBuildingSearch(browserApi(), params, url)
}

/** Filters change the address but not which apartments there are. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return isRereading() || currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

const NO_FILTERS: readonly number[] = []

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const building = useLiveBuilding(loaderData.building)
  useShow(building.apartments)
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const localised = useLocalised()
  const [search] = useSearchParams()
  const selectedFilters = root?.project?.settings.selectedFilters ?? NO_FILTERS
  const facts = useMemo(
    () => filterFacts(building.apartments, building.apartmentTypes, selectedFilters),
    [building, selectedFilters],
  )
  const selected = search.get('apartment')
  const picture = localised(buildingPath(building.masterplanId, building.id))
  const count = m.available_apartments({ count: building.statusCounts.available ?? 0 })
  const share = pictureOf(building.media, MEDIA_TYPES.poi_image)
  const title = m.apartments_of({ name: building.name })
  return (
    <>
      <PageHead
        title={root?.project ? `${title} · ${root.project.name}` : title}
        description={`${building.name}: ${count}`}
        picture={share && pictureAddress(share, 1280)}
        origin={root?.origin}
      />
      <AppBar title={building.name} count={count} project={root?.project} ground="paper" live={false} />
      <SearchScreen
        facts={facts}
        onFilter={adoptFilter}
        way={
          <Link to={selected ? `${picture}?apartment=${selected}` : picture}>
            <Icon name="building" size={22} />
            {m.to_building()}
          </Link>
        }
        more={
          offersAllApartments(selectedFilters) && (
            <MoreApartments to={localised(apartmentSearchPath(building.projectId))} />
          )
        }
      />
    </>
  )
}
