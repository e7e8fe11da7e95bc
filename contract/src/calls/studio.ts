import { APARTMENT_STATUSES } from '@belvedere/domain/apartments/apartment-status'
import { z } from 'zod'
import {
  changeOf,
  LISTED_KINDS,
  LIVE_KINDS,
  type ListedKind,
  type NewThing,
  newThing,
  Price,
  THINGS,
  type Thing,
  thingOf,
} from '../authoring/things.ts'
import type { Call } from '../call.ts'
import { Removed } from '../entities/removed.ts'
import { HeldBy } from '../entities/status-change.ts'
import { one, page } from '../envelope.ts'
import { BodyId, ConfirmQuery, Id, NoQuery, PageQuery } from '../inputs.ts'

const READ = { resource: 'content', permission: 'read' } as const
const WRITE = { resource: 'content', permission: 'write' } as const

const InProject = z.object({ projectId: Id })
const OneThing = z.object({ projectId: Id, id: Id })

/** Up to a whole project by one call, all or nothing (AUT-02). */
const ROWS_MAX = 5_000
const ROWS_MAX_BYTES = 16 * 1024 * 1024

/** Fields by whose value a list is filtered: what a thing lies in (0: in nothing), and what it is. */
const FILTERED = [
  'masterplanId',
  'buildingId',
  'apartmentTypeId',
  'poiId',
  'mediaId',
  'mediaTypeId',
  'clientAppId',
  'floor',
]
/** Fields that a list is sorted by, down with a minus; by `order`, where it has one, when nothing is said. */
const SORTED = ['order', 'name', 'floor', 'rooms', 'area', 'status']

const fieldNames = (kind: ListedKind) => [
  ...Object.keys(THINGS[kind].fields),
  ...(kind === 'apartments' ? ['status'] : []),
]

const listQuery = (kind: ListedKind) => {
  const names = fieldNames(kind)
  const sorts = SORTED.filter((name) => names.includes(name)).flatMap((name) => [name, `-${name}`])
  const filters = FILTERED.filter((name) => names.includes(name)).map((name) => [
    `filter[${name}]`,
    z.coerce.number().pipe(z.int32()).optional(),
  ])
  return PageQuery.extend({
    sort: z.enum(['id', ...sorts]).optional(),
    ...Object.fromEntries(filters),
  })
}

/** What only some may set, and what is live at once: an apartment's status, who holds it from then on, and its price. */
const sale = {
  status: z.enum(APARTMENT_STATUSES).optional(),
  heldBy: HeldBy.optional(),
  price: Price.optional(),
}

const ROW_RIGHTS = {
  price: { resource: 'prices', permission: 'write' },
  status: { resource: 'statuses', permission: 'write' },
  heldBy: { resource: 'reservations', permission: 'write' },
  others: WRITE,
} as const

/** A row of a list: of a thing that is there its id and the revision it was read at; without an id it is new. */
const rowOf = (kind: ListedKind) =>
  z.strictObject({
    id: BodyId.optional(),
    revision: z.number().int().min(1).optional(),
    ...(changeOf(kind) as unknown as z.ZodObject).shape,
    ...(kind === 'apartments' ? sale : {}),
  })

const SavedThings = z
  .object({
    id: z.number(),
    ids: z.array(z.number()),
    /** Of each, in the same order: what its next change names. */
    revisions: z.array(z.number()),
  })
  .meta({ id: 'SavedThings' })

const callsOf = (kind: ListedKind) => {
  const Name = kind.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
  const path = `/studio/projects/{projectId}/${kind}` as const
  const entity = thingOf(kind)
  const waits = !LIVE_KINDS.includes(kind)
  return {
    list: {
      id: 'AUT-08',
      name: `listStudio${Name}`,
      method: 'GET',
      base: '/api/v1',
      path,
      access: READ,
      summary: `The project's ${kind}, unpublished ones included, with what waits for Publish.`,
      params: InProject,
      query: listQuery(kind),
      reply: page(kind, entity),
    },
    get: {
      id: 'AUT-03',
      name: `getStudio${Name}`,
      method: 'GET',
      base: '/api/v1',
      path: `${path}/{id}`,
      access: READ,
      summary: 'One of them; its ETag is its revision.',
      params: OneThing,
      query: NoQuery,
      reply: one(kind, entity),
    },
    add: {
      id: 'AUT-01',
      name: `addStudio${Name}`,
      method: 'POST',
      creates: true,
      base: '/api/v1',
      path,
      access: WRITE,
      summary: waits
        ? 'Makes one; whatever visitors would see of it waits for Publish.'
        : 'Makes one, live at once.',
      params: InProject,
      query: NoQuery,
      body: newThing(kind),
      reply: one(kind, entity),
    },
    change: {
      id: 'AUT-01',
      name: `changeStudio${Name}`,
      method: 'PATCH',
      base: '/api/v1',
      path: `${path}/{id}`,
      access: WRITE,
      ifMatch: true,
      summary: waits ? 'Changes its draft, which waits for Publish.' : 'Changes it, live at once.',
      params: OneThing,
      query: NoQuery,
      body: changeOf(kind),
      reply: one(kind, entity),
    },
    save: {
      id: 'AUT-02',
      name: `saveStudio${Name}`,
      method: 'PATCH',
      base: '/api/v1',
      path,
      access: kind === 'apartments' ? READ : WRITE,
      summary: `Makes or changes up to ${ROWS_MAX}, all or none; each bad row is told.`,
      params: InProject,
      query: NoQuery,
      bodyMaxBytes: ROWS_MAX_BYTES,
      rowRights: kind === 'apartments' ? ROW_RIGHTS : { others: WRITE },
      body: z.strictObject({ rows: z.array(rowOf(kind)).min(1).max(ROWS_MAX) }),
      reply: one('saved', SavedThings),
    },
    remove: {
      id: 'AUT-06',
      name: `removeStudio${Name}`,
      method: 'DELETE',
      base: '/api/v1',
      path: `${path}/{id}`,
      access: WRITE,
      ifMatch: true,
      summary: 'Removes an unpublished one with all that hangs on it, once that was confirmed.',
      params: OneThing,
      query: ConfirmQuery,
      reply: one('removed', Removed),
    },
  } as const satisfies Record<string, Call>
}

/** The calls by which authors make and change things, for each kind of thing. */
export const STUDIO_CALLS = Object.fromEntries(LISTED_KINDS.map((kind) => [kind, callsOf(kind)])) as Record<
  ListedKind,
  ReturnType<typeof callsOf>
>

type Calls = ReturnType<typeof callsOf>
type Told = 'id' | 'projectId' | 'revision' | 'draft' | 'file' | 'plan' | 'outlinedOn'
type Changed<Of extends ListedKind> = Partial<Omit<Thing<Of>, Told>>
type Row<Of extends ListedKind> = Changed<Of> & { id?: number; revision?: number } & (Of extends 'apartments'
    ? { heldBy?: string }
    : unknown)

/** One of the calls with what is its kind's own: where it is, what it takes and what it answers. */
type Own<Name extends keyof Calls, Path, Answer extends z.ZodType, Body = unknown> = Omit<
  Calls[Name],
  'path' | 'reply' | 'body'
> & {
  readonly path: Path
  readonly reply: Omit<Calls[Name]['reply'], 'schema'> & { readonly schema: Answer }
} & (Calls[Name] extends { readonly body: unknown }
    ? { readonly body: z.ZodType<Body, Body> }
    : { readonly body?: never })

type Pathed<Of extends ListedKind> = `/studio/projects/{projectId}/${Of}`
type One<Of extends ListedKind> = ReturnType<typeof one<z.ZodType<Thing<Of>>>>['schema']
type Page<Of extends ListedKind> = ReturnType<typeof page<z.ZodType<Thing<Of>>>>['schema']

/** The calls of each kind as its clients see them: the same, to the letter of each field. */
export type StudioCall = {
  [Of in ListedKind]:
    | Own<'list', Pathed<Of>, Page<Of>>
    | Own<'get', `${Pathed<Of>}/{id}`, One<Of>>
    | Own<'add', Pathed<Of>, One<Of>, NewThing<Of>>
    | Own<'change', `${Pathed<Of>}/{id}`, One<Of>, Changed<Of>>
    | Own<'save', Pathed<Of>, Calls['save']['reply']['schema'], { rows: readonly Row<Of>[] }>
    | Own<'remove', `${Pathed<Of>}/{id}`, Calls['remove']['reply']['schema']>
}[ListedKind]
