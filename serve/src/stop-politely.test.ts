import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { stopPolitely } from './stop-politely.ts'

const log = fastify().log
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a part that cannot be stopped is said, the others end, and the process ends as failed', async () => {
  const before = process.exitCode
  onTestFinished(() => {
    process.exitCode = before
  })
  const warned = vi.spyOn(log, 'warn')
  const web = Object.assign(fastify(), { readiness: { stops: () => {} } })
  const closed = vi.fn()
  web.addHook('onClose', async () => closed())
  const why = new Error('the collector is away')
  const worker = { stop: () => Promise.reject(why) }
  await stopPolitely({ web: web as never, worker, log, drainMs: undefined, withinMs: 1_000 })
  expect(closed).toHaveBeenCalled()
  expect(warned.mock.calls).toEqual([[{ err: why }, expect.any(String)]])
  vi.runAllTimers()
  expect(vi.mocked(process.exit).mock.calls).toEqual([[1]])
})
