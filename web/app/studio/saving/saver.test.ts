import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConnectionError } from '../../api/client.ts'
import { createSaver, type SaveState } from './saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
  const page = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true, locks: { request: () => new Promise(() => {}) } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const store = { put: async () => {}, drop: async () => {}, of: async () => [] }

function saving(save: () => Promise<readonly string[]>) {
  const states: SaveState[] = []
  return {
    states,
    saver: createSaver<string>({ scope: 'a', store, save, onState: (now) => states.push(now) }),
  }
}

it.each([
  ['a cut connection', new ConnectionError()],
  ['a server that cannot at the moment', new Response(null, { status: 503 })],
])('sends again by itself after %s [STU-03]', async (_, error) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const save = vi.fn().mockRejectedValueOnce(error).mockResolvedValue([])
  const { saver, states } = saving(save)
  await saver.change(new Map([['name', 'Lamela A']]))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states.at(-1)).toEqual({ state: 'failed', changes: 1 })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(states.at(-1)?.state).toBe('saved')
  expect(log).not.toHaveBeenCalled()
})

it('logs a mistake of ours, keeps the change, and sends it again only when asked to [STU-03]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const mistake = new TypeError('undefined is not a function')
  const save = vi.fn().mockRejectedValueOnce(mistake).mockResolvedValue([])
  const { saver, states } = saving(save)
  await saver.change(new Map([['name', 'Lamela A']]))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith('Saving failed', mistake)
  expect(states.at(-1)).toEqual({ state: 'failed', changes: 1 })
  saver.again()
  await vi.advanceTimersByTimeAsync(0)
  expect(states.at(-1)?.state).toBe('saved')
})
