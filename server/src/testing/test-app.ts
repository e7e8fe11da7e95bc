import type { Call } from '@belvedere/contract/call'
import type { z } from 'zod'
import { buildApp, type Parts } from '../app.ts'
import { unwatched } from '../platform/answers/versions.ts'
import { readConfig } from '../platform/config.ts'
import { connectDatabase } from '../platform/database/database.ts'
import { localFiles } from '../platform/files/files.ts'
import type { Content } from '../platform/http/envelope.ts'
import { addressOf } from './address-of.ts'
import { createTestDatabase } from './test-database.ts'
import { wellMade } from './what-creates.ts'

type Values = Record<string, number | string>

/** What a call answers with; of a part of a list what is in it. */
type Attributes<Schema extends z.ZodType> =
  Content<Schema> extends { items: infer Items; meta: { total: number } } ? Items : Content<Schema>

/** Tables whose rows have a revision that calls name. */
type Revised = 'projects' | 'looks' | 'masterplans' | 'media' | 'packages' | 'apartments'

/** Many calls at once take turns on few connections; on a busy machine that is no outage. */
const TURN_MS = 60_000

/**
 * The API on a database of its own, with a hand in that database (`owner`) to change what it serves; with the demo in it,
 * or with what is in another database that nobody is connected to.
 */
export async function createTestApp(parts: Partial<Parts> = {}, template?: string) {
  const database = await createTestDatabase(template)
  const config = readConfig({
    RATE_LIMIT: '1000000',
    PAGE_RATE_LIMIT: '1000000',
    ACCOUNT_RATE_LIMIT: '1000000',
    ENQUIRY_RATE_LIMIT: '1000000',
    ENQUIRY_PROJECT_RATE_LIMIT: '1000000',
    CHALLENGE_DIFFICULTY: '4',
    ...process.env,
    DATABASE_URL: database.databaseUrl,
    DATABASE_VISITOR_URL: '',
    DATABASE_MEMBER_URL: '',
  })
  const waiting = { connectionTimeoutMillis: TURN_MS }
  const owner = connectDatabase(database.databaseUrl, { max: 1, ...waiting })
  const db = connectDatabase(config.visitorUrl, { max: 4, ...waiting })
  const members = connectDatabase(config.memberUrl, { max: 4, ...waiting })
  const app = await buildApp({
    config,
    db,
    members,
    files: localFiles(config.filesDir),
    // Tests change rows and look at once; the moment that a change takes to arrive has tests of its own.
    versions: unwatched,
    logger: false,
    ...parts,
  })

  function ask(
    call: Call,
    params: Values = {},
    query: Values = {},
    headers: Record<string, string> = {},
    body?: unknown,
  ) {
    const { method } = call
    const url = addressOf(call, params)
    return app.inject({ method, url, query: asText(query), ...payloadOf(body, headers) })
  }

  /** The database stays, with nobody connected to it: it can be cloned. */
  async function leave(): Promise<void> {
    await app.close()
    await db.destroy()
    await members.destroy()
    await owner.destroy()
  }

  return {
    app,
    leave,
    config,
    database,
    owner,
    members,
    ask,
    /** The attributes in the answer to a call: of one thing or, in a list, of each. */
    async read<
      Params extends z.ZodObject,
      Query extends z.ZodObject,
      Schema extends z.ZodType,
      Body extends z.ZodType,
    >(
      call: Call<Params, Query, Schema, Body>,
      ...rest: [params?: Values, query?: Values, headers?: Record<string, string>, body?: unknown]
    ): Promise<Attributes<Schema>> {
      const reply = await ask(call as unknown as Call, ...rest)
      if (reply.statusCode !== wellMade(call)) throw new Error(`${call.name} answered ${reply.payload}`)
      const { data } = reply.json<{ data: { attributes: unknown } | { attributes: unknown }[] }>()
      const content = Array.isArray(data) ? data.map(({ attributes }) => attributes) : data.attributes
      return content as Attributes<Schema>
    },
    async status(
      call: Call,
      ...rest: Parameters<typeof ask> extends [unknown, ...infer Rest] ? Rest : never
    ) {
      return (await ask(call, ...rest)).statusCode
    },
    /** The headers of someone who has read a thing as it is now. */
    async knowing(table: Revised, id: number, headers: Record<string, string>) {
      const thing = await owner.selectFrom(table).where('id', '=', id).select('revision').executeTakeFirst()
      return { ...headers, 'if-match': `"${thing?.revision ?? 0}"` }
    },
    async close() {
      await leave()
      await database.drop()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

const asText = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

/** A body goes as JSON, one of bytes as it is. */
function payloadOf(body: unknown, headers: Record<string, string>) {
  if (body === undefined) return { headers }
  if (Buffer.isBuffer(body)) return { headers, payload: body }
  return { headers: { 'content-type': 'application/json', ...headers }, payload: JSON.stringify(body) }
}
