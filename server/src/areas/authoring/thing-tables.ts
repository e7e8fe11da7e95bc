import type { Kind } from '@belvedere/contract/authoring/things'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'

/** Tables that have a row for each thing. */
export type ThingTable =
  | 'masterplans'
  | 'buildings'
  | 'apartment_types'
  | 'apartments'
  | 'pois'
  | 'media'
  | 'outlines'
  | 'client_apps'
  | 'menu_items'
  | 'packages'
  | 'looks'

type Definition = {
  readonly table: ThingTable
  /** The column of each field that its row holds; `properties.levels` is the entry of a jsonb column. */
  readonly columns: Readonly<Record<string, string>>
  /** Fields that name something else of the same project. */
  readonly refers?: Readonly<Record<string, ThingTable>>
  /** Of the points of interest, those that are of this kind. */
  readonly poiTypes?: readonly number[]
}

const PUBLISHED_IN_ORDER = { publish: 'publish', order: 'sort_order' }
/** Of a file: fields that no author sets, but that wait for Publish as theirs do when a newer picture takes its place. */
const FILE = {
  fileKey: 'file_key',
  mime: 'mime',
  bytes: 'bytes',
  width: 'width',
  height: 'height',
  tileFormat: 'tile_format',
  tileSize: 'tile_size',
  tileOverlap: 'tile_overlap',
}
export const FILE_FIELDS = Object.keys(FILE)
const ON_PLACES = { masterplanId: 'masterplan_id', buildingId: 'building_id' }

/** Where things of each kind are kept. What is in no column (texts, items) is kept beside it: thing-parts.ts. */
export const THING_TABLES: Readonly<Record<Kind, Definition>> = {
  masterplans: {
    table: 'masterplans',
    columns: { name: 'name', parentId: 'parent_id', community: 'community', ...PUBLISHED_IN_ORDER },
    refers: { parentId: 'masterplans' },
  },
  buildings: {
    table: 'buildings',
    columns: { name: 'name', masterplanId: 'masterplan_id', floors: 'floors', ...PUBLISHED_IN_ORDER },
    refers: { masterplanId: 'masterplans' },
  },
  'apartment-types': { table: 'apartment_types', columns: { name: 'name', typeKey: 'type_key' } },
  apartments: {
    table: 'apartments',
    columns: {
      name: 'name',
      buildingId: 'building_id',
      apartmentTypeId: 'apartment_type_id',
      floor: 'floor',
      rooms: 'rooms',
      area: 'area',
      orientation: 'properties.orientation',
      balconyArea: 'properties.balconyArea',
      levels: 'properties.levels',
      publish: 'publish',
    },
    refers: { buildingId: 'buildings', apartmentTypeId: 'apartment_types' },
  },
  'camera-views': {
    table: 'pois',
    columns: { ...ON_PLACES, ...PUBLISHED_IN_ORDER },
    refers: { masterplanId: 'masterplans', buildingId: 'buildings' },
    poiTypes: [POI_TYPES.masterplan_camera_view, POI_TYPES.building_apartment_view],
  },
  'info-points': {
    table: 'pois',
    columns: { ...ON_PLACES, apartmentId: 'apartment_id', ...PUBLISHED_IN_ORDER },
    refers: { masterplanId: 'masterplans', buildingId: 'buildings', apartmentId: 'apartments' },
    poiTypes: [POI_TYPES.masterplan_info, POI_TYPES.building_info, POI_TYPES.apartment_info],
  },
  media: {
    table: 'media',
    columns: {
      poiId: 'poi_id',
      menuItemId: 'menu_item_id',
      mediaTypeId: 'media_type_id',
      langId: 'lang_id',
      name: 'name',
      children: 'children',
      ...PUBLISHED_IN_ORDER,
      ...FILE,
    },
    refers: { poiId: 'pois', menuItemId: 'menu_items', children: 'media' },
  },
  outlines: {
    table: 'outlines',
    columns: { mediaId: 'media_id', poiId: 'poi_id', parts: 'parts', source: 'source', order: 'sort_order' },
    refers: { mediaId: 'media', poiId: 'pois' },
  },
  'client-apps': { table: 'client_apps', columns: { name: 'name' } },
  'menu-items': {
    table: 'menu_items',
    columns: {
      name: 'name',
      clientAppId: 'client_app_id',
      parentId: 'parent_id',
      poiId: 'poi_id',
      ...PUBLISHED_IN_ORDER,
    },
    refers: { clientAppId: 'client_apps', parentId: 'menu_items', poiId: 'pois' },
  },
  packages: {
    table: 'packages',
    columns: { name: 'name', publish: 'publish' },
    refers: { items: 'apartments' },
  },
  look: {
    table: 'looks',
    columns: { stylesheet: 'stylesheet', logoMediaId: 'logo_media_id', titleMediaId: 'title_media_id' },
  },
}
