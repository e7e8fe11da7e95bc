import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RIVA } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { inAction } from './in-action.ts'
import type { Database } from './json-columns.ts'
import { showPrices } from './prices.ts'

let server: TestApp
let userId: number
beforeAll(async () => {
  server = await createTestApp()
  const { id } = await server.owner
    .insertInto('users')
    .values({ email: 'e@x.example', username: 'e', first_name: 'E', last_name: 'D', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  userId = id
})
afterAll(() => server.close())

/** For each table that staff write, a row of its own and a change of it; parents first. */
const TABLES: [table: string, insert: string, key: string, change: string][] = [
  ['projects', `(id, name, latitude, longitude) values (900, '{"1": "P"}', 1, 1)`, '900', `website = 'x'`],
  // Made with its project.
  ['looks', '', '900', `stylesheet = ':root {}'`],
  ['hosts', `(name, project_id) values ('h.example', 900)`, 'h.example/900', `name = 'g.example'`],
  ['project_users', '(project_id, user_id, role_id) values (900, :user, 2)', '900/:user', 'role_id = 3'],
  ['masterplans', `(id, project_id, name) values (900, 900, '{"1": "M"}')`, '900', 'community = true'],
  [
    'buildings',
    `(id, project_id, masterplan_id, name) values (900, 900, 900, '{"1": "B"}')`,
    '900',
    'floors = 9',
  ],
  [
    'apartment_types',
    `(id, project_id, name, type_key) values (900, 900, '{"1": "T"}', 'studio')`,
    '900',
    `type_key = 'duplex'`,
  ],
  [
    'apartments',
    `(id, project_id, building_id, apartment_type_id, name, floor, rooms, area) values (900, 900, 900, 900, 'A', 1, 2, 50)`,
    '900',
    `status = 'available'`,
  ],
  ['apartment_prices', '(apartment_id, project_id, price) values (900, 900, 1000)', '900', 'price = 2000'],
  ['claims', `(id, project_id, apartment_id, buyer) values (900, 900, 900, 'A')`, '900', `kind = 'contract'`],
  [
    'waiting_list',
    `(id, project_id, apartment_id, buyer, place) values (900, 900, 900, 'B', 1)`,
    '900',
    'place = 2',
  ],
  ['claim_prices', '(claim_id, project_id, price) values (900, 900, 1000)', '900', ''],
  ['pois', '(id, project_id, poi_type_id) values (90000, 900, 5)', '90000', 'sort_order = 3'],
  [
    'media',
    `(id, project_id, media_context_id, media_type_id, name) values (90000, 900, 1, 12, 'm')`,
    '90000',
    `name = 'n'`,
  ],
  [
    'media_texts',
    `(media_id, project_id, lang_id, content) values (90000, 900, 1, 'a')`,
    '90000/1',
    `content = 'b'`,
  ],
  [
    'outlines',
    '(id, project_id, media_id, poi_id) values (90000, 900, 90000, 90000)',
    '90000',
    `source = 'mask'`,
  ],
  ['client_apps', `(id, project_id, name) values (900, 900, 'c')`, '900', `name = 'd'`],
  [
    'menu_items',
    `(id, project_id, client_app_id, name) values (900, 900, 900, '{"1": "I"}')`,
    '900',
    'sort_order = 3',
  ],
  ['packages', `(id, project_id, name) values (900, 900, '{"1": "P"}')`, '900', 'publish = true'],
  [
    'package_items',
    `(id, package_id, project_id, name) values (900, 900, 900, '{"1": "X"}')`,
    '900',
    `name = '{"1": "Y"}'`,
  ],
  [
    'drafts',
    `(project_id, kind, thing_id, fields, base_revision) values (900, 'buildings', 900, '{"floors": 4}', 1)`,
    'buildings/900',
    `fields = '{"floors": 5}'`,
  ],
  [
    'price_viewers',
    `(id, project_id, email) overriding system value values (900, 900, 'v@x.example')`,
    '900',
    `added_at = 'epoch'`,
  ],
  [
    'invitations',
    `(id, project_id, email, role_id, locale, mail_id, token_hash, expires_at)
      overriding system value values (900, 900, 'i@x.example', 2, 'en', gen_random_uuid(), 'hash', 'infinity')`,
    '900',
    'role_id = 3',
  ],
  [
    'api_keys',
    `(id, project_id, name, scopes, secret_hash, ending, made_by)
      overriding system value values (900, 900, 'K', '{}', 'hash', 'abcd', :user)`,
    '900',
    `withdrawn_at = 'epoch'`,
  ],
  [
    'webhook_endpoints',
    `(id, project_id, address, kinds, sealed_secret)
      overriding system value values (900, 900, 'https://x.example', '{}', 'sealed')`,
    '900',
    'active = false',
  ],
  [
    'preview_links',
    `(id, project_id, token_hash, prices, until, made_by)
      overriding system value values (900, 900, 'hash', false, 'infinity', :user)`,
    '900',
    `withdrawn_at = 'epoch'`,
  ],
]

const forUser = (text: string) => text.replaceAll(':user', String(userId))

/** What the record says of the last action, prices included. */
const lastChanges = () =>
  server.owner
    .selectFrom('changes')
    .innerJoin('actions', 'actions.id', 'changes.action_id')
    .where('actions.id', '=', (db) => db.selectFrom('actions').select(({ fn }) => fn.max('id').as('id')))
    .select(['kind', 'user_id', 'changes.project_id', 'table_name', 'row_key', 'before', 'after'])
    .orderBy('changes.id')
    .execute()

const withPrices = (kind: string, statement: string) =>
  inAction(server.members, { kind, userId }, async (db) => {
    await showPrices(db, 900)
    await sql.raw(statement).execute(db)
  })

describe('the database records', () => {
  it('knows every table that staff may write, but for what nobody authors [AUT-04]', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct table_name as table from information_schema.role_table_grants
      where table_schema = 'public' and grantee = 'belvedere_staff' and privilege_type in ('INSERT', 'UPDATE', 'DELETE')
      except select tgrelid::regclass::text from pg_trigger where tgname = 'record_insert'
      order by 1`.execute(server.owner)
    // Accounts and their sessions, buyers' own lists and enquiries, lists and files on their way in, what was sent to
    // other systems, colours of masks and who draws, the product's own notes, numbers that nobody writes down by hand.
    expect(rows.map(({ table }) => table)).toEqual([
      'apartment_looks',
      'buyer_contacts',
      'buyer_notes',
      'buyers',
      'claim_erasures',
      'email_tokens',
      'enquiries',
      'enquiry_mails',
      'enquiry_steps',
      'favourites',
      'hold_warnings',
      'import_changes',
      'import_files',
      'import_layouts',
      'imports',
      'instances',
      'mask_colours',
      'media_processing',
      'one_time_codes',
      'operations',
      'passkeys',
      'presences',
      'recovery_codes',
      'refresh_tokens',
      'security_events',
      'sessions',
      'unnamed_files',
      'uploads',
      'used_challenges',
      'users',
      'webhook_deliveries',
      'webhook_events',
    ])
  })

  it.each(TABLES)(
    'what is written to %s: who, by which action, before and after [AUT-04]',
    async (table, insert, key, change) => {
      const kind = `${table}.try`
      const line = { kind, user_id: userId, project_id: 900, table_name: table, row_key: forUser(key) }
      if (insert) {
        await withPrices(kind, forUser(`insert into ${table} ${insert}`))
        expect(await lastChanges()).toContainEqual({ ...line, before: null, after: expect.anything() })
      }
      if (!change) return
      const [column = ''] = change.split(' = ')
      const mine = table === 'projects' ? 'id' : 'project_id'
      const { rows } = await sql<{ was: unknown }>`select to_jsonb(${sql.ref(column)}) as was
        from ${sql.table(table)} where ${sql.ref(mine)} = 900`.execute(server.owner)
      await withPrices(
        kind,
        `update ${table} set ${change} where project_id = 900`.replace(
          "projects set website = 'x' where project_id",
          "projects set website = 'x' where id",
        ),
      )
      const changes = await lastChanges()
      expect(changes[0]).toMatchObject({ kind, user_id: userId, table_name: table })
      expect(JSON.stringify(changes.map(({ after }) => after))).toContain(`"${column}":`)
      expect(
        changes.map(({ before }) => (before as Record<string, unknown> | null)?.[column]),
      ).toContainEqual(rows[0]?.was ?? null)
    },
  )

  it('no secret, hash of a token or address of a stranger [AUT-12]', async () => {
    const { rows } = await sql<{ text: string }>`select concat(before, after) as text from changes
      where project_id = 900 and table_name in
        ('price_viewers', 'invitations', 'api_keys', 'webhook_endpoints', 'preview_links')`.execute(
      server.owner,
    )
    expect(rows.length).toBeGreaterThanOrEqual(10)
    for (const { text } of rows) expect(text).not.toMatch(/hash|secret|token|@x\.example|mail_id/)
  })

  it('what goes along when something is deleted, each row before it went [AUT-04]', async () => {
    await withPrices('project.try', 'delete from projects where id = 900')
    const changes = await lastChanges()
    expect(new Set(changes.map(({ table_name }) => table_name))).toEqual(
      new Set(TABLES.map(([table]) => table)),
    )
    expect(changes.every(({ before, after }) => before !== null && after === null)).toBe(true)
  })
})

it('refuses a write that names no action, also by the owner, and keeps nothing of it [AUT-04]', async () => {
  const rename = (db: Kysely<Database>) =>
    db.updateTable('buildings').set({ floors: 77 }).where('id', '=', 1).execute()
  await expect(server.members.transaction().execute(rename)).rejects.toThrow('names no action')
  const asOwner = server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = ''`.execute(db)
    await rename(db)
  })
  await expect(asOwner).rejects.toThrow('names no action')
  const row = server.owner.selectFrom('buildings').where('id', '=', 1).select('floors')
  expect((await row.executeTakeFirstOrThrow()).floors).not.toBe(77)
})

it('leaves no trace of who changed nothing [AUT-04]', async () => {
  const actions = () =>
    server.owner
      .selectFrom('actions')
      .select(({ fn }) => fn.countAll().as('n'))
      .execute()
  const before = await actions()
  await inAction(server.members, { kind: 'nothing', userId }, (db) =>
    db.updateTable('buildings').set({ floors: 1 }).where('id', '=', -1).execute(),
  )
  expect(await actions()).toEqual(before)
})

it('can be written and changed by nobody but the database itself [AUT-04]', async () => {
  for (const statement of [
    'delete from changes',
    'update actions set user_id = null',
    `insert into actions (project_id, kind) values (1, 'x')`,
  ])
    await expect(sql.raw(statement).execute(server.members)).rejects.toThrow('permission denied')
})

it('shows the values of prices only where prices may be seen [AUT-04]', async () => {
  await inAction(server.members, { kind: 'price.try', userId }, async (db) => {
    await showPrices(db, RIVA)
    await db
      .updateTable('apartment_prices')
      .set({ price: 7_654_321 })
      .where('apartment_id', '=', 1001)
      .execute()
  })
  const recorded = (shown: number[]) =>
    server.members.transaction().execute(async (db) => {
      for (const id of shown) await showPrices(db, id)
      const rows = await db
        .selectFrom('changes')
        .where('table_name', '=', 'apartment_prices')
        .select('after')
        .execute()
      return JSON.stringify(rows).includes('7654321')
    })
  expect([await recorded([]), await recorded([101]), await recorded([RIVA])]).toEqual([false, false, true])
})
