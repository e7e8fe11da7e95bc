import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { demandProject } from '../explorer/frame/demand-project.ts'
import { listedMasterplans } from '../explorer/lists/listed-places.ts'
import { loadPlaces } from '../explorer/lists/load-places.ts'
import { PlaceList } from '../explorer/lists/place-list.tsx'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/masterplan-list'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return load(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(browserApi(), url)
}

async function load(api: Api, url: URL) {
  const project = await demandProject(api, url)
  return { project, ...(await loadPlaces(api, project.id, url)) }
}

export default function MasterplanList({ loaderData: { project, masterplans } }: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  const places = listedMasterplans(masterplans)
  const count = m.masterplans_count({ count: places.length })
  const picture = places.find((place) => place.picture)?.picture
  return (
    <>
      <PageHead
        title={`${m.masterplans_title()} · ${project.name}`}
        description={`${count}: ${places.map(({ name }) => name).join(', ')}`}
        picture={picture && pictureAddress(picture, 1280)}
        origin={origin}
      />
      <AppBar title={m.masterplans_title()} count={count} project={project} ground="paper" />
      <main>
        <PlaceList places={places} />
      </main>
    </>
  )
}
