import type { Right } from '@belvedere/domain/accounts/rights'
import type { ComponentType } from 'react'
import type { StaffProject } from '../staff/project/staff-project.ts'
import type { StaffIconName } from '../staff/ui/staff-icon.tsx'

/** A part of a project's studio: its place in the rail, its address, its key after G, and who may open it. */
export interface Section {
  /** After the project's id in the address, and all that the section has below it; the overview has none. */
  readonly path: string
  readonly name: () => string
  readonly icon: StaffIconName
  readonly key: string
  readonly right: Right
  /** Its code comes when it is first opened. */
  readonly Page: ComponentType<{ onLost: () => void }>
  /** Stands at the right of its name. */
  readonly count?: (project: StaffProject) => number
  /** A picture to draw on: dark, without margins, the rail folded. */
  readonly drawing?: true
  /** Has the page to its edges. */
  readonly wide?: true
  /** Stands in the bottom bar of a phone; the others are under More. */
  readonly onPhone?: true
}
