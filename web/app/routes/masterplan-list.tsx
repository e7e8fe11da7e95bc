import { browserApi, serverApi } from '../api/loader-api.ts'
import { listedMasterplans } from '../explorer/lists/listed-places.ts'
import { m } from '../paraglide/messages.js'
import type { Route } from './+types/masterplan-list'
import { loadPlaceList, PlaceListPage } from './place-list-page.tsx'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return loadPlaceList(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadPlaceList(browserApi(), url)
}

export default function MasterplanList({ loaderData: { project, masterplans } }: Route.ComponentProps) {
  const places = listedMasterplans(masterplans)
  return (
    <PlaceListPage
      title={m.masterplans_title()}
      count={m.masterplans_count({ count: places.length })}
      places={places}
      project={project}
    />
  )
}
