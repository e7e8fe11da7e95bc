import { browserApi, serverApi } from '../api/loader-api.ts'
import { listedBuildings } from '../explorer/lists/listed-places.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/building-list'
import { loadPlaceList, PlaceListPage } from './place-list-page.tsx'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return loadPlaceList(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadPlaceList(browserApi(), url)
}

export default function BuildingList({
  loaderData: { project, masterplans, buildings },
}: Route.ComponentProps) {
  const places = listedBuildings(buildings, masterplans)
  return (
    <PlaceListPage
      title={m.buildings_title()}
      count={m.buildings({ count: places.length })}
      places={places}
      project={project}
    />
  )
}
