import { LISTED_KINDS, type ListedKind } from '@belvedere/contract/authoring/things'
import { getBuilding } from '@belvedere/contract/calls/buildings'
import { listActions, publishDrafts, undoAction } from '@belvedere/contract/calls/history'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Identities, makeIdentities, RIVA } from '../../testing/identities.ts'
import { newThingOf, THING_SAMPLES } from '../../testing/studio-samples.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let server: TestApp
let people: Identities
beforeAll(async () => {
  server = await createTestApp()
  people = await makeIdentities(server)
})
afterAll(() => server.close())

const at = (id?: number) => ({ projectId: RIVA, ...(id !== undefined && { id }) })
const asEditor = () => people.project_editor.headers
const withTag = (revision: number, headers = asEditor()) => ({ ...headers, 'if-match': `"${revision}"` })

async function make(
  kind: ListedKind,
  body: object = THING_SAMPLES[kind].made,
): Promise<{ id: number; revision: number }> {
  const reply = await server.ask(STUDIO_CALLS[kind].add, at(), {}, asEditor(), body)
  expect([reply.statusCode, reply.payload.slice(0, 300)]).toEqual([201, expect.any(String)])
  return reply.json().data.attributes
}

describe.each(LISTED_KINDS)('%s', (kind) => {
  const calls = STUDIO_CALLS[kind]

  it('are made, read, changed and removed, each write with its revision [AUT-01, AUT-03]', async () => {
    const made = await make(kind)
    expect(made).toMatchObject({ ...THING_SAMPLES[kind].made, revision: expect.any(Number) })
    const read = await server.ask(calls.get, at(made.id), {}, people.sales_agent.headers)
    expect([read.statusCode, read.headers.etag]).toEqual([200, `"${made.revision}"`])
    const changed = await server.ask(
      calls.change,
      at(made.id),
      {},
      withTag(made.revision),
      THING_SAMPLES[kind].change,
    )
    expect(changed.json().data?.attributes ?? changed.json()).toMatchObject(THING_SAMPLES[kind].change)
    await publish()
    const after = (await server.ask(calls.get, at(made.id), {}, asEditor())).json().data.attributes
    expect(after).toMatchObject({ ...THING_SAMPLES[kind].change, draft: null })
    await unpublish(kind, made.id)
    const { revision } = (await server.ask(calls.get, at(made.id), {}, asEditor())).json().data.attributes
    const asked = await server.ask(calls.remove, at(made.id), {}, withTag(revision))
    expect([asked.statusCode, asked.json().errors[0].code]).toEqual([409, 'confirmation-required'])
    const { confirm } = asked.json().meta
    expect((await server.ask(calls.remove, at(made.id), { confirm }, withTag(revision))).statusCode).toBe(200)
    expect(await server.status(calls.get, at(made.id), {}, asEditor())).toBe(404)
  })

  it('cannot be changed without a revision, or with a stale one: that says who was first, and what is there [AUT-03]', async () => {
    const { id, revision } = await make(kind, newThingOf(kind))
    const { change } = THING_SAMPLES[kind]
    const blind = await server.ask(calls.change, at(id), {}, asEditor(), change)
    expect([blind.statusCode, blind.json().errors[0].code]).toEqual([428, 'precondition-required'])
    const first = await server.ask(
      calls.change,
      at(id),
      {},
      withTag(revision, people.project_admin.headers),
      change,
    )
    expect(first.statusCode).toBe(200)
    const second = await server.ask(calls.change, at(id), {}, withTag(revision), change)
    expect(second.statusCode).toBe(412)
    expect(second.json()).toMatchObject({
      errors: [{ code: 'stale' }],
      meta: {
        changedBy: { id: people.project_admin.userId, name: 'Test Person' },
        changedAt: expect.any(String),
      },
      data: { id, revision: first.json().data.attributes.revision },
    })
  })
})

const publish = () => server.read(publishDrafts, at(), {}, asEditor(), {})

/** As though nothing of building 1 had ever been reserved or sold: what was stays (AUT-11). */
async function forgetSales(): Promise<void> {
  const inIt = server.owner.selectFrom('apartments').where('building_id', '=', 1).select('id')
  await server.owner
    .deleteFrom('claims')
    .where('apartment_id', 'in', inIt)
    .where('kind', '<>', 'hold')
    .execute()
  await server.owner
    .updateTable('apartments')
    .set({ status: 'available' })
    .where('building_id', '=', 1)
    .where('status', 'in', ['reserved', 'sold'])
    .execute()
}

async function unpublish(kind: ListedKind, id: number): Promise<void> {
  const { publish: isPublished, revision } = (
    await server.ask(STUDIO_CALLS[kind].get, at(id), {}, asEditor())
  ).json().data.attributes
  if (!isPublished) return
  await server.ask(STUDIO_CALLS[kind].change, at(id), {}, withTag(revision), { publish: false })
  await publish()
}

it('is not deleted while it is published [AUT-06]', async () => {
  await forgetSales()
  const building = (await server.ask(STUDIO_CALLS.buildings.get, at(1), {}, asEditor())).json().data
    .attributes
  const reply = await server.ask(STUDIO_CALLS.buildings.remove, at(1), {}, withTag(building.revision))
  expect([reply.statusCode, reply.json().errors[0].code]).toEqual([409, 'published'])
})

it('brings a deleted building back with the same ids, outlines, plans and prices, byte by byte [AUT-05, AUT-06]', async () => {
  await forgetSales()
  const call = STUDIO_CALLS.buildings
  const everything = async () => ({
    building: (await server.ask(getBuilding, { id: 1 })).payload,
    prices: await server.owner.selectFrom('apartment_prices').selectAll().orderBy('apartment_id').execute(),
    claims: await server.owner.selectFrom('claims').selectAll().orderBy('id').execute(),
    claimed: await server.owner.selectFrom('claim_prices').selectAll().orderBy('claim_id').execute(),
  })
  const before = await everything()
  expect(JSON.parse(before.building).data.attributes.apartments).toHaveLength(106)
  await unpublish('buildings', 1)
  const { revision } = (await server.ask(call.get, at(1), {}, asEditor())).json().data.attributes
  const asked = await server.ask(call.remove, at(1), {}, withTag(revision))
  expect(asked.json().meta.counts).toMatchObject({ buildings: 1, apartments: 106 })
  const { confirm } = asked.json().meta
  expect(await server.status(call.remove, at(1), { confirm: confirm - 1 }, withTag(revision))).toBe(409)
  expect(await server.status(call.remove, at(1), { confirm }, withTag(revision))).toBe(200)
  expect(await server.status(call.get, at(1), {}, asEditor())).toBe(404)

  const [latest] = (await server.ask(listActions, at(), {}, asEditor())).json().data
  expect(latest.attributes.kind).toBe('buildings.remove')
  const undone = await server.ask(
    undoAction,
    { projectId: RIVA, id: latest.attributes.id },
    {},
    asEditor(),
    {},
  )
  expect([undone.statusCode, undone.payload]).toEqual([200, expect.any(String)])
  const back = (await server.ask(call.get, at(1), {}, asEditor())).json().data.attributes
  await server.ask(call.change, at(1), {}, withTag(back.revision), { publish: true })
  await publish()
  expect(await everything()).toEqual(before)
})
