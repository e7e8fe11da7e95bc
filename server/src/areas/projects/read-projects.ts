import type { Kysely } from 'kysely'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { rootMasterplans } from '../masterplans/root-masterplans.ts'
import { projectFaces } from '../media/project-media.ts'
import { presentPoint, presentProject } from './present-project.ts'
import { projectRows, publicProjectRow } from './project-queries.ts'

export async function publicProject(db: Kysely<Database>, id: number) {
  return tagged(await publicProjectRow(db, id))
}

type Wish = { langId?: number | undefined }

export async function readProjects(db: Kysely<Database>, ids: readonly number[], wish: Wish) {
  const rows = await projectRows(db, ids)
  const rootOf = await rootMasterplans(db, ids)
  const faceOf = await projectFaces(db, ids)
  return rows.map((row) => {
    const languages = languagesOf(wish, row)
    return presentProject(row, rootOf(row.projectId), faceOf(row.projectId, languages), languages)
  })
}

/** Projects as points on the map. */
export async function readPoints(db: Kysely<Database>, ids: readonly number[], wish: Wish) {
  const rows = await projectRows(db, ids)
  const rootOf = await rootMasterplans(db, ids)
  return rows.map((row) => presentPoint(row, rootOf(row.projectId), languagesOf(wish, row)))
}
