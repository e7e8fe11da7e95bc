import type { ProjectStructure } from '@belvedere/contract/entities/project-structure'
import type { StaffProject } from '@belvedere/contract/entities/staff-project'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Languages } from '../../platform/database/languages.ts'
import type { PriceReader } from '../../platform/database/prices.ts'
import { readApartments } from '../apartments/read-apartments.ts'
import { buildingSummaries } from '../buildings/building-summaries.ts'
import { readMasterplansIn } from '../masterplans/read-masterplans.ts'

type Structure = z.output<typeof ProjectStructure>

const ROOT = 0

/** The whole tree of a project, drafts included: four things read once each, then put together. */
export async function readStructure(
  db: Kysely<Database>,
  project: z.output<typeof StaffProject>,
  languages: Languages,
  prices: PriceReader,
): Promise<Structure> {
  const projectId = project.id
  const masterplans = await readMasterplansIn(db, { projectId }, languages, 'staff')
  const buildings = await buildingSummaries(db, { projectId }, languages)
  const { apartments } = await readApartments(db, { projectId }, languages, prices)
  const apartmentsOf = Map.groupBy(apartments, ({ buildingId }) => buildingId)

  const buildingsOf = (masterplanId: number) =>
    buildings
      .filter((building) => building.masterplanId === masterplanId)
      .map((building) => ({ ...building, apartments: apartmentsOf.get(building.id) ?? [] }))
  const below = (parentId: number): Structure['masterplans'] =>
    masterplans
      .filter((masterplan) => masterplan.parentId === parentId)
      .map((masterplan) => ({
        ...masterplan,
        buildings: buildingsOf(masterplan.id),
        masterplans: below(masterplan.id),
      }))
  return { ...project, masterplans: below(ROOT) }
}
