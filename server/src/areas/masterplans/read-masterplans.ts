import type { Masterplan } from '@belvedere/contract/entities/masterplan'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/json-columns.ts'
import { inLanguage, type Languages } from '../../platform/languages.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { poiMedia } from '../media/poi-media.ts'
import { type MasterplanRow, masterplanRows, publishedMasterplanIds } from './masterplan-queries.ts'

/** Masterplans with the published masterplans and buildings in them, in the order of the ids. */
export async function readMasterplans(
  db: Kysely<Database>,
  ids: readonly number[],
  languages: Languages,
): Promise<z.output<typeof Masterplan>[]> {
  const rows = await masterplanRows(db, ids)
  const buildings = await buildingSummaries(db, { masterplanIds: rows.map(({ id }) => id) }, languages)
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
  const nestedIn = (id: number) => rows.filter((row) => row.publish && row.parentId === id).map(present)
  return ids
    .flatMap((id) => rows.filter((row) => row.id === id))
    .map((row) => ({ ...present(row), masterplans: nestedIn(row.id) }))
}

/** The published masterplans of a project, or directly in another masterplan. */
export async function readMasterplansIn(
  db: Kysely<Database>,
  place: Parameters<typeof publishedMasterplanIds>[1],
  languages: Languages,
) {
  const published = await publishedMasterplanIds(db, place)
  return readMasterplans(
    db,
    published.map(({ id }) => id),
    languages,
  )
}

/** Unpublished, a masterplan shows its name and what is in it, nothing of its own (NAV-06). */
const shownPoi = ({ publish, poiId }: MasterplanRow) => (publish ? poiId : null)
