import type { Project } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { textOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { demandProject } from '../explorer/frame/demand-project.ts'
import { type ListedPoi, loadPois } from '../explorer/lists/load-pois.ts'
import { PoiList } from '../explorer/lists/poi-list.tsx'
import { loadPoi, type PoiData } from '../explorer/poi/load-poi.ts'
import { PoiScreen } from '../explorer/poi/poi-screen.tsx'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/poi-details'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return load(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(browserApi(), url)
}

/** The one that `?poiId=` names; without it, all of the project (RTE-21). */
async function load(api: Api, url: URL) {
  if (url.searchParams.has('poiId')) return { one: await loadPoi(api, url) }
  const project = await demandProject(api, url)
  return { project, all: await loadPois(api, project.id, url) }
}

export default function PoiDetails({ loaderData }: Route.ComponentProps) {
  if (loaderData.one) return <OnePoi {...loaderData.one} />
  return <AllPois {...loaderData} />
}

const useOrigin = () => useRouteLoaderData<typeof rootLoader>('root')?.origin

function OnePoi(data: PoiData) {
  const { poi, pictures, place } = data
  const [first] = pictures
  return (
    <>
      <PageHead
        title={place ? `${poi.title} · ${place.name}` : poi.title}
        description={textOf(poi.media, MEDIA_TYPES.description)}
        picture={first && pictureAddress(first.address, 1280)}
        origin={useOrigin()}
      />
      <PoiScreen {...data} />
    </>
  )
}

function AllPois({ project, all }: { project: Project; all: readonly ListedPoi[] }) {
  const picture = all.find((poi) => poi.picture)?.picture
  return (
    <>
      <PageHead
        title={`${m.pois_title()} · ${project.name}`}
        description={`${m.pois_count({ count: all.length })}: ${all.map(({ title }) => title).join(', ')}`}
        picture={picture && pictureAddress(picture, 1280)}
        origin={useOrigin()}
      />
      <PoiList pois={all} />
    </>
  )
}
