import { useRouteLoaderData } from 'react-router'
import { AskForPrice } from '../../explorer/ask/ask-for-price.tsx'
import { Logo } from '../../explorer/frame/logo.tsx'
import type { loader } from '../../root.tsx'

/** The ask-for-price form with the project's logo on its picture. */
export default function AskPanel() {
  const root = useRouteLoaderData<typeof loader>('root')
  const project = root?.project
  return (
    <AskForPrice
      project={project ?? undefined}
      logo={project && <Logo project={project} tone="light" />}
      selectedFilters={project?.settings.selectedFilters ?? []}
    />
  )
}
