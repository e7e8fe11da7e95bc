import { calls } from '@belvedere/contract/calls'
import { addApiKey, listApiKeys, withdrawApiKey } from '@belvedere/contract/calls/api-keys'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSamples, requestOf } from '../../testing/call-samples.ts'
import { RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { listDesk } from '../../testing/list-desk.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'
import { wellMade } from '../../testing/what-creates.ts'

let studio: Studio
let desk: ReturnType<typeof listDesk>
beforeAll(async () => {
  studio = await openStudio()
  desk = listDesk(studio)
})
afterAll(() => studio.close())

async function made(scopes: string[], name = 'Accounting') {
  const admin = studio.people.project_admin.headers
  const reply = await studio.server.ask(addApiKey, { projectId: RIVA }, {}, admin, { name, scopes })
  expect(reply.statusCode).toBe(201)
  const { id, key } = reply.json().data.attributes
  return { id, key, headers: { authorization: `Bearer ${key}` } }
}

const list = async () =>
  (await studio.server.ask(listApiKeys, { projectId: RIVA }, {}, studio.people.project_admin.headers)).json()
    .data

/** What a key opens, by hand from the requirements: look through a list, apply it, and nothing else (IMP-06). */
const OPENED: Record<string, string> = {
  uploadImport: 'imports:check',
  readImport: 'imports:check',
  checkImport: 'imports:check',
  applyImport: 'imports:apply',
}

const BOTH = ['imports:check', 'imports:apply']

describe('a key', () => {
  it('is shown once; what is kept of it is a hash [SET-01]', async () => {
    const { id, key } = await made(['imports:check'], 'Shown once')
    expect(key).toMatch(/^belvedere_[\w-]{43}$/)
    const listed = (await list()).find(
      ({ attributes }: { attributes: { id: number } }) => attributes.id === id,
    )
    expect(listed.attributes).toMatchObject({
      name: 'Shown once',
      scopes: ['imports:check'],
      ending: key.slice(-4),
      lastUsedAt: null,
    })
    expect(JSON.stringify(listed)).not.toContain(key)
    const { rows } = await sql<{
      row: string
    }>`select api_keys::text as row from api_keys where id = ${id}`.execute(studio.server.owner)
    expect(rows[0]?.row).not.toContain(key)
  })

  it('looks through a list and applies it: dry run, apply [IMP-06]', async () => {
    const { headers } = await made(BOTH, 'Accounting system')
    const one = await studio.get('apartments', 1051)
    const uploaded = await desk.ask.upload(
      `Name,Price\n${one.name},${Number(one.price) + 900}\n`,
      'from-accounting.csv',
      headers,
    )
    const { id } = uploaded.json().data.attributes
    const seen = (await desk.ask.check(id, {}, headers)).json().data.attributes
    expect(seen).toMatchObject({
      confirm: 1,
      changed: [{ name: one.name, before: one.price, after: Number(one.price) + 900 }],
    })
    expect((await studio.get('apartments', 1051)).price).toBe(one.price)
    const done = (await desk.ask.apply(id, { confirm: 1 }, headers)).json().data.attributes
    expect(done).toMatchObject({
      state: 'applied',
      changes: 1,
      apiKey: 'Accounting system',
      userId: studio.people.project_admin.userId,
    })
    expect((await studio.get('apartments', 1051)).price).toBe(Number(one.price) + 900)
  })

  it('of one scope does not open the other [IMP-06]', async () => {
    const { headers } = await made(['imports:check'])
    const { id } = await desk.send('Name,Floor\nR1-101,1\n')
    expect((await desk.ask.check(id, {}, headers)).statusCode).toBe(200)
    expect(refusal(await desk.ask.apply(id, { confirm: 0 }, headers))).toEqual([403, 'forbidden'])
  })

  it('opens nothing of another project [IMP-06]', async () => {
    const { headers } = await made(BOTH)
    const [check] = callSamples.filter(({ call }) => call.name === 'checkImport')
    if (!check) throw new Error('There is a sample of it')
    const { params, body } = await requestOf(check, studio.server, studio.people)
    const reply = await studio.server.ask(
      check.call,
      { ...params, projectId: SAVSKI_VIDIK },
      {},
      headers,
      body,
    )
    expect(refusal(reply)).toEqual([403, 'forbidden'])
  })

  it('knows every call that a key opens, and no other [IMP-06]', () => {
    const declared = calls.flatMap(({ name, apiKey }) => (apiKey ? [[name, apiKey]] : []))
    expect(Object.fromEntries(declared)).toEqual(OPENED)
  })

  it.each(callSamples.map((sample) => [`${sample.call.method} ${sample.call.path}`, sample] as const))(
    'opens %s only if that is in its scopes [IMP-06]',
    async (_, sample) => {
      everyKey ??= (await made(BOTH)).headers
      const { params, query, body, headers } = await requestOf(sample, studio.server, studio.people)
      const reply = await studio.server.ask(sample.call, params, query, { ...headers, ...everyKey }, body)
      const isOpened = sample.call.name in OPENED
      expect(reply.statusCode).toBe(isOpened ? wellMade(sample.call) : 403)
      if (!isOpened) expect(reply.json().errors[0].code).toBe('forbidden')
    },
  )

  it('holds until it is withdrawn, which is on record [SET-01]', async () => {
    const { id, headers } = await made(['imports:check'], 'Withdrawn')
    const status = async () => (await desk.ask.upload('Name,Floor\nR1-101,1\n', 'a.csv', headers)).statusCode
    expect(await status()).toBe(201)
    const admin = studio.people.project_admin
    expect(await studio.server.status(withdrawApiKey, { projectId: RIVA, id }, {}, admin.headers)).toBe(200)
    expect(await status()).toBe(401)
    expect(
      (await list()).some(({ attributes }: { attributes: { id: number } }) => attributes.id === id),
    ).toBe(false)
    const events = await studio.server.owner
      .selectFrom('security_events')
      .where('user_id', '=', admin.userId)
      .select(['kind', 'details'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(events).toEqual([{ kind: 'api-key-withdrawn', details: { projectId: RIVA, name: 'Withdrawn' } }])
  })

  it('rests while whoever made it is no admin of the project, or blocked [SET-01]', async () => {
    const { headers } = await made(['imports:check'])
    const { userId } = studio.people.project_admin
    const status = async () => (await desk.ask.upload('Name,Floor\nR1-101,1\n', 'a.csv', headers)).statusCode
    const asOwner = (statement: ReturnType<typeof sql>) =>
      studio.server.owner.transaction().execute(async (db) => {
        await sql`set local belvedere.action = 'test'`.execute(db)
        await statement.execute(db)
      })
    const setRole = (roleId: number) =>
      asOwner(
        sql`update project_users set role_id = ${roleId} where user_id = ${userId} and project_id = ${RIVA}`,
      )
    await setRole(ROLES.project_editor)
    expect(await status()).toBe(401)
    await setRole(ROLES.project_admin)
    expect(await status()).toBe(201)
    await asOwner(sql`update users set blocked_at = now() where id = ${userId}`)
    expect(await status()).toBe(401)
    await asOwner(sql`update users set blocked_at = null where id = ${userId}`)
  })
})

let everyKey: Record<string, string> | undefined
