import type { ListedKind } from '@belvedere/contract/authoring/things'
import type { Call } from '@belvedere/contract/call'
import { ROLES } from '@belvedere/domain/accounts/roles'
import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { sql } from 'kysely'
import { type Identity, RIVA } from '../identities.ts'
import type { TestApp } from '../test-app.ts'
import type { Step } from './order.ts'

export type Reply = Awaited<ReturnType<TestApp['ask']>>
export type World = {
  server: TestApp
  headers: Record<Identity, Record<string, string>>
  nth: number
  /** Undos and redos whose rows were compared with those before. */
  compared: number
}

export type Ask = (
  call: Call,
  params: Values,
  body?: unknown,
  more?: { query?: Values; headers?: Record<string, string> },
) => Promise<Reply>
export type Values = Record<string, number | string>
/** Few names: sooner or later two things want the same. */
export const NAMES = ['A', 'B', 'C', 'D']
export const BUYERS = ['Ana Savić', 'Mina Perić', 'Iva Lukić']
export const KINDS = [
  'apartments',
  'buildings',
  'masterplans',
  'apartment-types',
  'media',
  'info-points',
  'camera-views',
  'menu-items',
  'packages',
  'outlines',
  'client-apps',
] as const satisfies readonly ListedKind[]
const TABLES: Readonly<Record<string, string>> = {
  'apartment-types': 'apartment_types',
  'info-points': 'pois',
  'camera-views': 'pois',
  'menu-items': 'menu_items',
  'client-apps': 'client_apps',
}
export const STATUSES: readonly string[] = APARTMENT_STATUSES
export const STAFF = [ROLES.project_admin, ROLES.project_editor, ROLES.sales_agent]

export const at = <Of>(list: readonly Of[], nth: number): Of | undefined =>
  list[nth % Math.max(list.length, 1)]

/** What is there of a table, the latest first: what was made in this order is chosen more often than the demo's. */
export async function rowsOf({ server }: World, table: string, where = 'true'): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select * from ${sql.table(table)} where project_id = ${RIVA} and ${sql.raw(where)} order by id desc limit 12`.execute(
      server.owner,
    )
  return rows
}
export type Row = {
  id: number
  revision: number
  name: unknown
  status: string
  kind: string
  mail_id: string
  email: string
  apartment_id: number
  publish?: boolean
}

export const OPEN = 'ended_at is null'

/** A mark that is in no other text: where it shows, this very text shows. */
const marked = (world: World, name: string | undefined) => ({ 1: `${name} ~${world.nth}~` })

export async function fieldsOf(
  world: World,
  kind: (typeof KINDS)[number],
  { a, b, c }: Step,
): Promise<Record<string, unknown>> {
  const id = async (table: string, nth: number, where?: string) =>
    at(await rowsOf(world, table, where), nth)?.id
  const name = marked(world, at(NAMES, b))
  const shown = { publish: b % 2 === 0, order: c }
  if (kind === 'masterplans')
    return { name, parentId: c % 3 === 0 ? 0 : await id('masterplans', c), ...shown }
  if (kind === 'buildings') return { name, masterplanId: await id('masterplans', c), floors: b, ...shown }
  if (kind === 'apartment-types') return { name, typeKey: c % 2 ? 'studio' : 'duplex' }
  if (kind === 'apartments')
    return {
      name: at(NAMES, b),
      buildingId: await id('buildings', c),
      apartmentTypeId: await id('apartment_types', a),
      floor: c,
      rooms: b,
      area: 40 + c,
      orientation: `~${world.nth}~`,
      publish: shown.publish,
    }
  const on = {
    masterplanId: c % 2 ? await id('masterplans', a) : null,
    buildingId: c % 2 ? null : await id('buildings', a),
  }
  if (kind === 'camera-views') return { ...on, ...shown }
  if (kind === 'info-points')
    return { ...(c % 3 === 2 ? { apartmentId: await id('apartments', a) } : on), ...shown }
  if (kind === 'media')
    return {
      mediaTypeId: 11,
      name: `~${world.nth}~`,
      texts: marked(world, at(NAMES, b)),
      poiId: c % 3 === 0 ? null : await id('pois', a),
      ...shown,
    }
  if (kind === 'outlines')
    return {
      mediaId: await id('media', a, 'media_type_id = 21'),
      poiId: await id('pois', b),
      parts: [
        [
          [1, 2],
          [3, 4],
          [5, c],
        ],
      ],
    }
  if (kind === 'client-apps') return { name: `~${world.nth}~` }
  if (kind === 'menu-items') return { name, clientAppId: await id('client_apps', a), parentId: 0, ...shown }
  return { name, publish: shown.publish, items: [{ apartmentId: await id('apartments', c) }, { name }] }
}

export const tableOf = (kind: string) => TABLES[kind] ?? kind

export const kindOf = (step: Step) => at(KINDS, Math.floor((step.a * step.b) / 3)) ?? 'apartments'
