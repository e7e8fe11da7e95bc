import type { StaffProject } from '@belvedere/contract/entities/staff-project'
import { projectAddress } from '@belvedere/domain/screens/project-address'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { languagesOf } from '../../platform/database/languages.ts'
import { orNotFound } from '../../platform/http/refused.ts'
import { rootMasterplans } from '../masterplans/root-masterplans.ts'
import { projectFaces } from '../media/project-media.ts'
import { presentProject } from './present-project.ts'
import { projectRows } from './project-queries.ts'
import { staffProjectRows } from './staff-project-queries.ts'

type Wish = { langId?: number | undefined; include?: 'Media' | undefined; publicUrl: string }

type Presented = z.output<typeof StaffProject>

export async function readStaffProjects(
  db: Kysely<Database>,
  ids: readonly number[],
  wish: Wish,
): Promise<Presented[]> {
  const rows = await projectRows(db, ids)
  const staffRows = new Map((await staffProjectRows(db, ids)).map((row) => [row.id, row]))
  const rootOf = await rootMasterplans(db, ids)
  const faceOf = wish.include === 'Media' ? await projectFaces(db, ids) : undefined
  return rows.map((row) => {
    const languages = languagesOf(wish, row)
    const { media, ...project } = presentProject(
      row,
      rootOf(row.projectId),
      faceOf?.(row.projectId, languages) ?? [],
      languages,
    )
    const { publish, stylesheet, logoMediaId, users, hosts, ownHost, revision } = orNotFound(
      staffRows.get(row.projectId),
    )
    return {
      ...project,
      ...(faceOf ? { media } : {}),
      publish,
      stylesheet,
      address: projectAddress(wish.publicUrl, { id: row.projectId, ownHost }),
      hosts,
      revision,
      logoMediaId,
      users: users ?? [],
      nameTranslations: row.name,
    }
  })
}

export async function readStaffProject(
  db: Kysely<Database>,
  id: number,
  wish: Omit<Wish, 'include'>,
): Promise<Presented> {
  return orNotFound((await readStaffProjects(db, [id], { ...wish, include: 'Media' }))[0])
}
