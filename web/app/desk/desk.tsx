import type { Profile } from '@belvedere/contract/entities/profile'
import { DESK_PATH, readDeskAddress } from '@belvedere/domain/screens/desk-paths'
import type { ReactNode } from 'react'
import { StaffAccess } from '../staff/access/staff-access.tsx'
import { ProjectDesk } from './project/project-desk.tsx'
import { DeskProjects } from './projects/desk-projects.tsx'

interface DeskProps {
  profile: Profile
  /** The session is over. */
  ended: boolean
  /** The address below `/desk`: a project, a section of it, and a thing in that. */
  below: string
  /** What is shown where there is nothing, and to whom the desk is nothing. */
  nothing: ReactNode
}

/** The projects that one sells, or one of them. */
export default function Desk({ ended, ...pages }: DeskProps) {
  return (
    <StaffAccess ended={ended} home={DESK_PATH}>
      <Pages {...pages} />
    </StaffAccess>
  )
}

function Pages({ profile, below, nothing }: Omit<DeskProps, 'ended'>) {
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
