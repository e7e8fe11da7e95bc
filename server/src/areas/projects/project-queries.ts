import type { PlannedSales } from '@belvedere/domain/sales/sales-plan'
import { type Kysely, sql } from 'kysely'
import type { AnnouncedCounts, Database } from '../../platform/database/json-columns.ts'
import { publishedProjects } from '../../platform/database/published-projects.ts'

export type ProjectRow = Awaited<ReturnType<typeof projectRows>>[number]
export type SettingsRow = Awaited<ReturnType<typeof settingsRow>>

export function publicProjectRow(db: Kysely<Database>, id: number) {
  return publishedProjects(db).where('project.id', '=', id).executeTakeFirst()
}

const SETTINGS = [
  'project.id as projectId',
  'project.default_lang_id as defaultLangId',
  'project.selected_filters as selectedFilters',
  'project.selected_roles as selectedRoles',
  'project.prices',
  'look.stylesheet_version as stylesheetVersion',
  'project.retention_months as retentionMonths',
  'project.privacy_url as privacyUrl',
] as const

/** Of what the asking role sees. */
const COUNTS = sql<AnnouncedCounts>`(
  select jsonb_build_object(
    'buildings', count(distinct building.id),
    'apartments', count(apartment.id),
    'available', count(apartment.id) filter (where apartment.status = 'available'))
  from buildings as building left join apartments as apartment on apartment.building_id = building.id
  where building.project_id = project.id
)`

export function projectRows(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('projects as project')
    .innerJoin('looks as look', 'look.id', 'project.id')
    .leftJoin('media as logo', 'logo.id', 'look.logo_media_id')
    .where(sql<boolean>`project.id = any (${ids}::int[])`)
    .select([
      ...SETTINGS,
      'project.name',
      'project.website',
      'project.latitude',
      'project.longitude',
      'project.city',
      'project.country',
      'project.announced_counts as announcedCounts',
      COUNTS.as('counts'),
      'logo.id as logoId',
      'logo.poi_id as logoPoiId',
      'logo.file_key as logoFileKey',
      'logo.data_string as logoDataString',
    ])
    .orderBy('project.id')
    .execute()
}

export function settingsRow(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('projects as project')
    .innerJoin('looks as look', 'look.id', 'project.id')
    .where('project.id', '=', id)
    .select(SETTINGS)
    .executeTakeFirstOrThrow()
}

export function staffSettingsRow(db: Kysely<Database>, id: number) {
  return db
    .selectFrom('projects as project')
    .innerJoin('looks as look', 'look.id', 'project.id')
    .where('project.id', '=', id)
    .select([
      ...SETTINGS,
      'project.time_zone as timeZone',
      'project.import_limit_percent as importLimitPercent',
      'project.legal_years as legalYears',
      'project.hold_hours as holdHours',
      'project.hold_hours_max as holdHoursMax',
      'project.reservation_days as reservationDays',
      'project.offer_hours as offerHours',
      'project.enquiries_in_turn as enquiriesInTurn',
      'project.soon_hours as soonHours',
      'project.late_hours as lateHours',
      'project.work_from_hour as workFromHour',
      'project.work_to_hour as workToHour',
      'project.work_days as workDays',
      'project.staff_second_factor as staffSecondFactor',
      // Of buildings that are there.
      sql<PlannedSales[]>`array(
        select step from jsonb_array_elements(project.sales_plan) as step
        where exists (select from buildings where buildings.project_id = project.id
          and to_jsonb(buildings.id) = step -> 'buildingId'))`.as('salesPlan'),
      'project.embed_origins as embedOrigins',
    ])
    .executeTakeFirstOrThrow()
}
