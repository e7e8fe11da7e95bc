import type { NewProjectMedia, ProjectMediaChange } from '@belvedere/contract/entities/staff-media-item'
import { MEDIA_CONTEXTS } from '@belvedere/domain/content/media-contexts'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { touch } from '../../platform/database/touch.ts'
import { withoutUndefined } from '../../platform/database/without-undefined.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { mediaOfProject } from './staff-media-queries.ts'

type Texts = z.output<typeof ProjectMediaChange>['texts']

/** The new item shows the same file as the uploaded one: files are named by their content, so nothing is copied. */
export async function addProjectMedia(
  members: Kysely<Database>,
  projectId: number,
  { mediaId, mediaTypeId, name, langId, order, texts, children }: z.output<typeof NewProjectMedia>,
  userId: number,
): Promise<number> {
  return inAction(members, { kind: 'media.add', userId }, async (db) => {
    await demandMedia(db, projectId, children ?? [])
    const file = mediaId === undefined ? {} : await uploaded(db, projectId, mediaId)
    const { id } = await db
      .insertInto('media')
      .values({
        ...file,
        ...withoutUndefined({ lang_id: langId, sort_order: order, children }),
        project_id: projectId,
        media_context_id: MEDIA_CONTEXTS.project,
        media_type_id: mediaTypeId,
        name,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await replaceTexts(db, { projectId, mediaId: id }, texts)
    return id
  })
}

export async function changeProjectMedia(
  members: Kysely<Database>,
  projectId: number,
  { mediaId, mediaTypeId, name, langId, order, texts, children }: z.output<typeof ProjectMediaChange>,
  { revision, userId }: { revision: number; userId: number },
): Promise<void> {
  await inAction(members, { kind: 'media.change', userId }, async (db) => {
    await holdMedia(db, projectId, { mediaId, revision })
    await demandMedia(db, projectId, children ?? [])
    const columns = withoutUndefined({
      media_type_id: mediaTypeId,
      name,
      lang_id: langId,
      sort_order: order,
      children,
    })
    if (Object.keys(columns).length > 0)
      await db.updateTable('media').set(columns).where('id', '=', mediaId).execute()
    if (!texts) return
    await replaceTexts(db, { projectId, mediaId }, texts)
    await touch(db, 'media', [mediaId])
  })
}

/** The file stays: another item may show it, and an address that names its content never changes meaning. */
export async function removeProjectMedia(
  members: Kysely<Database>,
  projectId: number,
  mediaId: number,
  { revision, userId }: { revision: number; userId: number },
): Promise<void> {
  await inAction(members, { kind: 'media.remove', userId }, async (db) => {
    await holdMedia(db, projectId, { mediaId, revision })
    await db.deleteFrom('media').where('id', '=', mediaId).execute()
  })
}

/**
 * Holds an item of the project itself until the transaction ends, and refuses whoever has read another revision of it. At
 * once by a lock that only one can have: two who share a weaker one first wait for each other for good. Whoever puts it
 * into a gallery meanwhile need not wait.
 */
async function holdMedia(
  db: Kysely<Database>,
  projectId: number,
  { mediaId, revision }: { mediaId: number; revision: number },
): Promise<void> {
  const item = await db
    .selectFrom('media')
    .where('id', '=', mediaId)
    .where('project_id', '=', projectId)
    .where('media_context_id', '=', MEDIA_CONTEXTS.project)
    .select('revision')
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (orNotFound(item).revision !== revision) throw new Refused('stale')
}

async function uploaded(db: Kysely<Database>, projectId: number, mediaId: number) {
  const [item] = await mediaOfProject(db, projectId, [mediaId])
  if (!item?.file_key) throw new Refused('invalid-input', 'mediaId: no file of this project')
  const { id: _, ...file } = item
  return file
}

async function demandMedia(db: Kysely<Database>, projectId: number, ids: readonly number[]): Promise<void> {
  const found = await mediaOfProject(db, projectId, ids)
  if (found.length < new Set(ids).size)
    throw new Refused('invalid-input', 'children: no such media of this project')
}

async function replaceTexts(
  db: Kysely<Database>,
  { projectId, mediaId }: { projectId: number; mediaId: number },
  texts: Texts,
): Promise<void> {
  if (!texts) return
  await db.deleteFrom('media_texts').where('media_id', '=', mediaId).execute()
  const rows = Object.entries(withoutUndefined(texts)).map(([langId, content]) => ({
    project_id: projectId,
    media_id: mediaId,
    lang_id: Number(langId),
    content,
  }))
  if (rows.length > 0) await db.insertInto('media_texts').values(rows).execute()
}
