import { expect, it, vi } from 'vitest'
import { lostBy } from './staff-access.tsx'

const isOpened = (id: number) => id === 1
const call = (others: object = {}) => ({
  at: 'GET /api/v1/desk/projects/{projectId}/enquiry-counts' as const,
  status: 403,
  code: 'forbidden' as const,
  params: { projectId: 1 },
  ...others,
})
const project = (status: number, code?: 'forbidden' | 'second-factor-required') =>
  vi.fn(async () => ({ status, code }))

it('is removed when the project itself is refused too [SEC-13]', async () => {
  expect(await lostBy(call(), isOpened, project(403, 'forbidden'))).toBe('removed')
  expect(await lostBy(call({ status: 404 }), isOpened, project(404))).toBe('removed')
})

it('is asked for a second factor when that is why [SEC-13]', async () => {
  expect(await lostBy(call(), isOpened, project(403, 'second-factor-required'))).toBe('second-factor')
})

it('is nothing lost where one call alone is refused, or the server cannot say [SEC-13]', async () => {
  expect(await lostBy(call(), isOpened, project(200))).toBeUndefined()
  expect(await lostBy(call(), isOpened, project(503))).toBeUndefined()
})

it('is nothing lost where nothing was open, and nobody is asked [SEC-13]', async () => {
  const ask = project(403)
  expect(await lostBy(call({ params: { projectId: 2 } }), isOpened, ask)).toBeUndefined()
  expect(await lostBy(call({ params: undefined }), isOpened, ask)).toBeUndefined()
  expect(await lostBy(call({ status: 422 }), isOpened, ask)).toBeUndefined()
  expect(ask).not.toHaveBeenCalled()
})

it('needs no second question when the project itself was asked for [SEC-13]', async () => {
  const ask = project(200)
  const at = 'GET /api/v1/projects/{id}' as const
  expect(await lostBy(call({ at, params: { id: 1 } }), isOpened, ask)).toBe('removed')
  expect(ask).not.toHaveBeenCalled()
})
