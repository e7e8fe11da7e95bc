import { listActions, undoAction } from '@belvedere/contract/calls/history'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import type { ClaimKind } from '@belvedere/domain/sales/claims'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimDesk, codeOf, openClaimDesk, shown } from '../../testing/claim-desk.ts'
import { makeClaim } from '../../testing/claim-samples.ts'
import { RIVA } from '../../testing/identities.ts'
import { saveStatuses } from '../authoring/save-sales.ts'

const ID = 1005

let desk: ClaimDesk
beforeAll(async () => {
  desk = await openClaimDesk()
})
beforeEach(() => desk.free(ID))
afterAll(() => desk.close())

const OTHERS = {
  hold: ['available', 'unavailable', 'reserved', 'sold'],
  reservation: ['available', 'unavailable', 'pending-reservation', 'sold'],
  contract: ['available', 'unavailable', 'pending-reservation', 'sold'],
  sold: ['available', 'unavailable', 'pending-reservation', 'reserved'],
} as const satisfies Record<ClaimKind, readonly string[]>

const pairs = (Object.keys(OTHERS) as ClaimKind[]).flatMap((kind) =>
  OTHERS[kind].map((status) => ({ kind, status })),
)

const revision = async () => {
  const row = desk.server.owner.selectFrom('apartments').where('id', '=', ID)
  return (await row.select('revision').executeTakeFirstOrThrow()).revision
}

describe('a claim in force', () => {
  it.each(pairs)(
    'of kind $kind is not made $status by a price list [RSV-01, IMP-03]',
    async ({ kind, status }) => {
      await makeClaim(desk.server, { apartmentId: ID, kind })
      const listed = desk.server.owner
        .transaction()
        .execute((db) => saveStatuses(db, RIVA, [{ id: ID, status }], 'file'))
      await expect(listed).rejects.toMatchObject({ problems: [{ row: 0, field: 'status' }] })
      expect((await desk.apartment(ID)).claim).toMatchObject({ kind, endedAt: null })
    },
  )

  it.each(OTHERS.sold)(
    'that is a sale is not made %s by the table, nor by a call [RSV-01]',
    async (status) => {
      await makeClaim(desk.server, { apartmentId: ID, kind: 'sold' })
      const heldBy = status === 'pending-reservation' ? { heldBy: 'Iva' } : {}
      const rows = [{ id: ID, revision: await revision(), status, ...heldBy }]
      const { headers } = desk.people.project_admin
      const saved = await desk.server.ask(STUDIO_CALLS.apartments.save, { projectId: RIVA }, {}, headers, {
        rows,
      })
      expect(saved.json().errors).toMatchObject([{ row: 0, field: 'status', code: 'status-change-refused' }])
      const asReader = await desk.server.knowing('apartments', ID, headers)
      const changed = await desk.server.ask(changeApartment, { id: ID }, {}, asReader, { status, ...heldBy })
      expect(codeOf(changed)).toEqual([409, 'status-change-refused'])
      expect(await desk.apartment(ID)).toMatchObject({ status: 'sold', claim: { kind: 'sold' } })
    },
  )

  it('that is a contract is not let go of in the table [RSV-01]', async () => {
    await makeClaim(desk.server, { apartmentId: ID, kind: 'contract' })
    const rows = [{ id: ID, revision: await revision(), status: 'available' }]
    const { headers } = desk.people.project_admin
    const saved = await desk.server.ask(STUDIO_CALLS.apartments.save, { projectId: RIVA }, {}, headers, {
      rows,
    })
    expect(saved.json().errors).toMatchObject([{ row: 0, field: 'status', code: 'claimed' }])
    expect(await desk.apartment(ID)).toMatchObject({ status: 'reserved', claim: { kind: 'contract' } })
  })
})

const undoLast = async (confirm?: number) => {
  const { headers } = desk.people.project_admin
  const [action] = await desk.server.read(listActions, { projectId: RIVA }, { 'page[size]': 1 }, headers)
  const body = confirm === undefined ? {} : { confirm }
  return desk.server.ask(undoAction, { projectId: RIVA, id: action?.id ?? 0 }, {}, headers, body)
}

describe('an undo', () => {
  it('of a hold ends it and frees the apartment, also where one that ran out was ended with it [RSV-01, AUT-05]', async () => {
    await desk.ranOut(ID)
    const { id } = await desk.claimed(ID)
    const asked = await undoLast()
    const done = asked.statusCode === 409 ? await undoLast(asked.json().meta.confirm) : asked
    expect(done.statusCode).toBe(200)
    expect(await desk.apartment(ID)).toMatchObject({ status: 'available', claim: null })
    expect((await desk.apartment(ID)).steps[0]).toMatchObject({ claimId: id, step: 'undone' })
  })

  it.each(['convert', 'release', 'correct'] as const)(
    'of a step to %s leaves it [RSV-01, AUT-05]',
    async (step) => {
      const kind = step === 'correct' ? 'sold' : 'contract'
      const id = await makeClaim(desk.server, { apartmentId: ID, kind })
      const body = step === 'convert' ? { to: 'sold' } : { reason: 'x' }
      shown(await desk.ask[step](id, body, 'project_admin'))
      const before = await desk.apartment(ID)
      const asked = await undoLast()
      expect(asked.json().meta.kept.map(({ reason }: { reason: string }) => reason)).toEqual([
        'final',
        'final',
      ])
      expect((await undoLast(2)).json().data.attributes).toMatchObject({ undone: 0 })
      expect(await desk.apartment(ID)).toEqual(before)
    },
  )
})
