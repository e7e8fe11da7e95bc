import { useRouteLoaderData } from 'react-router'
import { ProjectHead } from '../explorer/frame/project-head.tsx'
import { TitlePicture } from '../explorer/frame/title-picture.tsx'
import { Splash } from '../explorer/start/splash.tsx'
import { useLocalised } from '../i18n/use-locale.ts'
import { m } from '../paraglide/messages.js'
import type { loader as rootLoader } from '../root.tsx'

/** The splash screen on its own (RTE-03): it stays until the visitor goes in. */
export default function SplashAlone() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const project = root?.project
  const localised = useLocalised()
  return (
    <>
      <ProjectHead project={project} origin={root?.origin} />
      <Splash
        project={project}
        ground={<TitlePicture project={project ?? undefined} behind="splash" />}
        way={<a href={localised('/')}>{m.enter()}</a>}
      />
    </>
  )
}
