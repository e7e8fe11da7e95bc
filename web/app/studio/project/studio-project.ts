import type { Profile } from '@belvedere/contract/entities/profile'
import { hasRight, type Right } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { createContext, use } from 'react'
import type { Loaded } from '../load/use-loaded.ts'
import type { Section } from '../section.ts'
import type { Overview, StaffProject } from './staff-project.ts'

/** The project that the studio is about, who works here, and what they may. */
export interface StudioProject {
  readonly project: StaffProject
  readonly profile: Profile
  readonly may: (right: Right) => boolean
  /** The sections that they may open. */
  readonly sections: readonly Section[]
  /** What is missing and what waits for Publish: asked for once for all sections. */
  readonly overview: Loaded<Overview>
  /** Asks for the project and its overview again, after something has changed them. */
  readonly reload: () => void
}

/** What one may not do is not shown (STU-01); the API refuses it all the same. */
export function rightsOn(project: StaffProject, profile: Profile): StudioProject['may'] {
  const role = project.users.find(({ id }) => id === profile.id)?.roleId
  const asker = {
    id: profile.id,
    superAdmin: profile.roles.includes(ROLES.super_admin),
    roles: new Map(role === undefined ? [] : [[project.id, role]]),
  }
  return (right) => hasRight(asker, right, project.id)
}

export const StudioProjectContext = createContext<StudioProject | undefined>(undefined)

export function useStudioProject(): StudioProject {
  const here = use(StudioProjectContext)
  if (!here) throw new Error('Outside of a project of the studio')
  return here
}
