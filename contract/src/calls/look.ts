import { z } from 'zod'
import { changeOf, thingOf } from '../authoring/things.ts'
import { defineCall } from '../call.ts'
import { one } from '../envelope.ts'
import { Id, NoQuery } from '../inputs.ts'

const READ = { resource: 'look', permission: 'read' } as const
const WRITE = { resource: 'look', permission: 'write' } as const

const InProject = z.object({ projectId: Id })

const Look = thingOf('look')

export const getLook = defineCall({
  id: 'AUT-03',
  name: 'getLook',
  method: 'GET',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/look',
  access: READ,
  summary: "The project's look: stylesheet, logo, title picture, with what of it waits for Publish.",
  params: InProject,
  query: NoQuery,
  reply: one('look', Look),
})

export const changeLook = defineCall({
  id: 'AUT-03',
  name: 'changeLook',
  method: 'PATCH',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/look',
  access: WRITE,
  ifMatch: true,
  summary: 'Changes its draft, which waits for Publish; what is left out stays.',
  params: InProject,
  query: NoQuery,
  body: changeOf('look'),
  reply: one('look', Look),
})

export const dropLookDraft = defineCall({
  id: 'AUT-03',
  name: 'dropLookDraft',
  method: 'DELETE',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/look/draft',
  access: WRITE,
  ifMatch: true,
  summary: 'Drops its draft: the look is again as visitors see it.',
  params: InProject,
  query: NoQuery,
  reply: one('look', Look),
})

export const publishLook = defineCall({
  id: 'AUT-03',
  name: 'publishLook',
  method: 'POST',
  base: '/api/v1',
  path: '/studio/projects/{projectId}/look/publish',
  access: WRITE,
  ifMatch: true,
  summary: 'Publishes its draft alone; Publish takes it along with all the others.',
  params: InProject,
  query: NoQuery,
  reply: one('look', Look),
})
