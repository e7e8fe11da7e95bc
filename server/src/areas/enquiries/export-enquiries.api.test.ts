import { exportEnquiries } from '@belvedere/contract/calls/enquiry-export'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeEnquiry } from '../../testing/desk-samples.ts'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
  await server.owner.deleteFrom('enquiries').execute()
})
afterAll(() => server.close())

const out = (language?: 'sr') =>
  server.ask(
    exportEnquiries,
    { projectId: RIVA },
    {},
    people.sales_agent.headers,
    language ? { language } : {},
  )

it('goes out as CSV, the latest first, what looks like a formula as text [INB-04]', async () => {
  await makeEnquiry(server, {
    emailAddress: 'first@visitor.example',
    acceptedAt: new Date('2026-11-01T10:00:00Z'),
  })
  await makeEnquiry(server, { lastName: '=HYPERLINK("x")', acceptedAt: new Date('2026-11-02T10:00:00Z') })
  await makeEnquiry(server, { projectId: 2 })
  const reply = await out()
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="enquiries-${RIVA}.csv"`,
  })
  const [head, ...rows] = parse(reply.payload, { bom: true }) as string[][]
  expect(head).toEqual([
    'Came',
    'About',
    'Apartments',
    'First name',
    'Last name',
    'E-mail',
    'Phone',
    'When to call',
    'Note',
    'Language',
    'Agent',
    'Answered',
    'Ended',
    'Lost because',
  ])
  expect(rows.map((row) => [row[0], row[4], row[5]])).toEqual([
    ['2026-11-02 11:00:00', `'=HYPERLINK("x")`, 'ana@visitor.example'],
    ['2026-11-01 11:00:00', 'Savić', 'first@visitor.example'],
  ])
  const serbian = (await out('sr')).payload
  expect(serbian).toContain('Stiglo;O čemu;Stanovi;Ime;Prezime')
  const { rows: events } = await sql<{ details: unknown }>`
    select details from security_events where kind = 'export' order by id desc limit 1`.execute(server.owner)
  expect(events).toEqual([{ details: { projectId: RIVA, name: 'enquiries.csv' } }])
})

it('says whose each is, when it was answered and how it ended [INB-06]', async () => {
  const id = await makeEnquiry(server, { emailAddress: 'lost@visitor.example', acceptedAt: new Date() })
  await sql`update enquiries set agent_id = ${people.sales_agent.userId}, answered_at = '2026-11-03T08:30:00Z',
    closed_at = now(), outcome = 'lost' where id = ${id}`.execute(server.owner)
  await sql`insert into enquiry_steps (project_id, enquiry_id, kind, by_id, outcome, lost_reason)
    values (${RIVA}, ${id}, 'closed', ${people.sales_agent.userId}, 'lost', 'bought-elsewhere')`.execute(
    server.owner,
  )
  const [agent] = await server.owner
    .selectFrom('users')
    .where('id', '=', people.sales_agent.userId)
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .execute()
  const ends = async (language?: 'sr') => {
    const { payload } = await out(language)
    const rows = parse(payload, { bom: true, delimiter: language ? ';' : ',' }) as string[][]
    return rows.filter((row) => row[5]?.endsWith('@visitor.example')).map((row) => row.slice(10))
  }
  expect((await ends())[0]).toEqual([agent?.name, '2026-11-03 09:30:00', 'Lost', 'Bought elsewhere'])
  expect((await ends('sr'))[0]?.slice(2)).toEqual(['Izgubljen', 'Kupio drugde'])
  expect((await ends())[1]).toEqual(['', '', '', ''])
})

it('goes out whole, however many there are [INB-04]', async () => {
  await sql`insert into enquiries (project_id, kind, apartment_ids, email_address, locale_id, body_hash, accepted_at)
    select ${RIVA}, 'favourites', '{1001,1002}', 'many' || n || '@visitor.example', 'rs', '\\x00', now()
    from generate_series(1, 1700) as n`.execute(server.owner)
  const [, ...rows] = parse((await out()).payload, { bom: true }) as string[][]
  expect(new Set(rows.map((row) => row[5])).size).toBe(1_703)
  expect(rows).toHaveLength(1_703)
})
