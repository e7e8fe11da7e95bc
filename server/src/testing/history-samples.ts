import { sql } from 'kysely'
import { RIVA } from './identities.ts'
import type { Facts } from './sample-facts.ts'
import type { TestApp } from './test-app.ts'

/** An action on Riva that whoever changes content may undo. */
async function makeAction({ owner }: TestApp): Promise<number> {
  return owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'sample'`.execute(db)
    await db
      .insertInto('packages')
      .values({ project_id: RIVA, name: { 1: 'Sample' } })
      .execute()
    const { id } = await db
      .selectFrom('actions')
      .where('kind', '=', 'sample')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return Number(id)
  })
}

/** A draft that waits on Riva. */
async function makeDraft({ owner }: TestApp) {
  await sql`
    insert into drafts (project_id, kind, thing_id, fields, base_revision)
    select project_id, 'buildings', id, '{"floors": 3}', revision from buildings where id = 2
    on conflict do nothing`.execute(owner)
  return {}
}

/** What was done to a project, and what waits to be published. */
export const HISTORY_SAMPLES: Record<string, Facts> = {
  getOverview: { params: { projectId: RIVA } },
  getPlaces: { params: { projectId: RIVA } },
  listActions: { params: { projectId: RIVA } },
  getAction: {
    params: { projectId: RIVA, id: 0 },
    before: async (server) => ({ params: { id: await makeAction(server) } }),
  },
  listActionRows: {
    params: { projectId: RIVA, id: 0 },
    before: async (server) => ({ params: { id: await makeAction(server) } }),
  },
  undoAction: {
    params: { projectId: RIVA, id: 0 },
    body: {},
    before: async (server) => ({ params: { id: await makeAction(server) } }),
    badBodies: [{ confirm: -1 }, { confirm: 'all' }],
  },
  listDrafts: {
    params: { projectId: RIVA },
    before: makeDraft,
  },
  publishDrafts: {
    params: { projectId: RIVA },
    before: makeDraft,
    body: {},
    badBodies: [{ drafts: [{ kind: 'castles', id: 1 }] }, { project: false }],
  },
}
