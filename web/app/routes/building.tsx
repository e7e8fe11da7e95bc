import type { Building } from '@belvedere/contract/entities/building'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { offersAllApartments } from '@belvedere/domain/filters/bar-filters'
import { parseId } from '@belvedere/domain/screens/parse-id'
import { apartmentPath, apartmentSearchPath, searchPath } from '@belvedere/domain/screens/screen-paths'
import { useCallback, useMemo } from 'react'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { useKeptPlans } from '../boot/kept-plans.ts'
import { textOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { BuildingScreen } from '../explorer/building/building-screen.tsx'
import { loadBuilding } from '../explorer/building/load-building.ts'
import { useMissingApartment } from '../explorer/building/use-missing-apartment.ts'
import { FilterBar } from '../explorer/filters/filter-bar.tsx'
import { filterFacts } from '../explorer/filters/filter-facts.ts'
import { FilterPanels } from '../explorer/filters/filter-panels.tsx'
import { useMatching } from '../explorer/filters/use-matching.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { BottomBar } from '../explorer/frame/bottom-bar.tsx'
import { LikelyNext } from '../explorer/frame/likely-next.tsx'
import { PicturePage } from '../explorer/frame/picture-page.tsx'
import { useSeveralProjects } from '../explorer/places/load-several-projects.ts'
import { useWaysToMap } from '../explorer/places/use-ways-to-map.ts'
import { useLocalised } from '../i18n/use-locale.ts'
import { useShow } from '../live/shown-apartments.ts'
import { useLiveBuilding } from '../live/use-live-apartments.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { useChosenApartment } from '../state/calculated-apartment.ts'
import { useRememberSelected } from '../state/last-selected-apartment.ts'
import { isRereading } from '../state/use-session-start.ts'
import {
  letGoOfApartment,
  preview,
  showOnly,
  useBuildingView,
  useOpenFilter,
  usePreviewApartment,
} from '../state/visit-filters.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/building'

/** The selected apartment is in the address, so that it can be shared and survives a reload. */
const SELECTED = 'apartment'

const NO_FILTERS: readonly number[] = []

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return loadBuilding(serverApi({ request, context }), params, url)
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadBuilding(browserApi(), params, url)
}

/** Selecting an apartment changes the address but not what the screen is about. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return isRereading() || currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href
}

export default function BuildingRoute({ loaderData }: Route.ComponentProps) {
  const { camera } = loaderData
  const building = useLiveBuilding(loaderData.building)
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const localised = useLocalised()
  const [search, setSearch] = useSearchParams()
  const selectedId = parseId(search.get(SELECTED) ?? undefined)
  const select = useCallback(
    (id: number | undefined) => {
      if (id === undefined) letGoOfApartment()
      setSearch(id === undefined ? {} : { [SELECTED]: String(id) }, {
        replace: true,
        preventScrollReset: true,
      })
    },
    [setSearch],
  )
  useMissingApartment(building, selectedId, () => select(undefined))
  const selectedFilters = root?.project?.settings.selectedFilters ?? NO_FILTERS
  const { apartments, apartmentTypes } = building
  const selected = apartments.find(({ id }) => id === selectedId)
  useChosenApartment(selected, selectedFilters)
  const facts = useMemo(
    () => filterFacts(apartments, apartmentTypes, selectedFilters),
    [apartments, apartmentTypes, selectedFilters],
  )
  const matches = useMatching(apartments)
  const open = useOpenFilter()
  const previewId = usePreviewApartment()
  const buildingView = useBuildingView()
  const waysToMap = useWaysToMap()
  const severalProjects = useSeveralProjects()
  useKeptPlans(building.apartments)
  useShow(apartments)
  useRememberSelected(selected?.id)
  const count = m.available_apartments({ count: building.statusCounts.available ?? 0 })
  return (
    <PicturePage bar={<AppBar title={building.name} count={count} project={root?.project} ground="glass" />}>
      <PageHead
        title={root?.project ? `${building.name} · ${root.project.name}` : building.name}
        description={textOf(building.media, MEDIA_TYPES.description)}
        picture={camera?.picture.media ? pictureAddress(camera.picture.media, 1280) : undefined}
        origin={root?.origin}
      />
      <LikelyNext pages={likelyNext(building).map(localised)} />
      {camera && (
        <BuildingScreen
          building={building}
          camera={camera}
          selectedFilters={selectedFilters}
          selectedId={selectedId}
          onSelect={select}
          previewId={previewId}
          onPreview={preview}
          matches={matches}
          shapesHidden={buildingView}
          covered={open === 'all' || open === 'search'}
        />
      )}
      <BottomBar label={m.filters()}>
        <FilterBar
          facts={facts}
          searchTo={localised(searchPath(building.masterplanId, building.id))}
          onNearMe={severalProjects ? waysToMap.onNearMe : undefined}
        />
      </BottomBar>
      <FilterPanels
        facts={facts}
        allApartmentsTo={
          offersAllApartments(selectedFilters)
            ? localised(apartmentSearchPath(building.projectId))
            : undefined
        }
        onPick={({ id }) => {
          showOnly(id)
          select(id)
        }}
      />
    </PicturePage>
  )
}

/** One looks at an apartment, or at the list. */
function likelyNext({ masterplanId, id, apartments: [first] }: Building): string[] {
  const list = searchPath(masterplanId, id)
  return first ? [apartmentPath(masterplanId, id, first.id), list] : [list]
}
