import type { KnownColour } from '@belvedere/domain/outlines/mask/known-colours'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** A tab that has not been heard of for so long is closed. */
const GONE_AFTER = sql`interval '12 seconds'`

export async function buildingOf(db: Kysely<Database>, projectId: number, id: number) {
  return db
    .selectFrom('buildings')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
}

export async function maskColours(db: Kysely<Database>, buildingId: number) {
  const row = await db
    .selectFrom('mask_colours')
    .where('building_id', '=', buildingId)
    .select(['view_id as viewId', 'colours'])
    .executeTakeFirst()
  return { id: buildingId, viewId: row?.viewId ?? null, colours: row?.colours ?? [] }
}

export async function keepMaskColours(
  db: Kysely<Database>,
  place: { projectId: number; buildingId: number; viewId: number },
  colours: readonly KnownColour[],
): Promise<void> {
  await sql`
    insert into mask_colours (building_id, project_id, view_id, colours)
    select ${place.buildingId}, ${place.projectId},
      (select id from pois where id = ${place.viewId} and project_id = ${place.projectId}), ${JSON.stringify(colours)}::jsonb
    on conflict (building_id) do update set
      view_id = excluded.view_id, colours = excluded.colours, changed_at = now()`.execute(db)
}

export async function pictureOf(db: Kysely<Database>, projectId: number, id: number) {
  return db
    .selectFrom('media')
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
}

interface Here {
  readonly tab: string
  readonly projectId: number
  /** Null: not a picture, but the project's apartments. */
  readonly mediaId: number | null
  readonly userId: number
  readonly poiId: number | null
}

/** Says that a tab is here; whoever has gone is forgotten. */
export async function keepPresence(db: Kysely<Database>, here: Here): Promise<void> {
  await sql`delete from presences where project_id = ${here.projectId} and seen_at < now() - ${GONE_AFTER}`.execute(
    db,
  )
  await sql`
    insert into presences as present (tab, project_id, media_id, user_id, poi_id)
    values (${here.tab}, ${here.projectId}, ${here.mediaId}, ${here.userId}, ${here.poiId})
    on conflict (tab) do update set
      project_id = excluded.project_id, media_id = excluded.media_id, poi_id = excluded.poi_id, seen_at = now()
    where present.user_id = excluded.user_id`.execute(db)
}

export async function othersOn(
  db: Kysely<Database>,
  { projectId, mediaId, tab }: Pick<Here, 'projectId' | 'mediaId' | 'tab'>,
) {
  type Other = {
    tab: string
    userId: number
    firstName: string | null
    lastName: string | null
    poiId: number | null
  }
  const { rows } = await sql<Other>`
    select presences.tab, presences.user_id as "userId", presences.poi_id as "poiId",
      case when person.accepted_at is not null then users.first_name end as "firstName",
      case when person.accepted_at is not null then users.last_name end as "lastName"
    from presences
    join users on users.id = presences.user_id
    left join project_users as person
      on person.project_id = presences.project_id and person.user_id = presences.user_id
    where presences.project_id = ${projectId} and presences.media_id is not distinct from ${mediaId}::int
      and presences.tab <> ${tab} and seen_at >= now() - ${GONE_AFTER}
    order by presences.user_id, presences.tab`.execute(db)
  return rows
}

/** Changes with every outline of a picture that is saved, drafts included, and tells nothing else. */
export async function outlinesTag(db: Kysely<Database>, mediaId: number): Promise<string> {
  const { rows } = await sql<{ tag: string }>`
    select concat_ws('.', count(outlines.id), sum(outlines.revision), count(drafts.thing_id), sum(drafts.revision)) as tag
    from outlines left join drafts on drafts.kind = 'outlines' and drafts.thing_id = outlines.id
    where outlines.media_id = ${mediaId}`.execute(db)
  return rows[0]?.tag ?? ''
}
