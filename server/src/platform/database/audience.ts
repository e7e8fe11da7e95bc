import { type RawBuilder, sql } from 'kysely'

/** Who reads: the public is shown what is published, staff are shown drafts as well. */
export type Audience = 'public' | 'staff'

/** Whether a row is shown, by its column that says whether it is published. */
export function isShown(publishColumn: string, audience: Audience): RawBuilder<boolean> {
  return audience === 'staff' ? sql<boolean>`true` : sql<boolean>`${sql.ref(publishColumn)}`
}
