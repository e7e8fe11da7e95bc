import { calls } from '@belvedere/contract/calls'
import { setProjectHosts } from '@belvedere/contract/calls/staff-projects'
import { hasRight } from '@belvedere/domain/accounts/rights'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callSamples, requestOf } from '../../testing/call-samples.ts'
import { askerOf, IDENTITIES, RIVA } from '../../testing/identities.ts'
import { actionOf, freeApartments, openStudio, refusal, type Studio } from '../../testing/studio.ts'
import { WHO_MAY_CALL } from '../../testing/who-may-call.ts'
import { actionChanges } from './history-queries.ts'
import { RIGHTS_TO_TABLES, rightsToUndo } from './rights-to-undo.ts'

let studio: Studio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const lastAction = async () =>
  Number(
    (await sql<{ id: number }>`select coalesce(max(id), 0) as id from actions`.execute(studio.server.owner))
      .rows[0]?.id,
  )

/** Undone by a right that only more people than the callers, or others, could hold: each with its reason. */
const OTHERS_MAY_UNDO: Readonly<Record<string, string>> = {
  // Their own portrait; undone, it is a change of people.
  addUserMedia: 'project_admin,super_admin',
  // A row of the table says which rights it needs; this sample changes a fact.
  saveStudioApartments: 'project_editor,project_admin,super_admin',
}

describe('the right to undo', () => {
  it('is that of the call which is undone, for every call that writes [AUT-09]', async () => {
    const touched = new Set<string>()
    const others: string[] = []
    for (const sample of callSamples) {
      const { call } = sample
      if (call.method === 'GET' || typeof call.access === 'string' || call.name === 'undoAction') continue
      const request = await requestOf(sample, studio.server, studio.people)
      const before = await lastAction()
      await studio.server.ask(call, request.params, request.query, request.headers, request.body)
      for (let id = before + 1; id <= (await lastAction()); id += 1) {
        const changes = await actionChanges(studio.server.owner, id)
        for (const { table } of changes) touched.add(table)
        const may = IDENTITIES.filter((identity) => {
          const asker = askerOf(identity, RIVA)
          return asker && rightsToUndo(changes).every((right) => hasRight(asker, right, RIVA))
        })
        const expected = OTHERS_MAY_UNDO[call.name] ?? WHO_MAY_CALL[call.name]?.here.join()
        if (may.join() !== expected) others.push(`${call.name}: ${may.join()}, not ${expected}`)
      }
    }
    expect(others).toEqual([])
    expect([...touched].toSorted()).toEqual(
      expect.arrayContaining([
        'apartments',
        'claims',
        'drafts',
        'hosts',
        'looks',
        'project_users',
        'projects',
      ]),
    )
  }, 120_000)

  it('is known for every table of the record [AUT-09]', async () => {
    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger where tgname = 'record_insert'`.execute(
      studio.server.owner,
    )
    expect(rows.map(({ name }) => name).filter((name) => !(name in RIGHTS_TO_TABLES))).toEqual([])
    expect(calls.length).toBeGreaterThan(100)
  })

  it("of a host is super_admin's alone [AUT-09]", async () => {
    const { server, people } = studio
    const headers = await server.knowing('projects', RIVA, people.super_admin.headers)
    const hosts = ['moved.example']
    const action = await actionOf(studio, () =>
      server.ask(setProjectHosts, { id: RIVA }, {}, headers, { hosts }),
    )
    expect(refusal(await studio.ask.undo(action, { who: 'project_admin' }))).toEqual([403, 'forbidden'])
    expect(studio.attributes(await studio.ask.action(action, 'project_admin')).undo).toMatchObject({
      allowed: false,
    })
    expect((await studio.ask.undo(action, { who: 'super_admin' })).statusCode).toBe(200)
  })
})

describe('buyers in History', () => {
  it('are shown to those who sell, to nobody else; keys and hashes to nobody [SEC-12]', async () => {
    const free = await freeApartments(studio)
    const id = await free()
    const hold = { status: 'pending-reservation', heldBy: 'Secret Buyer +381601234567' }
    const action = await actionOf(studio, () => studio.setStatus(id, hold))
    await sql`
      insert into changes (action_id, project_id, table_name, row_key, before, after)
      values (${action}, ${RIVA}, 'claims', '7', '{"reason": "Secret Buyer left", "deposit": 5000}',
        '{"reason": "", "deposit_receipt": "R-77", "idempotency_key": "k-1", "body_hash": "\\\\x01"}'),
        (${action}, ${RIVA}, 'waiting_list', '8', null, '{"buyer": "Secret Buyer", "place": 1}')`.execute(
      studio.server.owner,
    )
    const told = async (who: 'project_editor' | 'sales_agent') =>
      JSON.stringify(await studio.rowsOf(action, who))
    const toEditor = await told('project_editor')
    for (const secret of ['Secret', '5000', 'R-77', 'k-1', 'body_hash', 'idempotency'])
      expect([secret, toEditor.includes(secret)]).toEqual([secret, false])
    expect(toEditor).toContain('"place":1')
    const toAgent = await told('sales_agent')
    expect(toAgent).toContain('Secret Buyer +381601234567')
    expect([toAgent.includes('k-1'), toAgent.includes('body_hash')]).toEqual([false, false])
  })
})

describe('the rows of an action', () => {
  it('come in parts, each once [AUT-08]', async () => {
    const rows = await Promise.all([1001, 1002, 1003, 1004, 1005].map((id) => studio.get('apartments', id)))
    const action = await actionOf(studio, () =>
      studio.save(
        'apartments',
        rows.map(({ id, revision }) => ({ id, revision, floor: 17 })),
      ),
    )
    const first = (await studio.ask.rows(action, 'project_editor', { 'page[size]': 3 })).json()
    const after = first.meta.after
    const second = (
      await studio.ask.rows(action, 'project_editor', { 'page[size]': 3, 'page[after]': after })
    ).json()
    const keys = [...first.data, ...second.data].map(({ attributes }) => attributes.key)
    expect([first.data.length, first.meta.total, second.meta.after]).toEqual([3, 5, null])
    expect(keys.toSorted()).toEqual(['1001', '1002', '1003', '1004', '1005'])
    expect(studio.attributes(await studio.ask.action(action))).toMatchObject({ changes: 5 })
  })
})
