import { sql } from 'kysely'

/** Of an `outline`: drawn already, or waiting to be published as drawn. */
export const IS_DRAWN = sql<boolean>`(outline.parts <> '[]' or exists (
  select from drafts where drafts.kind = 'outlines' and drafts.thing_id = outline.id and drafts.fields ? 'parts'))`
