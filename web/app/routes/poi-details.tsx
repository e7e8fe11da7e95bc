import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { useRouteLoaderData } from 'react-router'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { textOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { loadPoi } from '../explorer/poi/load-poi.ts'
import { PoiScreen } from '../explorer/poi/poi-screen.tsx'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/poi-details'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return loadPoi(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return loadPoi(browserApi(), url)
}

export default function PoiDetails({ loaderData }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { poi, pictures, place } = loaderData
  const [first] = pictures
  return (
    <>
      <PageHead
        title={place ? `${poi.title} · ${place.name}` : poi.title}
        description={textOf(poi.media, MEDIA_TYPES.description)}
        picture={first && pictureAddress(first.address, 1280)}
        origin={root?.origin}
      />
      <PoiScreen {...loaderData} />
    </>
  )
}
