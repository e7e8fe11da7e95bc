import type { Right } from '@belvedere/domain/accounts/rights'
import type { DeskSection } from '@belvedere/domain/screens/desk-paths'
import { m } from '../paraglide/messages.js'
import type { StaffIconName } from '../staff/ui/staff-icon.tsx'

/** A part of the desk: its place in the rail, its key after G, and who may open it. */
export interface Section {
  readonly path: DeskSection
  readonly name: () => string
  /** In the bottom bar of a phone. */
  readonly shortName: () => string
  readonly icon: StaffIconName
  readonly key: string
  readonly right: Right
  /** On a phone under More, and not in the bar. */
  readonly more?: true
}

/** In the order of the rail. */
export const SECTIONS: readonly Section[] = [
  {
    path: 'enquiries',
    name: m.desk_enquiries,
    shortName: m.desk_enquiries,
    icon: 'inbox',
    key: 'e',
    right: { resource: 'enquiries', permission: 'read' },
  },
  {
    path: 'board',
    name: m.desk_board,
    shortName: m.desk_board_short,
    icon: 'board',
    key: 'r',
    right: { resource: 'reservations', permission: 'write' },
  },
  {
    path: 'apartments',
    name: m.desk_apartments,
    shortName: m.desk_apartments,
    icon: 'homes',
    key: 'a',
    right: { resource: 'reservations', permission: 'read' },
  },
  {
    path: 'buyers',
    name: m.desk_buyers,
    shortName: m.desk_buyers,
    icon: 'people',
    key: 'b',
    right: { resource: 'enquiries', permission: 'read' },
    more: true,
  },
  {
    path: 'reports',
    name: m.desk_reports,
    shortName: m.desk_reports,
    icon: 'reports',
    key: 'p',
    right: { resource: 'reports', permission: 'read' },
    more: true,
  },
]
