import type { Profile } from '@belvedere/contract/entities/profile'
import { type DeskSection, deskPath } from '@belvedere/domain/screens/desk-paths'
import { langIdOf } from '@belvedere/domain/screens/locale'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale, useLocalised } from '../../i18n/use-locale.ts'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { rightsOn } from '../../staff/project/rights-on.ts'
import { SECTIONS } from '../sections.ts'
import { DeskOfProject } from './desk-of-project.tsx'

interface ProjectDeskProps {
  profile: Profile
  projectId: number
  section: DeskSection | undefined
  id: number | undefined
  nothing: ReactNode
}

/** One project: asked for once. To whom may not look at its reservations there is nothing here. */
export function ProjectDesk({ profile, projectId, section: path, id, nothing }: ProjectDeskProps) {
  const langId = langIdOf(useLocale())
  const localised = useLocalised()
  const params = { id: projectId }
  const [loaded, again] = useLoaded(`${projectId}`, async () => ({
    project: await browserApi().read('GET /api/v1/projects/{id}', { params, query: { langId } }),
    settings: await browserApi().read('GET /api/v1/projects/{id}/settings', { params }),
  }))
  if (loaded.state === 'failed' && (loaded.status === 403 || loaded.status === 404)) return nothing
  return (
    <Loading loaded={loaded} onAgain={again} rows={0}>
      {({ project, settings }) => {
        const may = rightsOn(project, profile)
        const sections = SECTIONS.filter(({ right }) => may(right))
        const [first] = sections
        if (!first) return nothing
        if (path === undefined) return <Navigate to={localised(deskPath(project.id, first.path))} replace />
        const section = SECTIONS.find((one) => one.path === path)
        if (!section) return nothing
        const facts = { project, settings, profile, may, sections }
        return <DeskOfProject {...facts} section={section} id={id} nothing={nothing} />
      }}
    </Loading>
  )
}
