import { MEDIA_TYPES } from '@belvedere/domain/media-types'
import { parseId } from '@belvedere/domain/parse-id'
import { useRouteLoaderData, useSearchParams } from 'react-router'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { textOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { BuildingScreen } from '../explorer/building/building-screen.tsx'
import { loadBuilding } from '../explorer/building/load-building.ts'
import { useMissingApartment } from '../explorer/building/use-missing-apartment.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { PicturePage } from '../explorer/frame/picture-page.tsx'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { isRereading } from '../state/use-session-start.ts'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/building'

/** The selected apartment is in the address, so that it can be shared and survives a reload. */
const SELECTED = 'apartment'

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

export default function BuildingRoute({ loaderData: { building, camera } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const [search, setSearch] = useSearchParams()
  const selectedId = parseId(search.get(SELECTED) ?? undefined)
  useMissingApartment(building, selectedId)
  const count = m.available_apartments({ count: building.statusCounts.available ?? 0 })
  return (
    <PicturePage bar={<AppBar title={building.name} count={count} project={root?.project} ground="glass" />}>
      <PageHead
        title={root?.project ? `${building.name} · ${root.project.name}` : building.name}
        description={textOf(building.media, MEDIA_TYPES.description)}
        picture={camera?.picture.media ? pictureAddress(camera.picture.media, 1280) : undefined}
        origin={root?.origin}
      />
      {camera && (
        <BuildingScreen
          building={building}
          camera={camera}
          selectedFilters={root?.project?.settings.selectedFilters ?? []}
          selectedId={selectedId}
          onSelect={(id) =>
            setSearch(id === undefined ? {} : { [SELECTED]: String(id) }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
    </PicturePage>
  )
}
