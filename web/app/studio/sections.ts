import { OPERATIONS } from '@belvedere/domain/screens/studio-paths'
import { m } from '../paraglide/messages.js'
import { onDemand } from '../ui/on-demand.tsx'
import type { Section } from './section.ts'

const READ = { resource: 'content', permission: 'read' } as const
const WRITE = { resource: 'content', permission: 'write' } as const

/** In the order of the rail. A new section is one line here. */
export const SECTIONS: readonly Section[] = [
  {
    path: '',
    name: m.studio_overview,
    icon: 'overview',
    key: 'o',
    right: READ,
    Page: onDemand(() => import('./overview/overview-page.tsx')),
    onPhone: true,
  },
  {
    path: 'places',
    name: m.studio_places,
    icon: 'places',
    key: 'p',
    right: READ,
    Page: onDemand(() => import('./places/places-page.tsx')),
  },
  {
    path: 'outlines',
    name: m.studio_outlines,
    icon: 'polygon',
    key: 'd',
    right: READ,
    Page: onDemand(() => import('./outlines/outlines-page.tsx')),
    drawing: true,
  },
  {
    path: 'apartments',
    name: m.studio_apartments,
    icon: 'table',
    key: 'a',
    right: READ,
    Page: onDemand(() => import('./apartments/apartments-page.tsx')),
    onPhone: true,
    count: ({ counts }) => counts.apartments,
  },
  {
    path: 'import',
    name: m.studio_import,
    icon: 'import',
    key: 'i',
    right: WRITE,
    Page: onDemand(() => import('./import/import-page.tsx')),
  },
  {
    path: 'look',
    name: m.studio_look,
    icon: 'look',
    key: 'l',
    right: { resource: 'look', permission: 'write' },
    Page: onDemand(() => import('./look/look-page.tsx')),
    wide: true,
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
  {
    path: 'settings',
    name: m.studio_settings,
    icon: 'settings',
    key: 's',
    right: { resource: 'settings', permission: 'write' },
    Page: onDemand(() => import('./settings/settings-page.tsx')),
  },
  {
    path: 'history',
    name: m.studio_history,
    icon: 'history',
    key: 'h',
    right: READ,
    Page: onDemand(() => import('./history/history-page.tsx')),
    onPhone: true,
  },
]

/** Whether there is anything at an address below `/studio`. */
export function isStudioAddress(below: string): boolean {
  const [projectId = '', path = ''] = below.replace(/\/$/, '').split('/')
  if (projectId === '' || projectId === OPERATIONS) return path === ''
  return /^[1-9]\d*$/.test(projectId) && SECTIONS.some((section) => section.path === path)
}
