import { ROLES } from '@belvedere/domain/accounts/roles'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { type PageAsked, pageOf } from '../../platform/database/paging.ts'

type AccountRow = {
  id: number
  email: string
  firstName: string
  lastName: string
  superAdmin: boolean
  verified: boolean
  blocked: boolean
  secondFactor: boolean
  createdAt: Date
  roles: { projectId: number; roleId: number }[]
}

const ACCOUNT = sql`account.id, account.email, account.first_name as "firstName", account.last_name as "lastName",
  account.role_id = ${sql.lit(ROLES.super_admin)} as "superAdmin",
  account.email_verified_at is not null as verified, account.blocked_at is not null as blocked,
  (exists (select from passkeys where passkeys.user_id = account.id)
    or exists (select from one_time_codes where one_time_codes.user_id = account.id)) as "secondFactor",
  account.created_at as "createdAt",
  coalesce((select jsonb_agg(jsonb_build_object('projectId', project_id, 'roleId', role_id) order by project_id)
    from project_users where user_id = account.id), '[]') as roles`

const accounts = (db: Kysely<Database>, where: RawBuilder<unknown>, asked: PageAsked) =>
  pageOf<AccountRow>(db, {
    from: 'users',
    as: 'account',
    where,
    select: ACCOUNT,
    sort: [sql`lower(account.email)`],
    id: sql`account.id`,
    asked,
  })

export function findAccounts(db: Kysely<Database>, find: string, asked: PageAsked) {
  const name = sql`account.email || ' ' || account.first_name || ' ' || account.last_name`
  return accounts(db, sql`position(lower(${find}) in lower(${name})) > 0`, asked)
}

export async function accountSummary(db: Kysely<Database>, id: number) {
  return (await accounts(db, sql`account.id = ${id}`, { 'page[size]': 1 })).items[0]
}
