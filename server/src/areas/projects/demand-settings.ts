import type { ProjectChange } from '@belvedere/contract/entities/staff-project'
import { changePriceSettings, type PriceSettings } from '@belvedere/domain/accounts/price-settings'
import { areWorkingHours } from '@belvedere/domain/enquiries/waiting-clock'
import { areHoldTimes } from '@belvedere/domain/sales/hold-times'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../platform/database/json-columns.ts'
import { withoutUndefined } from '../../platform/database/without-undefined.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Session } from '../../platform/sessions/who-asks.ts'

type Settings = NonNullable<z.output<typeof ProjectChange>['settings']>

/** What of a change only the project's rows can tell. */
export async function demandSettings(
  db: Kysely<Database>,
  projectId: number,
  settings: Settings,
  asker: Session,
): Promise<void> {
  const present = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select([
      'hold_hours as holdHours',
      'hold_hours_max as holdHoursMax',
      'work_from_hour as workFromHour',
      'work_to_hour as workToHour',
      'work_days as workDays',
    ])
    .executeTakeFirstOrThrow()
  const wanted = { ...present, ...withoutUndefined(settings) }
  if (!areHoldTimes(wanted)) throw new Refused('invalid-input', 'holdHours: no longer than holdHoursMax')
  if (!areWorkingHours(wanted)) throw new Refused('invalid-input', 'workFromHour: earlier than workToHour')
  if (settings.salesPlan) await demandBuildings(db, projectId, settings.salesPlan)
  if (settings.staffSecondFactor && !asker.superAdmin && !(await isStrong(db, asker.sessionId)))
    throw new Refused('second-factor-required')
}

async function demandBuildings(
  db: Kysely<Database>,
  projectId: number,
  plan: NonNullable<Settings['salesPlan']>,
): Promise<void> {
  const ids = [...new Set(plan.map(({ buildingId }) => buildingId))]
  const known = await db
    .selectFrom('buildings')
    .where('project_id', '=', projectId)
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .select('id')
    .execute()
  if (known.length < ids.length) throw new Refused('invalid-input', 'salesPlan: no building of this project')
}

/** What a change makes of the settings of prices, which go together (STU-09); nothing, where it names none of them. */
export async function priceSettings(
  db: Kysely<Database>,
  projectId: number,
  settings: Settings,
): Promise<Partial<PriceSettings>> {
  const { prices, selectedFilters, selectedRoles } = settings
  if (!prices && !selectedFilters && !selectedRoles) return {}
  const present = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(['prices', 'selected_filters as selectedFilters', 'selected_roles as selectedRoles'])
    .executeTakeFirstOrThrow()
  const changed = changePriceSettings(present, settings)
  if (!changed) throw new Refused('invalid-input', "selectedRoles: none, as prices are nobody's")
  return changed
}

/** Who demands it of others has shown it: nobody shuts themselves out. */
async function isStrong(db: Kysely<Database>, sessionId: string): Promise<boolean> {
  const session = db.selectFrom('sessions').where('family_id', '=', sessionId).where('strong', '=', true)
  return (await session.select('family_id').executeTakeFirst()) !== undefined
}
