import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Removed } from '../entities/removed.ts'
import { NewUpload, ResumableUpload } from '../entities/upload.ts'
import { one, page } from '../envelope.ts'
import { FileQuery, Id, NoQuery, PageQuery } from '../inputs.ts'
import { line } from '../text.ts'

const READ = { resource: 'content', permission: 'read' } as const
const WRITE = { resource: 'content', permission: 'write' } as const

const InProject = z.object({ projectId: Id })
const OneThing = z.object({ projectId: Id, id: Id })

export const addUpload = defineCall({
  id: 'PLC-02',
  name: 'addUpload',
  method: 'POST',
  creates: true,
  base: '/api/v1',
  path: '/studio/projects/{projectId}/uploads',
  access: WRITE,
  summary:
    'Announces a file; its bytes are then sent to `…/uploads/{id}/bytes` by the tus protocol (HEAD, PATCH), and go on where they stopped.',
  params: InProject,
  query: NoQuery,
  body: NewUpload,
  reply: one('upload', ResumableUpload),
})

export const listUploads = defineCall({
  id: 'PLC-02',
  name: 'listUploads',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/uploads',
  access: READ,
  summary: 'Files on their way, and those that have arrived or failed since yesterday.',
  params: InProject,
  query: PageQuery,
  reply: page('upload', ResumableUpload),
})

export const getUpload = defineCall({
  id: 'PLC-02',
  name: 'getUpload',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/uploads/{id}',
  access: READ,
  summary: 'How far one of them is.',
  params: OneThing,
  query: NoQuery,
  reply: one('upload', ResumableUpload),
})

export const removeUpload = defineCall({
  id: 'PLC-02',
  name: 'removeUpload',
  method: 'DELETE',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/uploads/{id}',
  access: WRITE,
  summary: 'Gives one up, with what has arrived of it; what it has become stays.',
  params: OneThing,
  query: NoQuery,
  reply: one('removed', Removed),
})

export const dropNewerPicture = defineCall({
  id: 'PLC-03',
  name: 'dropNewerPicture',
  method: 'DELETE',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/media/{id}/newer',
  access: WRITE,
  summary:
    'Discards a newer picture that waits for Publish; what is drawn is again in pixels of the present one.',
  params: OneThing,
  query: NoQuery,
  reply: one('removed', Removed),
})

export const getStudioMediaFile = defineCall({
  id: 'PLC-02',
  name: 'getStudioMediaFile',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/media/{id}/file',
  access: READ,
  summary:
    'The file of a media item as authors see it: a newer picture that waits stands for the present one.',
  params: OneThing,
  query: FileQuery.omit({ v: true }),
  reply: { kind: 'file' },
})

const PLANS_MAX = 5_000

const PlanMatch = z.object({
  /** Of the file. */
  name: z.string(),
  /** Whose plan it is; several where the name tells no more, none where it matches nothing. */
  apartments: z.array(
    z.object({ id: z.number(), name: z.string(), buildingId: z.number(), poiId: z.number() }),
  ),
})

export const matchPlans = defineCall({
  id: 'PLC-04',
  name: 'matchPlans',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/plans/match',
  access: WRITE,
  summary: 'Tells by the names of files whose plans they are.',
  params: InProject,
  query: NoQuery,
  bodyMaxBytes: 1024 * 1024,
  body: z.strictObject({ names: z.array(line(200).min(1)).min(1).max(PLANS_MAX) }),
  reply: one('plan-matches', z.object({ id: z.number(), matches: z.array(PlanMatch) })),
})
