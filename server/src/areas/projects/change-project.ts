import type { ProjectChange } from '@belvedere/contract/entities/staff-project'
import type { Asker } from '@belvedere/domain/accounts/rights'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { demandRevision } from '../../platform/database/demand-revision.ts'
import { inAction } from '../../platform/database/in-action.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { touch } from '../../platform/database/touch.ts'
import { withoutUndefined } from '../../platform/database/without-undefined.ts'
import { Refused } from '../../platform/http/refused.ts'
import type { Session } from '../../platform/sessions/who-asks.ts'
import { ownPictures } from '../media/own-pictures.ts'
import { countAdmins, idsOn, lockPeople } from '../people/people.ts'
import { demandSettings, priceSettings } from './demand-settings.ts'

type Change = z.output<typeof ProjectChange>
type ProjectUsers = NonNullable<Change['users']>

/** What is left out of the change stays as it is. */
export async function changeProject(
  members: Kysely<Database>,
  projectId: number,
  { change, revision }: { change: Change; revision: number },
  asker: Session,
): Promise<void> {
  const { name, city, country, website, logoMediaId, stylesheet, settings = {}, users, ...others } = change
  const action = { kind: 'project.change', userId: asker.id, address: asker.address }
  await inAction(members, action, async (db) => {
    await demandRevision(db, 'projects', projectId, revision)
    if (logoMediaId) await demandPicture(db, projectId, logoMediaId)
    await demandSettings(db, projectId, settings, asker)
    const { prices, selectedFilters, selectedRoles } = await priceSettings(db, projectId, settings)
    const columns = withoutUndefined({
      ...others,
      name: name && withoutUndefined(name),
      city: city && withoutUndefined(city),
      country: country && withoutUndefined(country),
      website,
      default_lang_id: settings.defaultLangId,
      prices,
      selected_filters: selectedFilters && [...selectedFilters],
      selected_roles: selectedRoles && [...selectedRoles],
      retention_months: settings.retentionMonths,
      privacy_url: settings.privacyUrl,
      time_zone: settings.timeZone,
      import_limit_percent: settings.importLimitPercent,
      legal_years: settings.legalYears,
      hold_hours: settings.holdHours,
      hold_hours_max: settings.holdHoursMax,
      reservation_days: settings.reservationDays,
      offer_hours: settings.offerHours,
      enquiries_in_turn: settings.enquiriesInTurn,
      soon_hours: settings.soonHours,
      late_hours: settings.lateHours,
      work_from_hour: settings.workFromHour,
      work_to_hour: settings.workToHour,
      work_days: settings.workDays,
      staff_second_factor: settings.staffSecondFactor,
      sales_plan: settings.salesPlan && asJson(settings.salesPlan),
      embed_origins: settings.embedOrigins,
    })
    const look = withoutUndefined({ stylesheet, logo_media_id: logoMediaId })
    if (Object.keys(columns).length > 0)
      await db.updateTable('projects').set(columns).where('id', '=', projectId).execute()
    if (Object.keys(look).length > 0)
      await db.updateTable('looks').set(look).where('id', '=', projectId).execute()
    if (!users) return
    await replaceUsers(db, projectId, users, asker)
    await touch(db, 'projects', [projectId])
  })
}

/** An array would be taken for one of PostgreSQL's own. */
const asJson = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`

async function demandPicture(db: Kysely<Database>, projectId: number, mediaId: number): Promise<void> {
  if (!(await ownPictures(db, projectId, [mediaId])).has(mediaId))
    throw new Refused('invalid-input', 'logoMediaId: no picture of this project')
}

/** Other roles for whoever is on the project, and an end for whoever is left out; new ones come by invitation (SEC-12). */
async function replaceUsers(
  db: Transaction<Database>,
  projectId: number,
  users: ProjectUsers,
  asker: Asker,
): Promise<void> {
  const own = users.find(({ id }) => id === asker.id)
  if (!asker.superAdmin && own?.roleId !== ROLES.project_admin)
    throw new Refused('invalid-input', 'users: nobody takes their own role away')
  const [ids, roleIds] = [users.map(({ id }) => id), users.map(({ roleId }) => roleId)]
  await lockPeople(db, projectId)
  const present = new Set(await idsOn(db, projectId))
  // One answer, whether there is an account of that number or not: nobody learns of accounts here (SEC-12).
  if (ids.some((id) => !present.has(id)))
    throw new Refused('unknown-reference', 'users: people come by invitation')
  const admins = await countAdmins(db, projectId)
  await db
    .deleteFrom('project_users')
    .where('project_id', '=', projectId)
    .where(sql<boolean>`user_id <> all (${ids}::int[])`)
    .execute()
  // Two arrays, however many people they are: a statement takes only so many parameters.
  await sql`
    update project_users set role_id = wanted.role_id
    from unnest(${ids}::int[], ${roleIds}::int[]) as wanted (id, role_id)
    where project_id = ${projectId} and user_id = wanted.id`.execute(db)
  // A project that has admins keeps one, whoever changes its people (PPL-01).
  if (admins > 0 && (await countAdmins(db, projectId)) === 0) throw new Refused('last-admin')
}
