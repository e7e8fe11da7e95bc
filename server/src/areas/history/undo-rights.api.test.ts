import { listActionRows, undoAction } from '@belvedere/contract/calls/history'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeIdentities, RIVA, SAVSKI_VIDIK } from '../../testing/identities.ts'
import { actionOf, freeApartments, openStudio, type Studio } from '../../testing/studio.ts'

let studio: Studio
let free: () => Promise<number>
const done = (work: () => Promise<unknown>) => actionOf(studio, work)
beforeAll(async () => {
  studio = await openStudio()
  free = await freeApartments(studio)
})
afterAll(() => studio.close())

describe('whoever may do something may take it back, and nobody else:', () => {
  const status = (
    action: number,
    who: 'sales_agent' | 'project_editor' | 'project_admin' | 'user on the project',
  ) => studio.ask.undo(action, { who }).then(({ statusCode }) => statusCode)

  it('a price [AUT-05]', async () => {
    const id = await free()
    const { revision } = await studio.get('apartments', id)
    const action = await done(() => studio.save('apartments', [{ id, revision, price: 7 }], 'project_admin'))
    expect([await status(action, 'sales_agent'), await status(action, 'project_editor')]).toEqual([403, 403])
    expect((await studio.get('apartments', id)).price).toBe(7)
    expect(await status(action, 'project_admin')).toBe(200)
    expect((await studio.get('apartments', id)).price).toBe(100_000)
  })

  it('content [AUT-05]', async () => {
    const action = await done(() => studio.change('apartments', 1010, { floor: 12 }))
    expect([await status(action, 'user on the project'), await status(action, 'sales_agent')]).toEqual([
      403, 403,
    ])
    expect(await status(action, 'project_editor')).toBe(200)
  })

  it('a status [AUT-05]', async () => {
    const id = await free()
    const action = await done(() => studio.setStatus(id, { status: 'unavailable' }))
    expect([await status(action, 'project_editor'), await status(action, 'sales_agent')]).toEqual([403, 200])
    expect((await studio.get('apartments', id)).status).toBe('available')
  })

  it('of another project nothing at all [AUT-05]', async () => {
    const action = await done(() => studio.change('apartments', 1011, { floor: 13 }))
    const outside = await makeIdentities(studio.server, SAVSKI_VIDIK)
    const reply = await studio.server.ask(
      undoAction,
      { projectId: RIVA, id: action },
      {},
      outside.project_admin.headers,
      {},
    )
    expect(reply.statusCode).toBe(403)
  })
})

describe('prices in the record', () => {
  const ask = (id: number, headers: Record<string, string>) =>
    studio.server.ask(listActionRows, { projectId: RIVA, id }, {}, headers)

  it('are for those alone who may see prices of that project [AUT-04]', async () => {
    const id = await free()
    const { revision } = await studio.get('apartments', id)
    const action = await done(() =>
      studio.save('apartments', [{ id, revision, price: 4_567 }], 'project_admin'),
    )
    for (const who of ['sales_agent', 'project_editor', 'project_admin', 'super_admin'] as const) {
      expect(await studio.rowsOf(action, who)).toContainEqual({
        id: expect.any(Number),
        table: 'apartment_prices',
        key: String(id),
        name: expect.any(String),
        before: { price: 100_000 },
        after: { price: 4_567 },
      })
    }
    const outside = await makeIdentities(studio.server, SAVSKI_VIDIK)
    for (const headers of [
      outside.project_admin.headers,
      studio.people['user on the project'].headers,
      studio.people.user.headers,
    ]) {
      const reply = await ask(action, headers)
      expect([reply.statusCode, reply.payload.includes('4567')]).toEqual([403, false])
    }
    expect((await ask(action, {})).statusCode).toBe(401)
  })
})
