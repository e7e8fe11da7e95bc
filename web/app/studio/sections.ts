import type { Right } from '@belvedere/domain/accounts/rights'
import type { ComponentType } from 'react'
import { m } from '../paraglide/messages.js'
import { onDemand } from '../ui/on-demand.tsx'
import type { StaffProject } from './project/studio-project.ts'
import type { StudioIconName } from './ui/studio-icon.tsx'

/** A part of a project's studio: its place in the rail, its address, its key after G, and who may open it. */
export interface Section {
  /** After the project's id in the address, and all that the section has below it; the overview has none. */
  readonly path: string
  readonly name: () => string
  readonly icon: StudioIconName
  readonly key: string
  readonly right: Right
  /** Its code comes when it is first opened. */
  readonly Page: ComponentType<{ onLost: () => void }>
  /** Stands at the right of its name. */
  readonly count?: (project: StaffProject) => number
  /** Under the caption Sales. */
  readonly sales?: true
}

const READ = { resource: 'content', permission: 'read' } as const

/** In the order of the rail. A new section is one line here. */
export const SECTIONS: readonly Section[] = [
  {
    path: '',
    name: m.studio_overview,
    icon: 'overview',
    key: 'o',
    right: READ,
    Page: onDemand(() => import('./overview/overview-page.tsx')),
  },
  {
    path: 'people',
    name: m.studio_people,
    icon: 'people',
    key: 'e',
    right: { resource: 'users', permission: 'read' },
    Page: onDemand(() => import('./people/people-page.tsx')),
    count: ({ users }) => users.length,
  },
]

/** Whether there is anything at an address below `/studio`. */
export function isStudioAddress(below: string): boolean {
  const [projectId = '', path = ''] = below.replace(/\/$/, '').split('/')
  if (projectId === '') return path === ''
  return /^[1-9]\d*$/.test(projectId) && SECTIONS.some((section) => section.path === path)
}
