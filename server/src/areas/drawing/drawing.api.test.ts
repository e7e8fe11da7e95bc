import { randomUUID } from 'node:crypto'
import {
  getMaskColours,
  keepMaskColours,
  keepPresence,
  keepTablePresence,
} from '@belvedere/contract/calls/drawing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Identity, RIVA } from '../../testing/identities.ts'
import { openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const BUILDING = { projectId: RIVA, id: 1 }
const PICTURE = { projectId: RIVA, id: 1 }
const NOWHERE = 999_999

it('remembers what the colours of a mask mean, per building [OUT-03]', async () => {
  const { headers } = studio.people.project_editor
  const read = async () => (await studio.server.ask(getMaskColours, BUILDING, {}, headers)).json().data
  expect((await read()).attributes).toMatchObject({ viewId: null, colours: [] })
  const colours = [
    { hex: '#8C58DA', poiId: 703 },
    { hex: '#808080', poiId: null },
  ]
  // A view of nowhere is none.
  for (const viewId of [NOWHERE, 1]) {
    const kept = await studio.server.ask(keepMaskColours, BUILDING, {}, headers, { viewId, colours })
    expect(kept.statusCode).toBe(200)
    expect((await read()).attributes).toMatchObject({ viewId: viewId === 1 ? 1 : null, colours })
  }
  const elsewhere = { projectId: RIVA, id: NOWHERE }
  const body = { viewId: 1, colours }
  expect((await studio.server.ask(keepMaskColours, elsewhere, {}, headers, body)).statusCode).toBe(404)
})

it('tells two people on one picture of each other, and what they hold, until they go [OUT-07]', async () => {
  const tabs = { project_editor: randomUUID(), project_admin: randomUUID() }
  const say = async (who: keyof typeof tabs & Identity, poiId: number | null) => {
    const { headers } = studio.people[who]
    const reply = await studio.server.ask(keepPresence, PICTURE, {}, headers, { tab: tabs[who], poiId })
    return reply.json().data.attributes
  }
  const accepted = (at: Date | null) =>
    studio.server.owner
      .updateTable('project_users')
      .set({ accepted_at: at })
      .where('user_id', '=', studio.people.project_admin.userId)
      .execute()
  await accepted(null)
  expect((await say('project_editor', null)).others).toEqual([])
  expect((await say('project_admin', 12)).others).toMatchObject([
    { tab: tabs.project_editor, userId: studio.people.project_editor.userId, poiId: null },
  ])
  const [other] = (await say('project_editor', 13)).others
  // Who did not accept an invitation has no name for others (ACC-11).
  expect(other).toMatchObject({ poiId: 12, firstName: null })
  await accepted(new Date())
  expect((await say('project_editor', 13)).others).toMatchObject([{ firstName: 'Test', lastName: 'Person' }])

  // Nobody speaks for another's tab.
  const { headers } = studio.people.project_admin
  await studio.server.ask(keepPresence, PICTURE, {}, headers, { tab: tabs.project_editor, poiId: 99 })
  expect((await say('project_admin', 12)).others).toMatchObject([{ poiId: 13 }])

  await sql`update presences set seen_at = now() - interval '13 seconds'
    where tab = ${tabs.project_admin}`.execute(studio.server.owner)
  expect((await say('project_editor', 13)).others).toEqual([])
})

it('says that outlines of the picture changed, drafts too [OUT-07]', async () => {
  const { headers } = studio.people.project_editor
  const id = await pictureId()
  const tag = async () => {
    const body = { tab: randomUUID(), poiId: null }
    const { others: _, ...rest } = (
      await studio.server.ask(keepPresence, { projectId: RIVA, id }, {}, headers, body)
    ).json().data.attributes
    return rest.outlines
  }
  const before = await tag()
  expect(await tag()).toBe(before)
  await studio.server.owner.transaction().execute(async (db) => {
    await sql`set local belvedere.action = 'test'`.execute(db)
    await sql`insert into drafts (project_id, kind, thing_id, fields, base_revision)
      select project_id, 'outlines', id, '{"parts": []}', revision from outlines
      where media_id = ${id} order by id limit 1`.execute(db)
  })
  expect(await tag()).not.toBe(before)
})

async function pictureId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select media_id as id from outlines where project_id = ${RIVA} order by id limit 1`.execute(
    studio.server.owner,
  )
  return rows[0]?.id ?? 0
}

it('tells two people in one table of each other, apart from those on pictures [STU-08] [APT-01]', async () => {
  const tabs = { project_editor: randomUUID(), sales_agent: randomUUID() }
  const say = async (who: keyof typeof tabs & Identity) => {
    const { headers } = studio.people[who]
    const at = { projectId: RIVA }
    const reply = await studio.server.ask(keepTablePresence, at, {}, headers, { tab: tabs[who] })
    return reply.json().data.attributes.others
  }
  const { headers } = studio.people.project_admin
  await studio.server.ask(keepPresence, PICTURE, {}, headers, { tab: randomUUID(), poiId: null })
  expect(await say('project_editor')).toEqual([])
  expect(await say('sales_agent')).toMatchObject([
    { tab: tabs.project_editor, userId: studio.people.project_editor.userId },
  ])
  expect(await say('project_editor')).toHaveLength(1)
})
