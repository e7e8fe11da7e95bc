import type { Profile } from '@belvedere/contract/entities/profile'
import { ProjectStudio } from './project/project-studio.tsx'
import { ProjectsPage } from './projects/projects-page.tsx'

interface StudioProps {
  profile: Profile
  /** The address below `/studio`: a project, and a section of it. */
  below: string
}

/** The list of projects, or one of them. */
export default function Studio({ profile, below }: StudioProps) {
  const [projectId = '', path = ''] = below.split('/')
  if (projectId === '') return <ProjectsPage profile={profile} />
  return <ProjectStudio key={projectId} profile={profile} projectId={Number(projectId)} path={path} />
}
