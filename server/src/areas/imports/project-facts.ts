import { LANGUAGE_IDS } from '@belvedere/domain/content/languages'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { showPrices } from '../../platform/database/prices.ts'
import { importSettings, namedBuildings, namedTypes, presentApartments } from './project-queries.ts'

export type ProjectFacts = Awaited<ReturnType<typeof projectFacts>>

const SERBIAN: readonly number[] = [LANGUAGE_IDS.serbian_latin, LANGUAGE_IDS.serbian_cyrillic]

/** What a list is held against: the project as it is, prices included. */
export async function projectFacts(
  db: Transaction<Database>,
  projectId: number,
  how: { held?: boolean } = {},
) {
  await showPrices(db, projectId)
  const { limitPercent, timeZone, defaultLangId } = await importSettings(db, projectId)
  return {
    apartments: await presentApartments(db, projectId, how),
    buildings: await namedBuildings(db, projectId),
    types: await namedTypes(db, projectId),
    limitPercent,
    timeZone,
    serbian: SERBIAN.includes(defaultLangId),
  }
}
