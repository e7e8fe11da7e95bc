import type { Call } from '@belvedere/contract/call'
import * as desk from '@belvedere/contract/calls/claims'
import { publishDrafts, undoAction } from '@belvedere/contract/calls/history'
import { applyImport, checkImport, uploadImport } from '@belvedere/contract/calls/imports'
import * as people from '@belvedere/contract/calls/people'
import { changeApartment } from '@belvedere/contract/calls/staff-apartments'
import { changeProject } from '@belvedere/contract/calls/staff-projects'
import { STUDIO_CALLS } from '@belvedere/contract/calls/studio'
import { sql } from 'kysely'
import { mailedToken } from '../../areas/users/mailed-token.ts'
import { PASSWORD } from '../accounts.ts'
import { DEPOSIT, inHours, lineRevisionOf } from '../claim-samples.ts'
import { RIVA } from '../identities.ts'
import { MULTIPART, uploadBody } from '../multipart.ts'
import {
  type Ask,
  at,
  BUYERS,
  fieldsOf,
  type KINDS,
  kindOf,
  NAMES,
  OPEN,
  type Reply,
  type Row,
  rowsOf,
  STAFF,
  STATUSES,
  tableOf,
  type Values,
  type World,
} from './chosen.ts'
import type { Deed, Step } from './order.ts'

/** Does a step by as many calls as it takes; gives the answer of the last one. */
type Does = (world: World, ask: Ask, step: Step) => Promise<Reply | undefined>

const tag = (row: { revision: number }) => ({ headers: { 'if-match': `"${row.revision}"` } })

const poiTypesOf = (kind: string) => {
  if (kind === 'camera-views') return 'poi_type_id in (7, 8)'
  return kind === 'info-points' ? 'poi_type_id in (2, 12, 13)' : 'true'
}

async function changed(
  world: World,
  ask: Ask,
  kind: (typeof KINDS)[number],
  nth: number,
  body: Record<string, unknown>,
) {
  const row = at(await rowsOf(world, tableOf(kind), poiTypesOf(kind)), nth)
  return row && ask(STUDIO_CALLS[kind].change, { projectId: RIVA, id: row.id }, body, tag(row))
}

/** A refusal that names how many must be confirmed is confirmed. */
async function confirmed(first: Reply, again: (confirm: number) => Promise<Reply>): Promise<Reply> {
  const confirm: unknown = first.statusCode === 409 ? first.json().meta?.confirm : undefined
  return typeof confirm === 'number' ? again(confirm) : first
}

const onClaim =
  (call: Call, where: string, body: (step: Step, claim: Row) => object): Does =>
  async (world, ask, step) => {
    const claim = at(await rowsOf(world, 'claims', `${OPEN} and ${where}`), step.a)
    return claim && ask(call, { projectId: RIVA, id: claim.id }, body(step, claim))
  }

const CONVERSIONS: Readonly<Record<string, object>> = {
  hold: { to: 'reservation', deposit: DEPOSIT },
  reservation: { to: 'contract', contractOn: '2026-12-01' },
  contract: { to: 'sold' },
}

export const DOES: Readonly<Record<Deed, Does>> = {
  add: async (world, ask, step) => {
    const kind = kindOf(step)
    return ask(STUDIO_CALLS[kind].add, { projectId: RIVA }, await fieldsOf(world, kind, step))
  },
  change: async (world, ask, step) => {
    const kind = kindOf(step)
    const [name, value] = at(Object.entries(await fieldsOf(world, kind, step)), step.c) ?? ['', 0]
    return changed(world, ask, kind, step.c + step.b, { [name]: value })
  },
  rename: (world, ask, { a, b }) => changed(world, ask, 'apartments', a, { name: at(NAMES, b) }),
  show: (world, ask, step) => {
    const kind =
      at(['apartments', 'buildings', 'masterplans', 'media', 'info-points'] as const, step.b) ?? 'media'
    return changed(world, ask, kind, step.a, { publish: step.c % 2 === 1 })
  },
  save: async (world, ask, { a, b, c }) => {
    const apartments = await rowsOf(world, 'apartments')
    const [one, other] = [at(apartments, a), at(apartments, b)]
    if (!one || !other) return undefined
    const row = ({ id, revision }: Row, fields: object) => ({ id, revision, ...fields })
    const status = at(STATUSES, c)
    const rows = [
      [row(one, { name: other.name }), row(other, { name: one.name })],
      [
        row(one, { status, ...(status === 'pending-reservation' && { heldBy: BUYERS[0] }) }),
        row(other, { price: 100_000 + b }),
      ],
      [row(one, { price: null }), row(other, { floor: c })],
    ]
    return ask(STUDIO_CALLS.apartments.save, { projectId: RIVA }, { rows: at(rows, c) })
  },
  remove: async (world, ask, step) => {
    const kind = kindOf(step)
    const all = await rowsOf(world, tableOf(kind), poiTypesOf(kind))
    // What is published is refused: most of the time what is not is chosen.
    const hidden = all.filter(({ publish }) => publish === false)
    const row = at(hidden.length > 0 && step.b !== 1 ? hidden : all, step.c)
    if (!row) return undefined
    const remove = (query: Values) =>
      ask(STUDIO_CALLS[kind].remove, { projectId: RIVA, id: row.id }, undefined, { query, ...tag(row) })
    return confirmed(await remove({}), (confirm) => remove({ confirm }))
  },
  publish: (_world, ask, { a }) => ask(publishDrafts, { projectId: RIVA }, a === 1 ? { project: true } : {}),
  claim: async (world, ask, { a, b, c }) => {
    const apartment = at(await rowsOf(world, 'apartments'), a)
    if (!apartment) return undefined
    const claim = (more: object) =>
      ask(
        desk.claimApartment,
        { projectId: RIVA, id: apartment.id },
        {
          kind: c % 3 === 0 ? 'reservation' : 'hold',
          buyer: at(BUYERS, b),
          ...(c % 3 === 0 && { deposit: DEPOSIT }),
          ...more,
        },
        { headers: { 'idempotency-key': `order-${world.nth}-${Object.keys(more).length}-${a}${b}${c}` } },
      )
    const first = await claim({})
    const waitingId = first.statusCode === 409 && first.json().meta?.waitingId
    return waitingId && b % 2 ? claim({ passOver: waitingId }) : first
  },
  convert: onClaim(desk.convertClaim, `kind <> 'sold'`, ({ b }, { kind }) => ({
    ...(b === 7 ? { to: 'sold' } : CONVERSIONS[kind]),
    reason: 'Agreed',
  })),
  release: onClaim(desk.releaseClaim, 'true', () => ({ reason: 'Changed her mind' })),
  correct: onClaim(desk.correctSale, `kind = 'sold'`, () => ({ reason: 'The wrong row' })),
  extend: onClaim(desk.extendClaim, `kind = 'hold'`, ({ b }) => ({
    until: inHours(50 + b),
    reason: 'Asked',
  })),
  join: async (world, ask, { a, b }) => {
    const apartment = at(await rowsOf(world, 'apartments'), a)
    return (
      apartment && ask(desk.joinWaitingList, { projectId: RIVA, id: apartment.id }, { buyer: at(BUYERS, b) })
    )
  },
  leave: async (world, ask, { a }) => {
    const waiting = at(await rowsOf(world, 'waiting_list'), a)
    return waiting && ask(desk.leaveWaitingList, { projectId: RIVA, id: waiting.id })
  },
  line: async (world, ask, { a }) => {
    const waiting = await rowsOf(world, 'waiting_list', 'left_at is null')
    const id = at(waiting, a)?.apartment_id
    const ids = waiting.flatMap((one) => (one.apartment_id === id ? [one.id] : []))
    if (id === undefined) return undefined
    const read = tag({ revision: await lineRevisionOf(world.server, id) })
    return ask(desk.orderWaitingList, { projectId: RIVA, id }, { ids }, read)
  },
  status: async (world, ask, { a, b }) => {
    const apartment = at(await rowsOf(world, 'apartments'), a)
    const status = at(STATUSES, b)
    const body = { status, ...(status === 'pending-reservation' && { heldBy: BUYERS[0] }) }
    return apartment && ask(changeApartment, { id: apartment.id }, body, tag(apartment))
  },
  settings: async ({ server, nth }, ask, { b }) => {
    const project = await server.owner
      .selectFrom('projects')
      .where('id', '=', RIVA)
      .select('revision')
      .executeTakeFirstOrThrow()
    const body = b % 4 === 0 ? { publish: b % 8 === 0 } : { website: `https://site${nth}.example` }
    return ask(changeProject, { id: RIVA }, body, tag(project))
  },
  invite: (_world, ask, { a, b }) =>
    ask(
      people.invite,
      { projectId: RIVA },
      { email: `invited${a % 3}@orders.example`, roleId: at(STAFF, b) },
    ),
  accept: async (world, ask, { a }) => {
    const invitation = at(await rowsOf(world, 'invitations'), a)
    if (!invitation) return undefined
    const token = mailedToken(invitation.mail_id, 'invitation', world.server.config.authSecret)
    const account = { firstName: 'Ana', lastName: 'Savić', password: PASSWORD }
    return ask(people.acceptInvitation, {}, { token, account })
  },
  role: async (world, ask, { a, b }) => {
    const person = await personOn(world, a)
    return ask(people.changePerson, { projectId: RIVA, id: person.id }, { roleId: at(STAFF, b) }, tag(person))
  },
  dismiss: async (world, ask, { a }) => {
    const person = await personOn(world, a)
    return ask(people.removePerson, { projectId: RIVA, id: person.id }, undefined, tag(person))
  },
  list: bringList,
  undo: async (world, ask, { a }) => {
    const action = at(await actionsOf(world), a)
    return action === undefined ? undefined : undo(ask, action)
  },
}

/** Someone on the project, at the revision that their row has. */
async function personOn({ server }: World, nth: number): Promise<{ id: number; revision: number }> {
  const { rows } = await sql<{ id: number; revision: number }>`
    select user_id as id, coalesce((to_jsonb(project_users) ->> 'revision')::int, 1) as revision from project_users
    where project_id = ${RIVA} order by user_id desc`.execute(server.owner)
  return at(rows, nth) ?? { id: 0, revision: 1 }
}

/** The latest first. */
export async function actionsOf({ server }: World): Promise<number[]> {
  const all = await server.owner
    .selectFrom('actions')
    .where('project_id', '=', RIVA)
    .select('id')
    .orderBy('id', 'desc')
    .limit(12)
    .execute()
  return all.map(({ id }) => Number(id))
}

export async function undo(ask: Ask, id: number): Promise<Reply> {
  const take = (body: object) => ask(undoAction, { projectId: RIVA, id }, body)
  return confirmed(await take({}), (confirm) => take({ confirm }))
}

/** A list with what some apartments have already, but for one column. */
async function bringList({ server }: World, ask: Ask, { a, b, c }: Step): Promise<Reply | undefined> {
  const { rows } = await sql<{ name: string; building: string; floor: number; price: number | null }>`
    select apartments.name, coalesce(buildings.name ->> '1', '') as building, floor, price from apartments
      join buildings on buildings.id = building_id left join apartment_prices on apartment_id = apartments.id
    order by apartments.id desc limit ${1 + (a % 5)}`.execute(server.owner)
  const lines = rows.map(({ name, building, floor, price }, nth) =>
    [
      building,
      c === 5 ? `New ${nth}` : name,
      b % 2 ? floor + 1 : floor,
      c % 3 === 0 ? (price ?? 90_000) + b * 1_000 : (price ?? ''),
      c % 4 === 1 ? 'unavailable' : 'available',
    ].join(','),
  )
  const csv = ['Building,Name,Floor,Price,Status', ...lines].join('\n')
  const sent = await ask(
    uploadImport,
    { projectId: RIVA },
    uploadBody({}, { value: Buffer.from(csv), filename: 'list.csv' }),
    { headers: MULTIPART },
  )
  if (sent.statusCode !== 201) return sent
  const params = { projectId: RIVA, id: sent.json().data.attributes.id }
  const looked = await ask(checkImport, params, {})
  if (looked.statusCode !== 200) return looked
  const { changed: rowsChanged, guards, confirm } = looked.json().data.attributes
  const held = rowsChanged.filter(
    (one: { held: string[]; refused: unknown }) => one.held.length > 0 && !one.refused,
  )
  if (c % 2 === 0) return ask(applyImport, params, { confirm })
  return ask(applyImport, params, {
    confirm: confirm + held.length,
    confirmed: held.map((one: { id: string }) => one.id),
    guards: guards.map((one: { guard: string }) => one.guard),
  })
}
