import type { Right } from '@belvedere/domain/accounts/rights'
import { APARTMENT_STATUSES, type ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { APARTMENT_TYPE_KEYS } from '@belvedere/domain/apartments/apartment-type-keys'
import { OUTLINE_SOURCES } from '@belvedere/domain/content/outline-sources'
import { z } from 'zod'
import { Tiles } from '../entities/media-item.ts'
import { Stylesheet } from '../entities/stylesheet.ts'
import { NameInput } from '../entities/translations.ts'
import { BodyId, BodyLangId, BodyMediaTypeId } from '../inputs.ts'
import { line, lines } from '../text.ts'

const ORDER_MAX = 100_000
const NAME_MAX = 200
const TEXT_MAX = 10_000
const MANY = 500

const Order = z.number().int().min(0).max(ORDER_MAX)
/** 0 means at the top. */
const Parent = z.union([z.literal(0), BodyId])
const On = BodyId.nullable()
const Text = lines(TEXT_MAX).min(1).optional()

/** Prices in whole euros, as far as PostgreSQL's integer goes; null takes the price away. */
const PRICE_MAX = 2_147_483_647
export const Price = z.number().int().min(1).max(PRICE_MAX).nullable()

const Point = z.tuple([z.number(), z.number()])
const POINTS_MAX = 1_000
const PARTS_MAX = 50
const OutlineParts = z.array(z.array(Point).min(1).max(POINTS_MAX)).max(PARTS_MAX)

/** Fields of a thing, and what those have that a new one leaves out. */
type Definition = { readonly fields: z.ZodRawShape; readonly defaults: Readonly<Record<string, unknown>> }

/**
 * What authors make and change, by kind (AUT-01). A camera view and an info point are points of interest; a text page, a
 * gallery picture and a plan are media, told apart by where they hang and by their type.
 */
export const THINGS = {
  masterplans: {
    fields: { name: NameInput, parentId: Parent, community: z.boolean(), publish: z.boolean(), order: Order },
    defaults: { parentId: 0, community: false, publish: false, order: 0 },
  },
  buildings: {
    fields: {
      name: NameInput,
      masterplanId: BodyId,
      floors: z.number().int().min(0).max(300),
      publish: z.boolean(),
      order: Order,
    },
    defaults: { floors: 0, publish: false, order: 0 },
  },
  'apartment-types': {
    fields: { name: NameInput, typeKey: z.enum(APARTMENT_TYPE_KEYS) },
    defaults: {},
  },
  apartments: {
    fields: {
      name: line(40).min(1),
      buildingId: BodyId,
      apartmentTypeId: BodyId,
      floor: z.number().int().min(-20).max(300),
      rooms: z.number().int().min(0).max(100),
      area: z.number().min(0).max(100_000),
      orientation: line(20),
      balconyArea: z.number().min(0).max(100_000),
      levels: z.number().int().min(1).max(20),
      publish: z.boolean(),
    },
    defaults: { orientation: '', balconyArea: 0, levels: 1, publish: false },
  },
  'camera-views': {
    fields: { masterplanId: On, buildingId: On, publish: z.boolean(), order: Order },
    defaults: { masterplanId: null, buildingId: null, publish: false, order: 0 },
  },
  'info-points': {
    fields: { masterplanId: On, buildingId: On, apartmentId: On, publish: z.boolean(), order: Order },
    defaults: { masterplanId: null, buildingId: null, apartmentId: null, publish: false, order: 0 },
  },
  media: {
    fields: {
      poiId: On,
      menuItemId: On,
      mediaTypeId: BodyMediaTypeId,
      langId: BodyLangId.nullable(),
      name: line(NAME_MAX).min(1),
      texts: z.strictObject({ 1: Text, 2: Text, 3: Text, 4: Text, 5: Text, 6: Text, 7: Text }),
      children: z.array(BodyId).max(MANY),
      publish: z.boolean(),
      order: Order,
    },
    defaults: {
      poiId: null,
      menuItemId: null,
      langId: null,
      texts: {},
      children: [],
      publish: false,
      order: 0,
    },
  },
  outlines: {
    fields: {
      mediaId: BodyId,
      poiId: BodyId,
      parts: OutlineParts,
      source: z.enum(OUTLINE_SOURCES),
      order: Order,
    },
    defaults: { parts: [], source: 'drawn', order: 0 },
  },
  'client-apps': { fields: { name: line(NAME_MAX).min(1) }, defaults: {} },
  'menu-items': {
    fields: {
      name: NameInput,
      clientAppId: BodyId,
      parentId: Parent,
      poiId: On,
      publish: z.boolean(),
      order: Order,
    },
    defaults: { parentId: 0, poiId: null, publish: false, order: 0 },
  },
  packages: {
    fields: {
      name: NameInput,
      publish: z.boolean(),
      items: z
        .array(z.union([z.strictObject({ apartmentId: BodyId }), z.strictObject({ name: NameInput })]))
        .max(MANY),
    },
    defaults: { publish: false, items: [] },
  },
  /** A project has one, under its own id. A title picture is chosen among the project's; else the first of them shows. */
  look: {
    fields: { stylesheet: Stylesheet, logoMediaId: On, titleMediaId: On },
    defaults: { stylesheet: '', logoMediaId: null, titleMediaId: null },
  },
} as const satisfies Record<string, Definition>

export type Kind = keyof typeof THINGS
export const KINDS = Object.keys(THINGS) as Kind[]

/** Kinds of which a project has many, which are listed. */
export type ListedKind = Exclude<Kind, 'look'>
export const LISTED_KINDS = KINDS.filter((kind) => kind !== 'look')

/** What stands in an apartment's row is live when saved; all else waits for Publish. */
export const LIVE_KINDS: readonly Kind[] = ['apartments', 'apartment-types']

/** What it takes to change things of a kind, and to publish them. */
export const rightToChange = (kind: Kind): Right => ({
  resource: kind === 'look' ? 'look' : 'content',
  permission: 'write',
})

/** A new thing: what has a default may be left out. */
export function newThing(kind: Kind) {
  const { fields, defaults } = THINGS[kind] as Definition
  const shape = Object.entries(fields).map(([name, schema]) => [
    name,
    name in defaults ? (schema as z.ZodType).default(defaults[name] as never) : schema,
  ])
  return z.strictObject(Object.fromEntries(shape)) as z.ZodType<Fields>
}

export type Fields = Record<string, unknown>

type Shape<Of extends Kind> = z.input<z.ZodObject<(typeof THINGS)[Of]['fields']>>
type Defaulted<Of extends Kind> = keyof (typeof THINGS)[Of]['defaults'] & keyof Shape<Of>

/** The same as a type, for who writes one down. */
export type NewThing<Of extends Kind> = Omit<Shape<Of>, Defaulted<Of>> &
  Partial<Pick<Shape<Of>, Defaulted<Of>>>

/** What is left out stays as it is. */
export const changeOf = (kind: Kind) =>
  z.strictObject(THINGS[kind].fields as z.ZodRawShape).partial() as unknown as z.ZodType<Fields>

/** What waits for Publish, and whose it is. */
const Draft = z
  .object({
    fields: z.array(z.string()),
    authorId: z.number().nullable(),
    changedAt: z.string(),
  })
  .nullable()

/** What an item shows, were it published now; a newer picture that waits stands for the present one. Null for a text. */
const MediaFile = z
  .object({
    mime: z.string().nullable(),
    bytes: z.number().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    tiles: Tiles.nullable(),
  })
  .nullable()

/** What an apartment is shown by: its plan, and the pictures on which it has an outline. */
const apartmentPictures = { plan: z.string().nullable(), outlinedOn: z.array(z.number()) }

type ApartmentPictures = z.output<z.ZodObject<typeof apartmentPictures>>

/** The same as a type, for who reads one: a client knows each kind by its own fields. */
export type Thing<Of extends Kind> = z.output<z.ZodObject<(typeof THINGS)[Of]['fields']>> & {
  id: number
  projectId: number
  revision: number
  draft: z.output<typeof Draft>
} & (Of extends 'apartments'
    ? { status: ApartmentStatus; price: number | null } & ApartmentPictures
    : unknown) &
  (Of extends 'media' ? { file: z.output<typeof MediaFile> } : unknown)

/** As authors see it: with its draft's fields over its own. */
export const thingOf = (kind: Kind) =>
  z.object({
    id: z.number(),
    projectId: z.number(),
    revision: z.number(),
    ...THINGS[kind].fields,
    ...(kind === 'media' && { file: MediaFile }),
    ...(kind === 'apartments' && {
      status: z.enum(APARTMENT_STATUSES),
      price: Price,
      ...apartmentPictures,
    }),
    draft: Draft,
  }) as unknown as z.ZodType<Fields & { id: number; projectId: number; revision: number }>
