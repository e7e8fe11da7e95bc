import type { Database } from '@belvedere/server/platform/database/json-columns'

/** The tables that the demo fills, parents first. */
export const TABLES = [
  'projects',
  'hosts',
  'masterplans',
  'buildings',
  'apartment_types',
  'apartments',
  'apartment_prices',
  'claims',
  'pois',
  'client_apps',
  'menu_items',
  'media',
  'media_texts',
  'outlines',
  'packages',
  'package_items',
] as const satisfies (keyof Database)[]

export type Table = (typeof TABLES)[number]

/** A row to be written; what may be null or has a default may be left out. */
export type Row<Name extends Table> = {
  [Column in Needed<Database[Name]>]: Written<Database[Name][Column]>
} & {
  [Column in Exclude<keyof Database[Name], Needed<Database[Name]>>]?: Written<Database[Name][Column]>
}

export type Rows = { [Name in Table]?: Row<Name>[] }

type Written<Column> = Column extends { readonly __insert__: infer Value } ? Value : Column

type Needed<Columns> = {
  [Column in keyof Columns]: Written<Columns[Column]> extends NonNullable<Written<Columns[Column]>>
    ? Column
    : never
}[keyof Columns]
