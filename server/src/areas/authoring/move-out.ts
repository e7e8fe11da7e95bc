import type { Fields, Kind } from '@belvedere/contract/authoring/things'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { saveDrafts } from './drafts.ts'
import { saveThings } from './save-things.ts'

const COLUMN: Partial<Record<Kind, string>> = { masterplans: 'masterplan_id', buildings: 'building_id' }
const PLACES = ['masterplanId', 'buildingId', 'apartmentId']

type Moved = { kind: 'camera-views' | 'info-points'; id: number; fields: Fields; author: number | null }

/**
 * Camera views and info points that wait to be moved out of a place do not go with it: they move first. Their place is
 * off the site, and so are they, until the rest of their drafts is published.
 */
export async function moveOut(
  db: Transaction<Database>,
  kind: Kind,
  projectId: number,
  placeId: number,
): Promise<void> {
  const column = COLUMN[kind]
  if (!column) return
  const { rows } = await sql<Moved>`
    with recursive inside as (
      select id from pois where ${sql.ref(column)} = ${placeId}
      union select pois.id from pois join inside on pois.parent_id = inside.id
    )
    select draft.kind, draft.thing_id as id, draft.author_id as author,
      jsonb_build_object('publish', poi.publish) || draft.fields as fields
    from drafts as draft
    join inside on inside.id = draft.thing_id
    join pois as poi on poi.id = draft.thing_id
    where draft.kind in ('camera-views', 'info-points') and draft.fields ?| ${PLACES}
    order by draft.thing_id`.execute(db)
  for (const { kind, id, fields, author } of rows) {
    const place = Object.fromEntries(Object.entries(fields).filter(([field]) => PLACES.includes(field)))
    await saveThings(db, kind, projectId, [{ id, fields: { ...place, publish: false } }])
    const { publish } = fields
    await saveDrafts(db, kind, { projectId, userId: author }, [{ id, fields: { publish } }])
  }
}

/** Those that wait to be moved to a place that is gone stay where they are. */
export async function moveBack(db: Transaction<Database>, projectId: number): Promise<void> {
  const { rows } = await sql<Moved>`
    select draft.kind, draft.thing_id as id, draft.author_id as author,
      jsonb_build_object('masterplanId', poi.masterplan_id, 'buildingId', poi.building_id,
        'apartmentId', poi.apartment_id) as fields
    from drafts as draft join pois as poi on poi.id = draft.thing_id
    where draft.project_id = ${projectId} and draft.kind in ('camera-views', 'info-points')
      and draft.fields ?| ${PLACES}
      and not exists (select from masterplans where id = (draft.fields ->> 'masterplanId')::int)
      and not exists (select from buildings where id = (draft.fields ->> 'buildingId')::int)
      and not exists (select from apartments where id = (draft.fields ->> 'apartmentId')::int)
    order by draft.thing_id`.execute(db)
  for (const { kind, id, fields, author } of rows) {
    const { apartmentId, ...place } = fields
    const back = kind === 'info-points' ? { ...place, apartmentId } : place
    await saveDrafts(db, kind, { projectId, userId: author }, [{ id, fields: back }])
  }
}
