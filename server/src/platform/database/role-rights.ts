import { Client } from 'pg'
import type { Config } from '../config.ts'

/** What the role of a connection may do beyond its work: rule over the database, read prices of every project. */
const RIGHTS = `
  select
    (select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls from pg_roles where rolname = current_user)
      or exists (select from pg_class
                 where relnamespace = 'public'::regnamespace and pg_has_role(relowner, 'member')) as owner,
    coalesce(has_table_privilege(to_regclass('public.apartment_prices'), 'select'), false) as prices`

/** Why the addresses of the database are not those of its roles (migration 006): a sentence each (SEC-06). */
export async function excessRights({
  visitorUrl,
  memberUrl,
}: Pick<Config, 'visitorUrl' | 'memberUrl'>): Promise<string[]> {
  const visitor = await rightsAt(visitorUrl)
  const member = await rightsAt(memberUrl)
  return [
    ...(visitor.owner ? [ownersRights('DATABASE_VISITOR_URL', 'belvedere_visitor')] : []),
    ...(member.owner ? [ownersRights('DATABASE_MEMBER_URL', 'belvedere_staff')] : []),
    ...(visitor.prices && !visitor.owner
      ? [
          'DATABASE_VISITOR_URL comes with a right on prices: set it to the address of the role belvedere_visitor.',
        ]
      : []),
  ]
}

const ownersRights = (name: string, role: string) =>
  `${name} comes with the rights of the database's owner: set it to the address of the role ${role}.`

async function rightsAt(url: string): Promise<{ owner: boolean; prices: boolean }> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ owner: boolean; prices: boolean }>(RIGHTS)
    return rows[0] ?? { owner: true, prices: true }
  } finally {
    await client.end()
  }
}
