import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { pictureOf } from '../content/media-of.ts'
import { pictureAddress } from '../content/picture-address.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { demandProject } from '../explorer/frame/demand-project.ts'
import { loadTexts } from '../explorer/texts/load-texts.ts'
import { TextsScreen } from '../explorer/texts/texts-screen.tsx'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import { PageHead } from '../ui/page-head.tsx'
import type { Route } from './+types/base-page'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return load(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(browserApi(), url)
}

async function load(api: Api, url: URL) {
  const project = await demandProject(api, url)
  return { project, texts: await loadTexts(api, project.id, url) }
}

export default function BasePage({ loaderData: { project, texts } }: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  const picture = pictureOf(project.media, MEDIA_TYPES.project_title_image)
  const [first] = texts.pages
  const title =
    texts.single && first?.title ? `${first.title} · ${project.name}` : m.about({ name: project.name })
  return (
    <>
      <PageHead
        title={title}
        description={first?.blocks.find(({ kind }) => kind === 'paragraph')?.text}
        picture={picture && pictureAddress(picture, 1280)}
        origin={origin}
      />
      <AppBar title={project.name} heading={false} project={project} ground="paper" />
      <TextsScreen name={project.name} texts={texts} />
    </>
  )
}
