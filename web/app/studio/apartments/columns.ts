import type { Right } from '@belvedere/domain/accounts/rights'
import type { ImportField } from '@belvedere/domain/imports/import-field'
import { m } from '../../paraglide/messages.js'
import type { Field } from './apartment.ts'

/** A column of the table. One with a field is a value of the apartment, the others are worked out from it. */
export interface Column {
  readonly id: string
  readonly title: () => string
  readonly width: number
  readonly field?: Field
  /** What a list from a file calls it. */
  readonly fileField?: ImportField
  /** One of a list, and not typed. */
  readonly choice?: true
  readonly numbers?: true
  /** Who may change it. */
  readonly right?: Right
  /** Shown unless the person chooses otherwise. */
  readonly usual: boolean
}

const CONTENT = { resource: 'content', permission: 'write' } as const
const STATUSES = { resource: 'statuses', permission: 'write' } as const
const PRICES = { resource: 'prices', permission: 'write' } as const

/** In the order of the table; the first is frozen. */
export const COLUMNS: readonly Column[] = [
  { id: 'name', title: m.studio_field_name, width: 112, field: 'name', fileField: 'name', right: CONTENT, usual: true },
  { id: 'status', title: m.studio_field_status, width: 190, field: 'status', fileField: 'status', choice: true, right: STATUSES, usual: true },
  { id: 'building', title: m.studio_import_field_building, width: 146, field: 'buildingId', fileField: 'building', choice: true, right: CONTENT, usual: false },
  { id: 'floor', title: m.studio_field_floor, width: 74, field: 'floor', fileField: 'floor', numbers: true, right: CONTENT, usual: true },
  { id: 'area', title: m.studio_table_area, width: 88, field: 'area', fileField: 'area', numbers: true, right: CONTENT, usual: true },
  { id: 'rooms', title: m.studio_field_rooms, width: 76, field: 'rooms', fileField: 'rooms', numbers: true, right: CONTENT, usual: true },
  { id: 'type', title: m.studio_field_type, width: 168, field: 'apartmentTypeId', fileField: 'type', choice: true, right: CONTENT, usual: true },
  { id: 'facing', title: m.studio_import_field_facing, width: 88, field: 'orientation', fileField: 'orientation', right: CONTENT, usual: true },
  { id: 'balcony', title: m.studio_import_field_balcony, width: 116, field: 'balconyArea', fileField: 'balconyArea', numbers: true, right: CONTENT, usual: false },
  { id: 'levels', title: m.studio_import_field_levels, width: 76, field: 'levels', fileField: 'levels', numbers: true, right: CONTENT, usual: false },
  { id: 'price', title: m.studio_field_price, width: 126, field: 'price', fileField: 'price', numbers: true, right: PRICES, usual: true },
  { id: 'per-area', title: m.studio_table_per_area, width: 96, numbers: true, usual: true },
  { id: 'plan', title: m.studio_table_plan, width: 66, usual: true },
  { id: 'outlines', title: m.studio_outlines, width: 88, numbers: true, usual: true },
  { id: 'publish', title: m.studio_field_publish, width: 130, field: 'publish', choice: true, right: CONTENT, usual: false },
] // biome-ignore format: a column each
