import type { Prices } from '@belvedere/domain/accounts/price-settings'
import type { SecurityDetails } from '@belvedere/domain/accounts/security-event'
import type { KnownColour } from '@belvedere/domain/outlines/mask/known-colours'
import type { PlannedSales } from '@belvedere/domain/sales/sales-plan'
import type { DB, Generated } from './database.gen.ts'

/** A text in several languages, keyed by language id. */
export type Translated = Record<string, string>

export type AnnouncedCounts = { buildings: number; apartments: number; available: number }

export type ApartmentProperties = { orientation?: string; balconyArea?: number; levels?: number }

/** Polygons in the picture's own pixels; one of a single point is a marker. */
export type OutlineParts = [number, number][][]

/** What the jsonb columns and lists of words hold, which the generated types cannot know. */
type JsonColumns = {
  apartment_types: { name: Translated }
  apartments: { properties: Generated<ApartmentProperties> }
  buildings: { name: Translated }
  mask_colours: { colours: Generated<KnownColour[]> }
  masterplans: { name: Translated }
  menu_items: { name: Translated }
  outlines: { parts: Generated<OutlineParts> }
  package_items: { name: Generated<Translated> }
  packages: { name: Translated }
  projects: {
    name: Translated
    city: Generated<Translated>
    country: Generated<Translated>
    announced_counts: AnnouncedCounts | null
    sales_plan: Generated<PlannedSales[]>
    prices: Generated<Prices>
  }
  security_events: { details: Generated<SecurityDetails> }
}

export type Database = {
  [Table in keyof DB]: Table extends keyof JsonColumns
    ? Omit<DB[Table], keyof JsonColumns[Table]> & JsonColumns[Table]
    : DB[Table]
}
