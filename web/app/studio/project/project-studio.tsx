import type { Profile } from '@belvedere/contract/entities/profile'
import { langIdOf } from '@belvedere/domain/screens/locale'
import { useMemo, useState } from 'react'
import { browserApi } from '../../api/loader-api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { m } from '../../paraglide/messages.js'
import { useOpenProject } from '../../staff/access/staff-access.tsx'
import { Loading } from '../../staff/load/loading.tsx'
import { useLoaded } from '../../staff/load/use-loaded.ts'
import { rightsOn } from '../../staff/project/rights-on.ts'
import type { StaffProject } from '../../staff/project/staff-project.ts'
import { ProjectZone } from '../../staff/time/use-times.ts'
import { tellLost } from '../../state/notify.ts'
import { Nothing } from '../frame/nothing.tsx'
import { StudioFrame } from '../frame/studio-frame.tsx'
import { SECTIONS } from '../sections.ts'
import { useUploadsGoOn } from '../uploads/use-uploads-go-on.ts'
import { StudioProjectContext } from './studio-project.ts'

interface ProjectStudioProps {
  profile: Profile
  projectId: number
  /** Of the section. */
  path: string
}

/** One project: asked for once, then its sections within the frame, those that one may open. */
export function ProjectStudio({ profile, projectId, path }: ProjectStudioProps) {
  const langId = langIdOf(useLocale())
  const params = { id: projectId }
  const [loaded, reload] = useLoaded(`${projectId}`, async () => {
    const [project, { timeZone }] = await Promise.all([
      browserApi().read('GET /api/v1/projects/{id}', { params, query: { langId } }),
      browserApi().read('GET /api/v1/projects/{id}/settings', { params }),
    ])
    return { project, timeZone }
  })
  if (loaded.state === 'failed' && (loaded.status === 403 || loaded.status === 404))
    return <Nothing words={m.studio_not_yours()} />
  return (
    <Loading loaded={loaded} onAgain={reload} rows={0}>
      {({ project, timeZone }) => (
        <ProjectZone value={timeZone}>
          <OfProject project={project} profile={profile} path={path} reload={reload} />
        </ProjectZone>
      )}
    </Loading>
  )
}

interface OfProjectProps {
  project: StaffProject
  profile: Profile
  path: string
  reload: () => void
}

function OfProject({ project, profile, path, reload: reloadProject }: OfProjectProps) {
  useOpenProject(project)
  const langId = langIdOf(useLocale())
  const [overview, reloadOverview] = useLoaded(`${project.id} ${langId}`, () =>
    browserApi().read('GET /api/v1/studio/projects/{projectId}/overview', {
      params: { projectId: project.id },
      query: { langId },
    }),
  )
  const [reloads, setReloads] = useState(0)
  const here = useMemo(() => {
    const may = rightsOn(project, profile)
    const reload = () => {
      reloadProject()
      reloadOverview()
      setReloads((times) => times + 1)
    }
    const sections = SECTIONS.filter(({ right }) => may(right))
    return { project, profile, may, sections, overview, reload, recount: reloadOverview, reloads }
  }, [project, profile, overview, reloads, reloadProject, reloadOverview])
  useUploadsGoOn(here)
  const section = here.sections.find((one) => one.path === path)
  // The same whether there is no such section or it is for others.
  if (!section) return <Nothing words={m.studio_no_such_page()} />
  return (
    <StudioProjectContext value={here}>
      <StudioFrame section={section}>
        <section.Page key={section.path} onLost={tellLost} />
      </StudioFrame>
    </StudioProjectContext>
  )
}
