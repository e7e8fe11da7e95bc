import type { Fields, Kind } from '@belvedere/contract/authoring/things'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** What a thing keeps beside its row: the words of a text, what is in a package. */

type Part = { readonly field: string; readonly empty: unknown }

const PARTS: Partial<Record<Kind, Part>> = {
  media: { field: 'texts', empty: {} },
  packages: { field: 'items', empty: [] },
}

export async function partsOf(
  db: Kysely<Database>,
  kind: Kind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Fields>> {
  const part = PARTS[kind]
  if (!part || ids.length === 0) return new Map()
  const stored = new Map((await partRows(db, kind, ids)).map(({ id, value }) => [id, value]))
  return new Map(ids.map((id) => [id, { [part.field]: stored.get(id) ?? part.empty }]))
}

async function partRows(db: Kysely<Database>, kind: Kind, ids: readonly number[]) {
  const rows =
    kind === 'media'
      ? sql<{ id: number; value: unknown }>`
          select media_id as id, jsonb_object_agg(lang_id, content) as value
          from media_texts where media_id = any (${ids}::int[]) group by media_id`
      : sql<{ id: number; value: unknown }>`
          select package_id as id, jsonb_agg(
            case when apartment_id is null then jsonb_build_object('name', name)
                 else jsonb_build_object('apartmentId', apartment_id) end order by id) as value
          from package_items where package_id = any (${ids}::int[]) group by package_id`
  return (await rows.execute(db)).rows
}

/** Writes the parts that differ, and gives the ids of the things that they are of. */
export async function writeParts(
  db: Kysely<Database>,
  kind: Kind,
  projectId: number,
  things: readonly { id: number; fields: Fields }[],
): Promise<number[]> {
  const part = PARTS[kind]
  if (!part) return []
  const present = await partsOf(
    db,
    kind,
    things.map(({ id }) => id),
  )
  const differing = things.filter(
    ({ id, fields }) => JSON.stringify(fields[part.field]) !== JSON.stringify(present.get(id)?.[part.field]),
  )
  const ids = differing.map(({ id }) => id)
  const values = JSON.stringify(differing.map(({ id, fields }) => ({ id, value: fields[part.field] })))
  if (ids.length === 0) return []
  if (kind === 'media') {
    await sql`
      delete from media_texts using jsonb_to_recordset(${values}::jsonb) as wanted (id int, value jsonb)
      where media_id = wanted.id and not value ? lang_id::text`.execute(db)
    await sql`
      insert into media_texts as present (media_id, project_id, lang_id, content)
      select id, ${projectId}, key::smallint, content
      from jsonb_to_recordset(${values}::jsonb) as wanted (id int, value jsonb), jsonb_each_text(value) as text (key, content)
      on conflict (media_id, lang_id) do update set content = excluded.content
        where present.content <> excluded.content`.execute(db)
  } else {
    await db.deleteFrom('package_items').where('package_id', 'in', ids).execute()
    await sql`
      insert into package_items (package_id, project_id, apartment_id, name)
      select id, ${projectId}, (item ->> 'apartmentId')::int, coalesce(item -> 'name', '{}')
      from jsonb_to_recordset(${values}::jsonb) as wanted (id int, value jsonb),
        jsonb_array_elements(value) with ordinality as items (item, place)
      order by id, place`.execute(db)
  }
  return ids
}
