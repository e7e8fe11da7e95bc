import type { Profile } from '@belvedere/contract/entities/profile'
import { OPERATIONS, STUDIO_PATH } from '@belvedere/domain/screens/studio-paths'
import { StaffAccess } from '../staff/access/staff-access.tsx'
import { tellLost } from '../state/notify.ts'
import { onDemand } from '../ui/on-demand.tsx'
import { ProjectStudio } from './project/project-studio.tsx'
import { ProjectsPage } from './projects/projects-page.tsx'

const OperationsPage = onDemand(() => import('./operations/operations-page.tsx'))

interface StudioProps {
  profile: Profile
  /** The session is over. */
  ended: boolean
  /** The address below `/studio`: a project, and a section of it, or how everything runs. */
  below: string
}

/** The list of projects, one of them, or what runs them all. */
export default function Studio({ profile, ended, below }: StudioProps) {
  return (
    <StaffAccess ended={ended} home={STUDIO_PATH}>
      <Pages profile={profile} below={below} />
    </StaffAccess>
  )
}

function Pages({ profile, below }: Omit<StudioProps, 'ended'>) {
  const [projectId = '', path = ''] = below.split('/')
  if (projectId === '') return <ProjectsPage profile={profile} />
  if (projectId === OPERATIONS) return <OperationsPage profile={profile} onLost={tellLost} />
  return <ProjectStudio key={projectId} profile={profile} projectId={Number(projectId)} path={path} />
}
