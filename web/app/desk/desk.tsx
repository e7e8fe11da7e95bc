import type { Profile } from '@belvedere/contract/entities/profile'
import { readDeskAddress } from '@belvedere/domain/screens/desk-paths'
import type { ReactNode } from 'react'
import { ProjectDesk } from './project/project-desk.tsx'
import { DeskProjects } from './projects/desk-projects.tsx'

interface DeskProps {
  profile: Profile
  /** The address below `/desk`: a project, a section of it, and a thing in that. */
  below: string
  /** What is shown where there is nothing, and to whom the desk is nothing. */
  nothing: ReactNode
}

/** The projects that one sells, or one of them. */
export default function Desk({ profile, below, nothing }: DeskProps) {
  const address = readDeskAddress(below)
  if (!address) return nothing
  const { projectId } = address
  if (projectId === undefined) return <DeskProjects profile={profile} nothing={nothing} />
  return (
    <ProjectDesk
      key={projectId}
      profile={profile}
      projectId={projectId}
      section={address.section}
      id={address.id}
      nothing={nothing}
    />
  )
}
