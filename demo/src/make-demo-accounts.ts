import { ROLES } from '@belvedere/domain/accounts/roles'
import { hash, verify } from '@node-rs/argon2'
import { Client } from 'pg'
import { DEMO_ACCOUNTS, type DemoAccount } from './demo-accounts.ts'
import { DEMO_PROJECTS } from './demo-projects.ts'
import { readDataset } from './read-dataset.ts'

/** Makes the demo accounts that are missing, and sets the password of those that have another. */
export async function makeDemoAccounts(databaseUrl: string, password: string): Promise<void> {
  const datasets = await Promise.all(DEMO_PROJECTS.map(readDataset))
  const projectIds = datasets.map(({ project }) => project.id)
  // Who is put on a project stands in the record, under this action.
  const client = new Client({ connectionString: databaseUrl, options: '-c belvedere.action=demo.accounts' })
  await client.connect()
  try {
    for (const account of DEMO_ACCOUNTS) {
      const userId = await ensureUser(client, account, password)
      await joinProjects(client, userId, account, projectIds)
    }
  } finally {
    await client.end()
  }
}

async function ensureUser(client: Client, account: DemoAccount, password: string): Promise<number> {
  const { email, firstName, lastName, role } = account
  const known = await client.query<{ id: number; password_hash: string }>(
    'select id, password_hash from users where lower(email) = $1',
    [email],
  )
  const [user] = known.rows
  if (user && (await verify(user.password_hash, password))) return user.id
  const made = await client.query<{ id: number }>(
    `insert into users (email, username, first_name, last_name, password_hash, role_id, email_verified_at)
     values ($1, $1, $2, $3, $4, $5, now())
     on conflict (lower(email)) do update set password_hash = excluded.password_hash, updated_at = now()
     returning id`,
    // argon2id is the library's default.
    [
      email,
      firstName,
      lastName,
      await hash(password),
      role === 'super_admin' ? ROLES.super_admin : ROLES.user,
    ],
  )
  return made.rows[0]?.id ?? 0
}

/** Roles other than super_admin are held on projects; the plain user is a buyer whom both projects registered. */
async function joinProjects(
  client: Client,
  userId: number,
  { role }: DemoAccount,
  projectIds: readonly number[],
): Promise<void> {
  if (role === 'super_admin') return
  await client.query(
    `insert into project_users (project_id, user_id, role_id)
     select project_id, $2, $3 from unnest($1::int[]) as project_id on conflict do nothing`,
    [projectIds, userId, ROLES[role]],
  )
}
