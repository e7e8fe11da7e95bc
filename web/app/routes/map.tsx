import type { Place } from '@belvedere/contract/entities/place'
import type { ProjectPoint } from '@belvedere/contract/entities/project'
import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { asksToLocate, mapTargetPath, readMapTarget, targetOfPlace } from '@belvedere/domain/map/map-target'
import { langIdOf, localeOfPath } from '@belvedere/domain/screens/locale'
import { useId, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { pageSettingsContext } from '../api/page-settings.ts'
import { pictureOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { BottomBar } from '../explorer/frame/bottom-bar.tsx'
import { PicturePage } from '../explorer/frame/picture-page.tsx'
import { PlacesBar } from '../explorer/places/places-bar.tsx'
import { SearchButton } from '../explorer/places/search-button.tsx'
import { ListButton } from '../explorer/projects/list-button.tsx'
import { ProjectList } from '../explorer/projects/project-list.tsx'
import { ProjectMapScreen } from '../explorer/projects/project-map-screen.tsx'
import { ProjectsPanel } from '../explorer/projects/projects-panel.tsx'
import { useLocalised } from '../i18n/use-locale.ts'
import type { MapControls } from '../map/map-types.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PRODUCT_NAME } from '../ui/product-name.ts'
import type { Route } from './+types/map'

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const projects = await loadProjects(serverApi({ request, context }), url)
  return { projects, basemap: context.get(pageSettingsContext).map }
}

/** Only the server knows the basemap that is configured; without network there is the product's own. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch {
    return { projects: await loadProjects(browserApi(), url), basemap: {} }
  }
}

function loadProjects(api: Api, url: URL): Promise<ProjectPoint[]> {
  const query = { langId: langIdOf(localeOfPath(url.pathname)), type: 'geocode' as const }
  return api.read('GET /api/v1/frontend/projects', { query })
}

/** Another target in the address is the same map. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function MapRoute({ loaderData: { projects, basemap } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const project = root?.project
  const picture = pictureOf(project?.media ?? [], MEDIA_TYPES.project_title_image)
  const { search, key } = useLocation()
  const navigate = useNavigate()
  const localised = useLocalised()
  const map = useRef<MapControls>(null)
  const listId = useId()
  const [listed, setListed] = useState(false)
  const [unavailable, setUnavailable] = useState(false)
  const head = (
    <PageHead
      title={`${m.projects_title()} · ${PRODUCT_NAME}`}
      description={`${m.projects_count({ count: projects.length })}: ${projects.map(({ name }) => name).join(', ')}`}
      picture={picture && pictureAddress(picture, 1280)}
      origin={root?.origin}
    />
  )
  if (unavailable) {
    return (
      <>
        {head}
        <AppBar title={PRODUCT_NAME} project={project} ground="paper" />
        <main>
          <ProjectList projects={projects} />
        </main>
      </>
    )
  }
  const query = new URLSearchParams(search)
  const places = {
    severalProjects: projects.length > 1,
    near: () => map.current?.at(innerWidth / 2, innerHeight / 2),
    onChoose: (place: Place) => navigate(localised(mapTargetPath(targetOfPlace(place))), { replace: true }),
    onNearMe: () => map.current?.locate(),
  }
  const list = { controls: listId, open: listed, onPress: () => setListed(!listed) }
  return (
    <PicturePage
      ground="map"
      bar={
        <AppBar
          title={PRODUCT_NAME}
          project={project}
          ground="paper"
          floating
          before={places.severalProjects && <SearchButton {...places} />}
        />
      }
    >
      {head}
      <ProjectMapScreen
        projects={projects}
        basemap={basemap}
        target={readMapTarget(query)}
        locating={asksToLocate(query)}
        asked={key}
        controls={map}
        onUnavailable={() => setUnavailable(true)}
      />
      <ListButton look="alone" {...list} />
      <ProjectsPanel id={listId} projects={projects} open={listed} onClose={() => setListed(false)} />
      <BottomBar label={m.places()} ground="paper">
        <PlacesBar {...places}>
          <ListButton look="bar" {...list} />
        </PlacesBar>
      </BottomBar>
    </PicturePage>
  )
}
