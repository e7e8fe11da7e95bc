import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { demandProject } from '../explorer/frame/demand-project.ts'
import { GalleryScreen } from '../explorer/inspire/gallery-screen.tsx'
import { loadGallery } from '../explorer/inspire/load-gallery.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/inspire'

/** So many captions say enough of what there is to see. */
const DESCRIBING = 4

export function loader({ request, context, url }: Route.LoaderArgs) {
  return load(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(browserApi(), url)
}

async function load(api: Api, url: URL) {
  const project = await demandProject(api, url)
  return { project, slides: await loadGallery(api, project.id, url) }
}

export default function Inspire({ loaderData: { project, slides } }: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  const [first] = slides
  const captions = slides.flatMap(({ caption }) => caption ?? []).slice(0, DESCRIBING)
  const count = m.pictures_count({ count: slides.length })
  return (
    <>
      <PageHead
        title={`${m.gallery()} · ${project.name}`}
        description={captions.length ? `${count}: ${captions.join(', ')}` : count}
        picture={first && pictureAddress(first.address, 1280)}
        origin={origin}
      />
      <AppBar title={m.gallery()} count={project.name} live={false} project={project} ground="glass" />
      <main>
        <GalleryScreen slides={slides} name={project.name} />
      </main>
    </>
  )
}
