import type { Kind, ListedKind } from '@belvedere/contract/authoring/things'
import {
  getAction,
  listActionRows,
  listActions,
  publishDrafts,
  undoAction,
} from '@belvedere/contract/calls/history'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import { expect } from 'vitest'
import { type Identity, makeIdentities, RIVA } from './identities.ts'
import { createTestApp } from './test-app.ts'

type Fields = Record<string, unknown>
type Thing = Fields & { id: number; revision: number }

/** The calls of the studio on Riva, as its people make them: an editor, unless someone else is named. */
export async function openStudio() {
  const server = await createTestApp()
  const people = await makeIdentities(server)
  const headersOf = (who: Identity, revision?: number) => ({
    ...people[who].headers,
    ...(revision !== undefined && { 'if-match': `"${revision}"` }),
  })
  const at = (id?: number) => ({ projectId: RIVA, ...(id !== undefined && { id }) })

  const ask = {
    get: (kind: ListedKind, id: number, who: Identity = 'project_editor') =>
      server.ask(STUDIO_CALLS[kind].get, at(id), {}, headersOf(who)),
    list: (kind: ListedKind, query: Record<string, string | number> = {}, who: Identity = 'project_editor') =>
      server.ask(STUDIO_CALLS[kind].list, at(), query, headersOf(who)),
    add: (kind: ListedKind, fields: Fields, who: Identity = 'project_editor') =>
      server.ask(STUDIO_CALLS[kind].add, at(), {}, headersOf(who), fields),
    change: (kind: ListedKind, { id, revision }: Thing, fields: Fields, who: Identity = 'project_editor') =>
      server.ask(STUDIO_CALLS[kind].change, at(id), {}, headersOf(who, revision), fields),
    save: (kind: ListedKind, rows: readonly Fields[], who: Identity = 'project_editor') =>
      server.ask(STUDIO_CALLS[kind].save, at(), {}, headersOf(who), { rows }),
    remove: (kind: ListedKind, { id, revision }: Thing, confirm?: number) =>
      server.ask(
        STUDIO_CALLS[kind].remove,
        at(id),
        confirm === undefined ? {} : { confirm },
        headersOf('project_editor', revision),
      ),
    publish: (drafts?: readonly { kind: Kind; id: number }[], who: Identity = 'project_editor') =>
      server.ask(publishDrafts, at(), {}, headersOf(who), drafts ? { drafts } : {}),
    undo: (id: number, { who = 'project_editor', ...body }: { who?: Identity; confirm?: number } = {}) =>
      server.ask(undoAction, at(id), {}, headersOf(who), body),
    action: (id: number, who: Identity = 'project_editor') =>
      server.ask(getAction, at(id), {}, headersOf(who)),
    rows: (id: number, who: Identity = 'project_editor', query: Record<string, string | number> = {}) =>
      server.ask(listActionRows, at(id), query, headersOf(who)),
  }

  type Reply = Awaited<ReturnType<typeof server.ask>>

  /** What an answer holds; one that is a refusal says so. */
  function attributes(reply: Reply, status = 200): Thing {
    expect([reply.statusCode, reply.statusCode === status || reply.payload.slice(0, 500)]).toEqual([
      status,
      true,
    ])
    return reply.json().data.attributes
  }

  const get = async (kind: ListedKind, id: number) => attributes(await ask.get(kind, id))

  return {
    server,
    people,
    ask,
    attributes,
    get,
    add: async (kind: ListedKind, fields: Fields) => attributes(await ask.add(kind, fields), 201),
    /** Changes a thing as it is now. */
    change: async (kind: ListedKind, id: number, fields: Fields, who?: Identity) =>
      attributes(await ask.change(kind, await get(kind, id), fields, who)),
    publish: async (drafts?: readonly { kind: Kind; id: number }[]) => attributes(await ask.publish(drafts)),
    save: async (kind: ListedKind, rows: readonly Fields[], who?: Identity) =>
      attributes(await ask.save(kind, rows, who)).ids as number[],
    /** Sells, holds, frees: at the revision that the apartment has now. */
    setStatus: async (apartmentId: number, body: Fields, who: Identity = 'sales_agent') => {
      const { revision } = await get('apartments', apartmentId)
      return server.ask(changeApartment, { id: apartmentId }, {}, headersOf(who, revision), body)
    },
    /** What an action changed, row by row. */
    rowsOf: async (id: number, who?: Identity): Promise<Thing[]> =>
      (await ask.rows(id, who)).json().data.map(({ attributes: row }: { attributes: Thing }) => row),
    /** The id of what was done last. */
    latest: async (): Promise<number> => {
      const reply = await server.ask(listActions, at(), { 'page[size]': 1 }, headersOf('project_editor'))
      return reply.json().data[0].attributes.id
    },
    close: () => server.close(),
  }
}

export type Studio = Awaited<ReturnType<typeof openStudio>>

/** The codes in a refusal. */
export const refusal = (reply: { statusCode: number; json: () => { errors?: { code: string }[] } }) => [
  reply.statusCode,
  reply.json().errors?.[0]?.code,
]

/** Makes free apartments, one after the other, in a building of their own. */
export async function freeApartments(studio: Studio): Promise<() => Promise<number>> {
  const { id: buildingId } = await studio.add('buildings', { name: { 1: 'Own' }, masterplanId: 2 })
  let nth = 0
  return async () => {
    nth += 1
    const facts = { name: `F-${nth}`, buildingId, apartmentTypeId: 1, floor: 1, rooms: 2, area: 40 }
    const sale = { status: 'available', price: 100_000 }
    const [id = 0] = await studio.save('apartments', [{ ...facts, ...sale }], 'project_admin')
    return id
  }
}

/** Does something and gives the action that it was. */
export async function actionOf(studio: Studio, work: () => Promise<unknown>): Promise<number> {
  const before = await studio.latest()
  await work()
  const action = await studio.latest()
  if (action <= before) throw new Error('Nothing was done')
  return action
}
