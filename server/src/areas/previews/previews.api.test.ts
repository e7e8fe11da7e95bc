import { LISTED_KINDS } from '@belvedere/contract/authoring/things'
import { getBuilding } from '@belvedere/contract/calls/buildings'
import { addPreviewLink, listPreviewLinks, withdrawPreviewLink } from '@belvedere/contract/calls/previews'
import {
  getProject,
  getProjectSettings,
  getStylesheet,
  listProjectApartments,
  listProjects,
} from '@belvedere/contract/calls/projects'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSamples } from '../../testing/call-samples.ts'
import { type Identity, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { openStudio, refusal, type Studio } from '../../testing/studio.ts'
import { THING_SAMPLES } from '../../testing/studio-samples.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

type Wish = { days?: number; prices?: true; who?: Identity; projectId?: number }

const ask = ({ days = 7, prices, who = 'project_editor', projectId = RIVA }: Wish) =>
  studio.server.ask(addPreviewLink, { projectId }, {}, studio.people[who].headers, {
    days,
    ...(prices && { prices }),
  })

async function made(wish: Wish = {}) {
  const { id, token, until } = studio.attributes(await ask(wish), 201)
  return { id, until: String(until), token: String(token), cookie: { cookie: `preview=${token}` } }
}

const nameOf = async (headers: Record<string, string>) =>
  (await studio.server.ask(getBuilding, { id: 1 }, {}, headers)).json().data.attributes.name

/** As the owner of the database does, under an action of their own. */
const byHand = (statement: ReturnType<typeof sql>) =>
  studio.server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'test'`.execute(db)
    await statement.execute(db)
  })

describe('a preview link', () => {
  it('leads to the first page of its project with a cookie that scripts cannot read, and out again [PUB-01]', async () => {
    const { token, until } = await made()
    const entered = await studio.server.app.inject({ url: `/preview?token=${token}` })
    expect([entered.statusCode, entered.headers.location]).toEqual([303, `/?projectId=${RIVA}`])
    expect(entered.headers['set-cookie']).toBe(
      `preview=${token}; Expires=${new Date(until).toUTCString()}; Path=/; HttpOnly; SameSite=Lax`,
    )
    const left = await studio.server.app.inject({ url: '/preview' })
    expect([left.statusCode, left.headers['set-cookie']]).toEqual([
      303,
      'preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ])
    for (const { headers } of [entered, left])
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
  })

  it('is shown once; what is kept of it is a hash [PUB-01]', async () => {
    const { id, token } = await made()
    const list = await studio.server.ask(
      listPreviewLinks,
      { projectId: RIVA },
      {},
      studio.people.project_editor.headers,
    )
    expect(list.payload).toContain(`"id":${id}`)
    expect(list.payload).not.toContain(token)
    const { rows } = await sql<{ row: string }>`
      select preview_links::text as row from preview_links where id = ${id}`.execute(studio.server.owner)
    expect(rows[0]?.row).not.toContain(token)
  })

  it('shows what Publish would make of every public answer, and nothing of it to anyone else [PUB-01]', async () => {
    for (const kind of LISTED_KINDS) {
      const { made: fields, change } = THING_SAMPLES[kind]
      const { id } = await studio.add(kind, { ...fields })
      await studio.change(kind, id, change as Record<string, unknown>)
    }
    await studio.change('buildings', 1, { name: { 1: 'By its draft', 6: 'Po nacrtu' }, floors: 77, order: 9 })
    await studio.change('buildings', 4, { publish: false })
    await studio.change('masterplans', 2, { parentId: 0, order: 5, name: { 1: 'Moved', 6: 'Premešten' } })
    await studio.add('buildings', { name: { 1: 'New and shown' }, masterplanId: 2, publish: true })
    const before = await answers()
    const { cookie } = await made()
    const promised = await answers(cookie)
    expect(await answers()).toEqual(before)
    expect(
      Object.keys(before).filter((name) => before[name]?.body !== promised[name]?.body).length,
    ).toBeGreaterThan(5)
    await studio.publish()
    const after = await answers()
    // Whatever host it is asked at, a preview lists its own project alone.
    for (const [name, { status, body }] of Object.entries(after))
      if (!OF_SEVERAL.test(name))
        expect([name, promised[name]?.status, promised[name]?.body]).toEqual([name, status, body])
  })

  it('is kept by no cache and listed by no search engine, whatever it shows [PUB-01]', async () => {
    const { cookie } = await made()
    for (const { call, params, query } of contentSamples) {
      const tag = (await studio.server.ask(call, params, query)).headers.etag
      const reply = await studio.server.ask(call, params, query, {
        ...cookie,
        ...(tag && { 'if-none-match': String(tag) }),
      })
      expect([call.name, reply.statusCode === 304, reply.headers]).toEqual([
        call.name,
        false,
        expect.objectContaining({
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex, nofollow',
        }),
      ])
      expect(Object.keys(reply.headers)).not.toContain('etag')
      expect(Object.keys(reply.headers)).not.toContain('surrogate-key')
      expect(Object.keys(reply.headers)).not.toContain('cdn-cache-control')
    }
  })

  it('shows its own project, published or not, and no other [PUB-01]', async () => {
    const { cookie } = await made({ who: 'super_admin', projectId: SAVSKI_VIDIK })
    await byHand(sql`update projects set publish = false where id = ${SAVSKI_VIDIK}`)
    expect(await studio.server.status(getProject, { id: SAVSKI_VIDIK })).toBe(404)
    expect(await studio.server.status(getProject, { id: SAVSKI_VIDIK }, {}, cookie)).toBe(200)
    expect(await studio.server.status(getProject, { id: RIVA }, {}, cookie)).toBe(404)
    const listed = (await studio.server.ask(listProjects, {}, {}, cookie)).json().data
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([String(SAVSKI_VIDIK)])
    await byHand(sql`update projects set publish = true where id = ${SAVSKI_VIDIK}`)
  })

  it('changes nothing for the screens of staff that are open beside it [PUB-01]', async () => {
    const { cookie } = await made({ projectId: SAVSKI_VIDIK, who: 'super_admin' })
    const status = async (referer: string) =>
      (await studio.server.ask(getBuilding, { id: 1 }, {}, { ...cookie, referer })).statusCode
    expect(await status('http://localhost/masterplan/1')).toBe(404)
    for (const path of ['/studio/1', '/rs/desk/1/reports?from=2026-01'])
      expect(await status(`http://localhost${path}`), path).toBe(200)
    expect(await status('no address')).toBe(404)
  })

  it('shows prices only where an admin allowed it [PUB-01]', async () => {
    expect(refusal(await ask({ prices: true }))).toEqual([403, 'forbidden'])
    const prices = async (headers: Record<string, string>) =>
      (await studio.server.ask(listProjectApartments, { id: RIVA }, {}, headers)).payload.match(/"price":"/g)
        ?.length ?? 0
    expect(await prices((await made()).cookie)).toBe(0)
    expect(await prices((await made({ prices: true, who: 'project_admin' })).cookie)).toBeGreaterThan(100)
  })

  it('dresses the project in the look that waits, under an address of its own [PUB-01]', async () => {
    const look = ':root { --accent-light: #7a1f1f; }'
    await byHand(sql`
      insert into drafts (project_id, kind, thing_id, fields, base_revision)
      values (${RIVA}, 'look', ${RIVA}, ${JSON.stringify({ stylesheet: look })}, 1)`)
    const { cookie } = await made()
    const version = async (headers = {}) =>
      (await studio.server.read(getProjectSettings, { id: RIVA }, {}, headers)).stylesheetVersion
    expect(await version(cookie)).not.toBe(await version())
    const wish = { version: await version(cookie) }
    const sheet = await studio.server.ask(getStylesheet, { projectId: RIVA }, wish, cookie)
    expect([sheet.payload, sheet.headers['cache-control']]).toEqual([look, 'private, no-store'])
    await byHand(sql`delete from drafts where kind = 'look'`)
  })

  it('ends when it is withdrawn, and that is on record [PUB-01]', async () => {
    await studio.change('buildings', 1, { name: { 1: 'Waits', 6: 'Čeka' } })
    const { id, token, cookie } = await made()
    expect(await nameOf(cookie)).toBe('Waits')
    const { headers, userId } = studio.people.project_editor
    expect(await studio.server.status(withdrawPreviewLink, { projectId: RIVA, id }, {}, headers)).toBe(200)
    expect(await nameOf(cookie)).not.toBe('Waits')
    expect((await studio.server.app.inject({ url: `/preview?token=${token}` })).statusCode).toBe(404)
    expect(await studio.server.status(withdrawPreviewLink, { projectId: RIVA, id }, {}, headers)).toBe(404)
    const events = await studio.server.owner
      .selectFrom('security_events')
      .where('user_id', '=', userId)
      .where('kind', 'like', 'preview-link%')
      .select(['kind', 'details'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute()
    expect(events).toEqual([{ kind: 'preview-link-withdrawn', details: { projectId: RIVA } }])
  })

  it('ends at its time, and with the role of whoever made it [PUB-01]', async () => {
    const { id, cookie } = await made()
    expect(await nameOf(cookie)).toBe('Waits')
    const { userId } = studio.people.project_editor
    const setRole = (roleId: number) =>
      byHand(
        sql`update project_users set role_id = ${roleId} where user_id = ${userId} and project_id = ${RIVA}`,
      )
    await setRole(ROLES.sales_agent)
    expect(await nameOf(cookie)).not.toBe('Waits')
    await setRole(ROLES.project_editor)
    expect(await nameOf(cookie)).toBe('Waits')
    await byHand(sql`update preview_links set until = now() where id = ${id}`)
    expect(await nameOf(cookie)).not.toBe('Waits')
  })

  it('reads tables that have the columns of those that visitors read [PUB-01]', async () => {
    const { rows } = await sql`
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public'
        and table_name in (select viewname from pg_views where schemaname = 'preview')
      except
      select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'preview'`.execute(studio.server.owner)
    expect(rows).toEqual([])
  })
})

/** The host's own lists. */
const OF_SEVERAL = /^(listProjects|listProjectFeatures) /

/** Every public answer, by the name of the call and what was asked. */
async function answers(headers: Record<string, string> = {}) {
  const all: Record<string, { status: number; body: string }> = {}
  for (const { call, params, query } of contentSamples) {
    const { statusCode: status, payload } = await studio.server.ask(call, params, query, headers)
    // Publish is a change like any other, and counts.
    const body = payload.replace(/"mark":\d+/, '"mark":0')
    all[`${call.name} ${JSON.stringify(params ?? {})}`] = { status, body }
  }
  return all
}
