import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { apartmentSearchPath, BUILDINGS_PATH, buildingPath } from '@belvedere/domain/screens/screen-paths'
import { useNavigate, useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { textOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { BottomBar } from '../explorer/frame/bottom-bar.tsx'
import { LikelyNext } from '../explorer/frame/likely-next.tsx'
import { PicturePage } from '../explorer/frame/picture-page.tsx'
import { BareList } from '../explorer/masterplan/bare-list.tsx'
import { loadMasterplan } from '../explorer/masterplan/load-masterplan.ts'
import { MasterplanScreen } from '../explorer/masterplan/masterplan-screen.tsx'
import { BarLink } from '../explorer/places/bar-link.tsx'
import { loadSeveralProjects } from '../explorer/places/load-several-projects.ts'
import { PlacesBar } from '../explorer/places/places-bar.tsx'
import { useWaysToMap } from '../explorer/places/use-ways-to-map.ts'
import { masterplanCount } from '../i18n/masterplan-count.ts'
import { useLocalised } from '../i18n/use-locale.ts'
import { useReread } from '../live/use-reread.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/masterplan'

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return load(serverApi({ request, context }), params, url)
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return load(browserApi(), params, url)
}

async function load(api: Api, params: Route.LoaderArgs['params'], url: URL) {
  const [loaded, severalProjects] = await Promise.all([
    loadMasterplan(api, params, url),
    loadSeveralProjects(api),
  ])
  return { ...loaded, severalProjects }
}

export default function MasterplanRoute({ loaderData }: Route.ComponentProps) {
  const { masterplan, camera, severalProjects } = loaderData
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const navigate = useNavigate()
  const localised = useLocalised()
  const [building] = [masterplan, ...masterplan.masterplans].flatMap(({ buildings }) => buildings)
  const waysToMap = useWaysToMap()
  useReread()
  const bar = { title: masterplan.name, count: masterplanCount(masterplan), project: root?.project }
  const head = (
    <PageHead
      title={root?.project ? `${masterplan.name} · ${root.project.name}` : masterplan.name}
      description={textOf(masterplan.media, MEDIA_TYPES.description)}
      picture={camera?.picture.media ? pictureAddress(camera.picture.media, 1280) : undefined}
      origin={root?.origin}
    />
  )
  if (!camera) {
    return (
      <>
        {head}
        <AppBar {...bar} ground="paper" />
        <main>
          <BareList masterplan={masterplan} />
        </main>
      </>
    )
  }
  return (
    <PicturePage bar={<AppBar {...bar} ground="glass" />}>
      {head}
      {building && <LikelyNext pages={[localised(buildingPath(building.masterplanId, building.id))]} />}
      <MasterplanScreen masterplan={masterplan} camera={camera} onOpen={navigate} />
      <BottomBar label={m.places()}>
        <PlacesBar
          severalProjects={severalProjects}
          near={() => root?.project ?? undefined}
          onChoose={waysToMap.onChoose}
          onNearMe={severalProjects ? waysToMap.onNearMe : undefined}
        >
          <BarLink
            icon="buildings"
            label={m.buildings_label()}
            to={localised(`${BUILDINGS_PATH}?projectId=${masterplan.projectId}`)}
          />
          <BarLink
            icon="list"
            label={m.all_apartments()}
            to={localised(apartmentSearchPath(masterplan.projectId))}
          />
        </PlacesBar>
      </BottomBar>
    </PicturePage>
  )
}
