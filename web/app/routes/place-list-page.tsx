import type { Project } from '@belvedere/contract/entities/project'
import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import type { Place } from '../cards/place.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { demandProject } from '../explorer/frame/demand-project.ts'
import { loadPlaces } from '../explorer/lists/load-places.ts'
import { PlaceList } from '../explorer/lists/place-list.tsx'
import { useReread } from '../live/use-reread.ts'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'

export async function loadPlaceList(api: Api, url: URL) {
  const project = await demandProject(api, url)
  return { project, ...(await loadPlaces(api, project.id, url)) }
}

interface PlaceListPageProps {
  readonly title: string
  readonly count: string
  readonly places: readonly Place[]
  readonly project: Project
}

/** What the lists of masterplans and of buildings are: a bar, and the places as cards. */
export function PlaceListPage({ title, count, places, project }: PlaceListPageProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  useReread()
  const picture = places.find((place) => place.picture)?.picture
  return (
    <>
      <PageHead
        title={`${title} · ${project.name}`}
        description={`${count}: ${places.map(({ name }) => name).join(', ')}`}
        picture={picture && pictureAddress(picture, 1280)}
        origin={origin}
      />
      <AppBar title={title} count={count} project={project} ground="paper" />
      <main>
        <PlaceList places={places} />
      </main>
    </>
  )
}
