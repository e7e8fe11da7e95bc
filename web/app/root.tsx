import './ui/tokens.css'
import './ui/layers.css'
import './ui/base.css'
import { canonicalOrigin } from '@belvedere/domain/screens/canonical-address'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { browserApi, serverApi } from './api/loader-api.ts'
import { LateScripts } from './boot/late-scripts.tsx'
import { useRememberedPages } from './boot/use-remembered-pages.ts'
import { useTellAlive } from './boot/use-tell-alive.ts'
import { AddressHead } from './explorer/frame/address-head.tsx'
import { ErrorPage } from './explorer/frame/error-page.tsx'
import { loadProject } from './explorer/frame/load-project.ts'
import { ProjectStylesheet } from './explorer/frame/project-stylesheet.tsx'
import { guardedBy } from './guards/guards.ts'
import { useLocale } from './i18n/use-locale.ts'
import { useLiveProject } from './live/use-live-project.ts'
import { useRouteWatch } from './state/route-watch.ts'
import { useTrail } from './state/trail.ts'
import { useListsOfUser } from './state/use-lists-of-user.ts'
import { isRereading, useSessionStart } from './state/use-session-start.ts'
import faces from './ui/fonts.css?url'

export const middleware = guardedBy('i18n')

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  return { project: await loadProject(serverApi({ request, context }), params, url), origin: url.origin }
}

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  return { project: await loadProject(browserApi(), params, url), origin: url.origin }
}

/** Links within a masterplan never leave its project, so the project that is here stays. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  const within = (url: URL) => /^(\/rs)?\/masterplan\//.exec(url.pathname)?.[0]
  return isRereading() || within(currentUrl) === undefined || within(currentUrl) !== within(nextUrl)
}

export function Layout({ children }: { children: ReactNode }) {
  useTellAlive()
  const locale = useLocale()
  const project = useRouteLoaderData<typeof loader>('root')?.project
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
        <ProjectStylesheet settings={project?.settings} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <LateScripts faces={faces} />
      </body>
    </html>
  )
}

/** Without network a screen that needs it cannot be read, and wears the look of the one before. */
let shown: Route.ComponentProps['loaderData']['project'] | undefined

export default function Root({ loaderData: { project, origin } }: Route.ComponentProps) {
  useSessionStart()
  useRouteWatch()
  useTrail()
  useRememberedPages()
  useListsOfUser()
  useLiveProject(project?.id)
  useEffect(() => {
    shown = project ?? undefined
  }, [project])
  return (
    <>
      <AddressHead origin={canonicalOrigin(origin, project?.ownHost)} />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} project={loaderData?.project ?? shown ?? undefined} />
}
