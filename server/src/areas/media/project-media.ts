import { MEDIA_TYPES } from '@belvedere/domain/content/media-types'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { mediaInLanguage } from './media-in-language.ts'
import { projectMediaItemRow, projectMediaItemRows, projectMediaRows } from './media-queries.ts'
import { type PresentedReference, presentItem, presentReference } from './present-media.ts'

/** What a project shows of itself wherever it is named: title, texts, title image (spec section 3). */
const FACE: readonly number[] = [
  MEDIA_TYPES.project_title,
  MEDIA_TYPES.project_text_description,
  MEDIA_TYPES.description,
  MEDIA_TYPES.project_title_image,
]

/** The faces of many projects at once; each project speaks its own default language. */
export async function projectFaces(db: Kysely<Database>, projectIds: readonly number[]) {
  const rows = await projectMediaRows(db, projectIds, FACE)
  const byProject = Map.groupBy(rows, ({ projectId }) => projectId)
  return (projectId: number, languages: Languages): PresentedReference[] =>
    mediaInLanguage(byProject.get(projectId) ?? [], languages).map((row) => presentReference(row, languages))
}

/** Everything that hangs on the project itself. */
export async function projectMediaItems(db: Kysely<Database>, projectId: number, languages: Languages) {
  const rows = await projectMediaItemRows(db, projectId)
  return mediaInLanguage(rows, languages).map((row) => presentItem(row, languages))
}

/** One of them by its id, in whatever language it is. */
export async function projectMediaItem(
  db: Kysely<Database>,
  projectId: number,
  mediaId: number,
  languages: Languages,
) {
  return presentItem(orNotFound(await projectMediaItemRow(db, projectId, mediaId)), languages)
}
