import type { Profile } from '@belvedere/contract/entities/profile'
import type { Right } from '@belvedere/domain/accounts/rights'
import { createContext, use, useEffect, useState } from 'react'
import type { Loaded } from '../../staff/load/use-loaded.ts'
import type { Overview, StaffProject } from '../../staff/project/staff-project.ts'
import type { Section } from '../section.ts'

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
  /** Asks for the overview alone: what is drawn changes neither names nor the project. */
  readonly recount: () => void
  /** How often all was asked for again, in this visit. */
  readonly reloads: number
}

export const StudioProjectContext = createContext<StudioProject | undefined>(undefined)

export function useStudioProject(): StudioProject {
  const here = use(StudioProjectContext)
  if (!here) throw new Error('Outside of a project of the studio')
  return here
}

/**
 * Asks again for what a page shows whenever the project was changed from here: what was typed on the page before may reach
 * the server after the next one has asked, and what was published is another thing at once (STU-08).
 */
export function useAgainAfterChanges(again: () => void): void {
  const { reloads } = useStudioProject()
  const [known, setKnown] = useState(reloads)
  useEffect(() => {
    if (reloads === known) return
    setKnown(reloads)
    again()
  }, [reloads, known, again])
}
