import type { MasterplanChange, NewMasterplan } from '@belvedere/contract/entities/staff-masterplan'
import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { withoutUndefined } from '../../platform/database/without-undefined.ts'
import { Refused } from '../../platform/http/refused.ts'
import { hasContent, isWithin, ownPoiId } from './masterplan-tree-queries.ts'

const ROOT = 0

/** A new masterplan brings its own point of interest, on which its media hang, on that of its parent. */
export async function addMasterplan(
  members: Kysely<Database>,
  { projectId, name, parentId, community, publish, order }: z.output<typeof NewMasterplan>,
  userId: number,
): Promise<number> {
  return inAction(members, { kind: 'masterplan.add', userId }, async (db) => {
    if (parentId !== ROOT) await demandParent(db, projectId, parentId)
    const parent = parentId === ROOT ? null : parentId
    const { id } = await db
      .insertInto('masterplans')
      .values({
        project_id: projectId,
        parent_id: parent,
        name: withoutUndefined(name),
        community,
        publish,
        sort_order: order,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('pois')
      .values({
        project_id: projectId,
        poi_type_id: POI_TYPES.masterplan,
        parent_id: parent && (await ownPoiId(db, parent)),
        masterplan_id: id,
      })
      .execute()
    return id
  })
}

/** What is left out of the change stays as it is. Moved, it takes its point of interest along. */
export async function changeMasterplan(
  members: Kysely<Database>,
  { id, projectId }: { id: number; projectId: number },
  { name, parentId, community, publish, order }: z.output<typeof MasterplanChange>,
  userId: number,
): Promise<void> {
  await inAction(members, { kind: 'masterplan.change', userId }, async (db) => {
    // Two moves at once could put two masterplans into each other: within a project they take turns.
    await db.selectFrom('projects').where('id', '=', projectId).select('id').forUpdate().execute()
    if (parentId) {
      await demandParent(db, projectId, parentId)
      if (await isWithin(db, parentId, id))
        throw new Refused('invalid-input', 'parentId: lies in this very masterplan')
    }
    const parent = parentId === ROOT ? null : parentId
    const columns = withoutUndefined({
      name: name && withoutUndefined(name),
      parent_id: parent,
      community,
      publish,
      sort_order: order,
    })
    if (Object.keys(columns).length > 0)
      await db.updateTable('masterplans').set(columns).where('id', '=', id).execute()
    const poiId = await ownPoiId(db, id)
    if (parent !== undefined && poiId !== null)
      await db
        .updateTable('pois')
        .set({ parent_id: parent && (await ownPoiId(db, parent)) })
        .where('id', '=', poiId)
        .execute()
  })
}

/** Only when nothing is in it: with a building would go its apartments, their prices and what was sold. */
export async function removeMasterplan(members: Kysely<Database>, id: number, userId: number): Promise<void> {
  await inAction(members, { kind: 'masterplan.remove', userId }, async (db) => {
    await sql`select from masterplans where id = ${id} for update`.execute(db)
    if (await hasContent(db, id)) throw new Refused('not-empty')
    await db.deleteFrom('masterplans').where('id', '=', id).execute()
  })
}

async function demandParent(db: Kysely<Database>, projectId: number, parentId: number): Promise<void> {
  const parent = await db
    .selectFrom('masterplans')
    .where('id', '=', parentId)
    .where('project_id', '=', projectId)
    .select('id')
    // It cannot be removed while something is put into it.
    .forKeyShare()
    .executeTakeFirst()
  if (!parent) throw new Refused('invalid-input', 'parentId: no such masterplan of this project')
}
