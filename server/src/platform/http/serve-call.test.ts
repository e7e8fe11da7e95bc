import { defineCall } from '@belvedere/contract/call'
import { one } from '@belvedere/contract/envelope'
import { IdParams, NoQuery } from '@belvedere/contract/inputs'
import { ROLES } from '@belvedere/domain/accounts/roles'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { answerErrors } from './answer-errors.ts'
import { serveCall } from './serve-call.ts'

const changeSomething = defineCall({
  id: 'API-86',
  name: 'changeSomething',
  method: 'PATCH',
  base: '/api/v1',
  path: '/projects/{id}/something',
  access: { resource: 'content', permission: 'read' },
  summary: 'Staff change it, but for its look.',
  params: IdParams,
  query: NoQuery,
  body: z.object({ name: z.string(), look: z.string() }).partial(),
  bodyRights: { look: { resource: 'look', permission: 'write' } },
  reply: one('something', z.object({ id: z.number() })),
})

const app = Fastify()
answerErrors(app)
app.decorate('whoAsks', async ({ headers }) => ({
  id: 7,
  sessionId: 'one',
  address: '127.0.0.1',
  demanded: false,
  resting: false,
  superAdmin: false,
  roles: new Map([[1, Number(headers['x-role'])]]),
}))
serveCall(app, changeSomething, {
  owner: async ({ params }) => ({ projectId: params.id }),
  answer: async () => ({}),
})
afterAll(() => app.close())

const send = async (role: number, projectId: number, payload: object) => {
  const url = `/api/v1/projects/${projectId}/something`
  const reply = await app.inject({ method: 'PATCH', url, headers: { 'x-role': String(role) }, payload })
  return reply.statusCode === 200 ? 'yes' : reply.json().errors[0].detail
}

it('a field that needs a right of its own is refused to whoever lacks it on that project [AUT-01]', async () => {
  expect(await send(ROLES.sales_agent, 1, { name: 'Riva' })).toBe('yes')
  expect(await send(ROLES.sales_agent, 1, { name: 'Riva', look: ':root {}' })).toBe('look')
  expect(await send(ROLES.project_admin, 1, { look: ':root {}' })).toBe('yes')
  expect(await send(ROLES.project_admin, 2, { look: ':root {}' })).toBe('')
})
