import { LOCALE_COOKIE, localeOfPath, localisedPath, startLocale } from '@belvedere/domain/screens/locale'
import { data, redirect, useRouteLoaderData } from 'react-router'
import { serverApi } from '../api/loader-api.ts'
import { LikelyNext } from '../explorer/frame/likely-next.tsx'
import { loadProject } from '../explorer/frame/load-project.ts'
import { ProjectHead } from '../explorer/frame/project-head.tsx'
import { TitlePicture } from '../explorer/frame/title-picture.tsx'
import { isNotFound, loadStart } from '../explorer/start/load-start.ts'
import { Splash } from '../explorer/start/splash.tsx'
import { useWayIn } from '../explorer/start/use-way-in.ts'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'
import type { Route } from './+types/start'

/** Only `/` reads the cookie and the project's default language, so it alone is never cached (GEN-02). */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const api = serverApi({ request, context })
  const uncached = { headers: { 'Cache-Control': 'no-store' } }
  if (localeOfPath(url.pathname) === 'en') {
    const project = await loadProject(api, params, url)
    const locale = startLocale(cookie(request, LOCALE_COOKIE), project?.settings.defaultLangId)
    if (locale !== 'en') throw redirect(localisedPath(`/${url.search}`, locale), uncached)
  }
  // While the API or its projects are not there yet, the splash stays and asks again (GEN-14).
  const start = await loadStart(api, url).catch((error: unknown) => {
    if (isNotFound(error)) throw error
  })
  return data({ start }, uncached)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Start({ loaderData: { start } }: Route.ComponentProps) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const project = root?.project
  const localised = useLocalised()
  useWayIn(start)
  const way = start && (
    <noscript>
      <a href={localised(start)}>{m.enter()}</a>
    </noscript>
  )
  return (
    <>
      <ProjectHead project={project} origin={root?.origin} />
      {start && <LikelyNext pages={[localised(start)]} />}
      <Splash
        project={project}
        ground={<TitlePicture project={project ?? undefined} behind="splash" />}
        way={way}
      />
    </>
  )
}

function cookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='))
  return pairs.find(([key]) => key === name)?.[1]
}
