import { useRouteLoaderData } from 'react-router'
import { ProjectHead } from '../../explorer/frame/project-head.tsx'
import type { loader as rootLoader } from '../../root.tsx'

/** Title, description and share picture of an account screen. */
export function AccountHead({ title, description }: { title: string; description: string }) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return <ProjectHead project={root?.project} origin={root?.origin} title={title} description={description} />
}
