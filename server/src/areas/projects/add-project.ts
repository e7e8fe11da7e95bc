import type { NewProject } from '@belvedere/contract/entities/staff-project'
import { STANDARD_TYPES } from '@belvedere/domain/apartments/standard-types'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { demandRevision } from '../../platform/database/demand-revision.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { touch } from '../../platform/database/touch.ts'
import { withoutUndefined } from '../../platform/database/without-undefined.ts'
import { saveThings } from '../authoring/save-things.ts'

/** A project with the usual types of apartments: a list names them, and no author has to make them first. */
export function addProject(
  members: Kysely<Database>,
  { name, city, country, defaultLangId, ...place }: z.output<typeof NewProject>,
  userId: number,
): Promise<number> {
  return inAction(members, { kind: 'projects.add', userId }, async (db) => {
    const { id } = await db
      .insertInto('projects')
      .values({
        ...place,
        name: withoutUndefined(name),
        city: withoutUndefined(city),
        country: withoutUndefined(country),
        default_lang_id: defaultLangId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const types = Object.entries(STANDARD_TYPES).map(([typeKey, called]) => ({
      fields: { typeKey, name: called },
    }))
    await saveThings(db, 'apartment-types', id, types)
    return id
  })
}

type Hosts = { projectId: number; revision: number; hosts: readonly string[] }

/** Hosts that are not named any more carry the project no longer. */
export async function setProjectHosts(
  members: Kysely<Database>,
  { projectId, revision, hosts }: Hosts,
  userId: number,
): Promise<void> {
  await inAction(members, { kind: 'projects.hosts', userId }, async (db) => {
    await demandRevision(db, 'projects', projectId, revision)
    await sql`delete from hosts where project_id = ${projectId} and name <> all (${hosts}::text[])`.execute(
      db,
    )
    await sql`
      insert into hosts (name, project_id) select name, ${projectId} from unnest(${hosts}::text[]) as name
      on conflict do nothing`.execute(db)
    await touch(db, 'projects', [projectId])
  })
}
