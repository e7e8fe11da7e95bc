import type { StaffMasterplan } from '@belvedere/contract/entities/staff-masterplan'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import { tagged } from '../../platform/answers/version-tag.ts'
import type { Audience } from '../../platform/database/audience.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { inLanguage, type Languages } from '../../platform/database/languages.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { poiMedia } from '../media/poi-media.ts'
import {
  listedMasterplanIds,
  type MasterplanRow,
  masterplanRows,
  publicMasterplanRow,
} from './masterplan-queries.ts'

export async function publicMasterplan(db: Kysely<Database>, id: number) {
  return tagged(await publicMasterplanRow(db, id))
}

/** Masterplans with the masterplans and buildings in them, in the order of the ids. */
export async function readMasterplans(
  db: Kysely<Database>,
  ids: readonly number[],
  languages: Languages,
  audience: Audience = 'public',
): Promise<z.output<typeof StaffMasterplan>[]> {
  /** Unpublished, a masterplan shows the public its name and what is in it, nothing of its own (NAV-06). */
  const shownPoi = ({ publish, poiId }: MasterplanRow) => (publish || audience === 'staff' ? poiId : null)

  const rows = await masterplanRows(db, ids, audience)
  const masterplanIds = rows.map(({ id }) => id)
  const buildings = await buildingSummaries(db, { masterplanIds }, languages)
  const mediaOf = await poiMedia(db, rows.map(shownPoi), languages)

  const present = (row: MasterplanRow) => ({
    id: row.id,
    parentId: row.parentId ?? 0,
    name: inLanguage(row.name, languages),
    publish: row.publish,
    community: row.community,
    projectId: row.projectId,
    poiId: shownPoi(row),
    media: mediaOf(shownPoi(row)),
    buildings: buildings.filter(({ masterplanId }) => masterplanId === row.id),
  })
  const isListed = ({ publish }: MasterplanRow) => publish || audience === 'staff'
  const nestedIn = (id: number) => rows.filter((row) => isListed(row) && row.parentId === id).map(present)
  return ids
    .flatMap((id) => rows.filter((row) => row.id === id))
    .map((row) => ({
      ...present(row),
      masterplans: nestedIn(row.id),
      nameTranslations: row.name,
      order: row.order,
      revision: row.revision,
    }))
}

/** The masterplans of a project, or directly in another masterplan. */
export async function readMasterplansIn(
  db: Kysely<Database>,
  place: Parameters<typeof listedMasterplanIds>[1],
  languages: Languages,
  audience: Audience = 'public',
) {
  const listed = await listedMasterplanIds(db, place, audience)
  return readMasterplans(
    db,
    listed.map(({ id }) => id),
    languages,
    audience,
  )
}
