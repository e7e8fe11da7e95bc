import type { Kysely } from 'kysely'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'

type Portrait = { userId: number; projectId: number; mediaId: number }

/** "Ties an uploaded media item to the user's record on that project (an agent's portrait)" (API-16). */
export async function addPortrait(members: Kysely<Database>, { userId, projectId, mediaId }: Portrait) {
  orNotFound(await members.selectFrom('projects').where('id', '=', projectId).select('id').executeTakeFirst())
  const record = members
    .selectFrom('project_users')
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
  if (!(await record.select('role_id').executeTakeFirst())) throw new Refused('forbidden')
  const media = members.selectFrom('media').where('id', '=', mediaId).where('project_id', '=', projectId)
  orNotFound(await media.select('id').executeTakeFirst())
  await inAction(members, { kind: 'people.portrait', userId }, (db) =>
    db
      .updateTable('project_users')
      .set({ media_id: mediaId })
      .where('user_id', '=', userId)
      .where('project_id', '=', projectId)
      .execute(),
  )
  return { id: mediaId, projectId, mediaId }
}
