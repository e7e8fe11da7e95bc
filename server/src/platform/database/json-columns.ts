import type { DB, Generated } from './database.gen.ts'

/** A text in several languages, keyed by language id. */
export type Translated = Record<string, string>

export type AnnouncedCounts = { buildings: number; apartments: number; available: number }

export type ApartmentProperties = { orientation?: string; balconyArea?: number; levels?: number }

/** The address of the tiles follows from the picture's file key (file-key.ts), so it is not stored. */
export type StoredMediaData = {
  tiles?: { format: string; tileSize: number; overlap: number }
  polygons?: { poiId: number; points: [number, number][] }[]
  children?: number[]
}

/** What the jsonb columns hold, which the generated types cannot know. */
type JsonColumns = {
  apartment_types: { name: Translated }
  apartments: { properties: Generated<ApartmentProperties> }
  buildings: { name: Translated }
  masterplans: { name: Translated }
  media: { media_data: Generated<StoredMediaData> }
  menu_items: { name: Translated }
  package_items: { name: Generated<Translated> }
  packages: { name: Translated }
  projects: {
    name: Translated
    city: Generated<Translated>
    country: Generated<Translated>
    announced_counts: AnnouncedCounts | null
  }
}

export type Database = {
  [Table in keyof DB]: Table extends keyof JsonColumns
    ? Omit<DB[Table], keyof JsonColumns[Table]> & JsonColumns[Table]
    : DB[Table]
}
