import type { Fields, Kind } from '@belvedere/contract/authoring/things'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { THING_TABLES } from './thing-tables.ts'

/** A row as jsonb has it, by its columns' names. */
export type Row = Record<string, unknown>

/** `parentId` 0 is the top, which is no row. */
const TOP = 0

/** What a row says, by the names of the thing's fields. */
export function fieldsOf(kind: Kind, row: Row): Fields {
  return Object.fromEntries(
    Object.entries(THING_TABLES[kind].columns).map(([field, column]) => {
      const [name = '', entry] = column.split('.')
      const value = entry === undefined ? row[name] : (row[name] as Row)[entry]
      return [field, field === 'parentId' ? (value ?? TOP) : value]
    }),
  )
}

/** The row of a thing whose fields are all known; the other way round. */
export function rowOf(kind: Kind, fields: Fields): Row {
  const row: Row = { ...derived(kind, fields) }
  for (const [field, column] of Object.entries(THING_TABLES[kind].columns)) {
    const [name = '', entry] = column.split('.')
    const value = field === 'parentId' && fields[field] === TOP ? null : fields[field]
    row[name] = entry === undefined ? value : { ...(row[name] as Row | undefined), [entry]: value }
  }
  return row
}

/** Columns that follow from where the thing lies. */
function derived(kind: Kind, { masterplanId, buildingId, poiId, menuItemId }: Fields): Row {
  switch (kind) {
    case 'camera-views':
      return {
        poi_type_id: masterplanId ? POI_TYPES.masterplan_camera_view : POI_TYPES.building_apartment_view,
      }
    case 'info-points':
      if (masterplanId) return { poi_type_id: POI_TYPES.masterplan_info }
      return { poi_type_id: buildingId ? POI_TYPES.building_info : POI_TYPES.apartment_info }
    case 'media':
      if (poiId) return { media_context_id: MEDIA_CONTEXTS.poi }
      return { media_context_id: menuItemId ? MEDIA_CONTEXTS.menu_item : MEDIA_CONTEXTS.project }
    default:
      return {}
  }
}
