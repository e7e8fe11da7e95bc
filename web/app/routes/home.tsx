import { useRouteLoaderData } from 'react-router'
import type { Api } from '../api/client.ts'
import { browserApi, serverApi } from '../api/loader-api.ts'
import { AppBar } from '../explorer/frame/app-bar.tsx'
import { demandProject } from '../explorer/frame/demand-project.ts'
import { Logo } from '../explorer/frame/logo.tsx'
import { ProjectHead } from '../explorer/frame/project-head.tsx'
import { TitlePicture } from '../explorer/frame/title-picture.tsx'
import { Landing } from '../explorer/home/landing.tsx'
import { loadWays } from '../explorer/home/load-ways.ts'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/home'

export function loader({ request, context, url }: Route.LoaderArgs) {
  return load(serverApi({ request, context }), url)
}

export function clientLoader({ url }: Route.ClientLoaderArgs) {
  return load(browserApi(), url)
}

async function load(api: Api, url: URL) {
  const project = await demandProject(api, url)
  return { project, ways: await loadWays(api, project, url) }
}

export default function Home({ loaderData: { project, ways } }: Route.ComponentProps) {
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.origin
  return (
    <>
      <ProjectHead project={project} origin={origin} />
      <AppBar title="" heading={false} project={undefined} ground="glass" />
      <Landing
        project={project}
        ways={ways}
        ground={<TitlePicture project={project} behind="landing" />}
        logo={<Logo project={project} tone="light" />}
      />
    </>
  )
}
