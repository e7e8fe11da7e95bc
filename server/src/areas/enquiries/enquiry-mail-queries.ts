import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

export type UnmailedEnquiry = NonNullable<Awaited<ReturnType<typeof unmailedEnquiry>>>
export type ApartmentFactRow = Awaited<ReturnType<typeof apartmentFactRows>>[number]

export function unmailedEnquiry(members: Kysely<Database>, id: string) {
  return members
    .selectFrom('enquiries')
    .innerJoin('projects as project', 'project.id', 'enquiries.project_id')
    .where('enquiries.id', '=', id)
    .where('mailed_at', 'is', null)
    .select([
      'kind',
      'project_id as projectId',
      'project.name as projectName',
      'project.default_lang_id as defaultLangId',
      'apartment_ids as apartmentIds',
      'email_address as emailAddress',
      'first_name as firstName',
      'last_name as lastName',
      'phone_number as phoneNumber',
      'note',
      'contact_time as contactTime',
      'locale_id as localeId',
    ])
    .executeTakeFirst()
}

/** The addresses of the project's sales agents; without any, of its admins (ASK-04). */
export async function agentsOf(members: Kysely<Database>, projectId: number): Promise<string[]> {
  const rows = await members
    .selectFrom('project_users')
    .innerJoin('users', 'users.id', 'project_users.user_id')
    .where('project_id', '=', projectId)
    .where('project_users.role_id', 'in', [ROLES.sales_agent, ROLES.project_admin])
    .where('users.blocked_at', 'is', null)
    .select(['users.email', 'project_users.role_id as roleId'])
    .orderBy('users.id')
    .execute()
  const holding = (role: number) => rows.filter(({ roleId }) => roleId === role).map(({ email }) => email)
  const agents = holding(ROLES.sales_agent)
  return agents.length > 0 ? agents : holding(ROLES.project_admin)
}

export function apartmentFactRows(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('apartments as apartment')
    .innerJoin('buildings as building', 'building.id', 'apartment.building_id')
    .innerJoin('apartment_types as type', 'type.id', 'apartment.apartment_type_id')
    .where(sql<boolean>`apartment.id = any (${ids}::int[])`)
    .select([
      'apartment.id',
      'apartment.building_id as buildingId',
      'building.masterplan_id as masterplanId',
      'apartment.name',
      'building.name as buildingName',
      'type.name as typeName',
      'apartment.status',
      'apartment.floor',
      'apartment.rooms',
      'apartment.area',
    ])
    .orderBy('apartment.id')
    .execute()
}

export async function markMailed(members: Kysely<Database>, id: string): Promise<void> {
  await members.updateTable('enquiries').set({ mailed_at: sql`now()` }).where('id', '=', id).execute()
}
