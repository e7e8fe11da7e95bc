import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export type Named = { readonly kind: string; readonly id: number }

/**
 * A picture that waits in another size goes with all that is drawn on it, and what is drawn goes with the picture: either
 * alone would leave outlines in pixels of a picture that is not shown.
 */
export async function withResized(db: Transaction<Database>, chosen: readonly Named[]): Promise<Named[]> {
  const idsOf = (kind: string) => chosen.filter((one) => one.kind === kind).map(({ id }) => id)
  const { rows } = await sql<Named>`
    with resized as (
      select thing_id as id from drafts
      where kind = 'media' and fields ?| array['width', 'height']
        and (thing_id = any (${idsOf('media')}::int[])
          or thing_id in (select media_id from outlines where id = any (${idsOf('outlines')}::int[])))
    )
    select 'media' as kind, id from resized
    union all
    select 'outlines', thing_id from drafts
    where kind = 'outlines' and thing_id in (select id from outlines where media_id in (select id from resized))`.execute(
    db,
  )
  const added = rows.filter(({ kind, id }) => !chosen.some((one) => one.kind === kind && one.id === id))
  return [...chosen, ...added]
}
