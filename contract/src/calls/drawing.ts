import { z } from 'zod'
import { defineCall } from '../call.ts'
import { one } from '../envelope.ts'
import { BodyId, Id, NoQuery } from '../inputs.ts'
import { line } from '../text.ts'

const READ = { resource: 'content', permission: 'read' } as const
const WRITE = { resource: 'content', permission: 'write' } as const

const OneOfProject = z.object({ projectId: Id, id: Id })

/** A façade has hundreds of apartments at most; a building is remembered over several masks. */
const COLOURS_MAX = 5_000
const NAME_MAX = 80

const KnownColour = z.strictObject({
  hex: z.string().regex(/^#[0-9A-F]{6}$/),
  /** Of the apartment; null is what was left out. */
  poiId: BodyId.nullable(),
  /** What was left out, as it is called. */
  name: line(NAME_MAX).min(1).optional(),
})

const MaskColours = z
  .object({
    /** The building's. */
    id: z.number(),
    /** The camera view whose mask spoke last. */
    viewId: z.number().nullable(),
    colours: z.array(
      z.object({ hex: z.string(), poiId: z.number().nullable(), name: z.string().optional() }),
    ),
  })
  .meta({ id: 'MaskColours' })

const ofBuilding = {
  id: 'OUT-03',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/buildings/{id}/mask-colours',
  params: OneOfProject,
  query: NoQuery,
  reply: one('mask-colours', MaskColours),
} as const

export const getMaskColours = defineCall({
  ...ofBuilding,
  name: 'getMaskColours',
  method: 'GET',
  access: READ,
  summary: "What the colours of the building's masks meant so far.",
})

export const keepMaskColours = defineCall({
  ...ofBuilding,
  name: 'keepMaskColours',
  method: 'PUT',
  access: WRITE,
  summary: 'Remembers what the colours of a mask mean, for the next mask of the building.',
  body: z.strictObject({ viewId: BodyId, colours: z.array(KnownColour).max(COLOURS_MAX) }),
})

const Other = z.object({
  tab: z.string(),
  userId: z.number(),
  /** Of those who accepted an invitation (ACC-11). */
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
})

const Presence = z
  .object({
    /** The picture's. */
    id: z.number(),
    /** All others who have it open, by tab; with the outline they hold. */
    others: z.array(Other.extend({ poiId: z.number().nullable() })),
    /** Another one whenever an outline of the picture has changed. */
    outlines: z.string(),
  })
  .meta({ id: 'Presence' })

export const keepPresence = defineCall({
  id: 'OUT-07',
  name: 'keepPresence',
  method: 'PUT',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/media/{id}/presence',
  access: WRITE,
  summary:
    'Says that one draws on a picture and what one holds; tells who else does. It holds for some seconds.',
  params: OneOfProject,
  query: NoQuery,
  body: z.strictObject({ tab: z.uuid(), poiId: BodyId.nullable() }),
  reply: one('presence', Presence),
})

export const keepTablePresence = defineCall({
  id: 'APT-01',
  name: 'keepTablePresence',
  method: 'PUT',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/apartments/presence',
  access: READ,
  summary: 'Says that one has the apartments open; tells who else does. It holds for some seconds.',
  params: z.object({ projectId: Id }),
  query: NoQuery,
  body: z.strictObject({ tab: z.uuid() }),
  reply: one(
    'table-presence',
    // The id is the project's.
    z.object({ id: z.number(), others: z.array(Other) }),
  ),
})
