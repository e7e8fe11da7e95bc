import { MEDIA_TYPES } from '@belvedere/domain/media-types'
import { buildingPath } from '@belvedere/domain/screen-paths'
import { useNavigate, useRouteLoaderData } from 'react-router'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { textOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { LikelyNext } from '../explorer/frame/likely-next.tsx'
import { PicturePage } from '../explorer/frame/picture-page.tsx'
import { BareList } from '../explorer/masterplan/bare-list.tsx'
import { loadMasterplan } from '../explorer/masterplan/load-masterplan.ts'
import { MasterplanScreen } from '../explorer/masterplan/masterplan-screen.tsx'
import { masterplanCount } from '../i18n/masterplan-count.ts'
import { useLocalised } from '../i18n/use-locale.ts'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/masterplan'

export function loader({ request, context, params, url }: Route.LoaderArgs) {
  return loadMasterplan(serverApi({ request, context }), params, url)
}

export function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return loadMasterplan(browserApi(), params, url)
}

export default function MasterplanRoute({ loaderData: { masterplan, camera } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const navigate = useNavigate()
  const localised = useLocalised()
  const [building] = [masterplan, ...masterplan.masterplans].flatMap(({ buildings }) => buildings)
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
    </PicturePage>
  )
}
