import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Named } from './resized-pictures.ts'

/**
 * A look goes with the pictures that it names, whether or not they were chosen beside it: a logo that visitors may not
 * see yet would leave the site without one.
 */
export async function withLookPictures(
  db: Transaction<Database>,
  projectId: number,
  chosen: readonly Named[],
): Promise<Named[]> {
  if (!chosen.some(({ kind }) => kind === 'look')) return [...chosen]
  const pictures = await unseenPictures(db, projectId)
  const added = pictures.filter((id) => !chosen.some((one) => one.kind === 'media' && one.id === id))
  return [...chosen, ...added.map((id) => ({ kind: 'media', id }))]
}

/** Of the pictures that the look names, or will once its draft is published, those that visitors do not see. */
export async function unseenPictures(db: Transaction<Database>, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with named as (
      select to_jsonb(looks) -> 'logo_media_id' as logo, to_jsonb(looks) -> 'title_media_id' as title,
        coalesce(drafts.fields, '{}') as fields
      from looks left join drafts on drafts.kind = 'look' and drafts.thing_id = looks.id
      where looks.project_id = ${projectId}
    )
    select media.id from media, named
    where media.project_id = ${projectId} and not media.publish and to_jsonb(media.id) in (
      coalesce(fields -> 'logoMediaId', logo), coalesce(fields -> 'titleMediaId', title))
    order by media.id`.execute(db)
  return rows.map(({ id }) => id)
}
