import { expect, it } from 'vitest'
import { retryUntil, SETTINGS_RETRY_MS } from './retry-until.ts'

const NOT_YET = Symbol('a read that throws')

/** Answers one after the other, and the waits that were asked for in between. */
function scripted(...answers: unknown[]) {
  const waits: number[] = []
  let reads = 0
  return {
    waits,
    reads: () => reads,
    read: async () => {
      const answer = answers[reads++]
      if (answer === NOT_YET) throw new Error('settings are not there yet')
      return answer
    },
    sleep: async (ms: number) => {
      waits.push(ms)
    },
  }
}

it('gives what is there at once, without waiting [GEN-14]', async () => {
  const { read, sleep, waits } = scripted({ defaultLangId: 6 })
  expect(await retryUntil(read, { everyMs: SETTINGS_RETRY_MS, sleep })).toEqual({ defaultLangId: 6 })
  expect(waits).toEqual([])
})

it('while settings are not there yet, reads again every 200 ms [GEN-14]', async () => {
  const { read, sleep, waits, reads } = scripted(undefined, NOT_YET, undefined, { defaultLangId: 6 }, 'later')
  expect(await retryUntil(read, { everyMs: SETTINGS_RETRY_MS, sleep })).toEqual({ defaultLangId: 6 })
  expect(waits).toEqual([200, 200, 200])
  expect(reads()).toBe(4)
})

it.each([null, 0, '', false])('takes %j for an answer', async (answer) => {
  const { read, sleep, waits } = scripted(answer)
  expect(await retryUntil(read, { everyMs: 200, sleep })).toBe(answer)
  expect(waits).toEqual([])
})

it('reads plain functions too, and one that throws at once', async () => {
  let reads = 0
  const read = () => {
    reads += 1
    if (reads === 1) throw new Error('not yet')
    return 'settings'
  }
  expect(await retryUntil(read, { everyMs: 200, sleep: async () => {} })).toBe('settings')
})

it('never reads once it is aborted', async () => {
  const { read, sleep, reads } = scripted('settings')
  const signal = { aborted: true, reason: new Error('left the page') }
  await expect(retryUntil(read, { everyMs: 200, sleep, signal })).rejects.toThrow('left the page')
  expect(reads()).toBe(0)
})

it('stops when it is aborted during a read, without waiting', async () => {
  const { sleep, waits } = scripted()
  const signal = { aborted: false, reason: new Error('left the page') }
  const read = () => {
    signal.aborted = true
    throw new Error('read was cut off')
  }
  await expect(retryUntil(read, { everyMs: 200, sleep, signal })).rejects.toThrow('left the page')
  expect(waits).toEqual([])
})

it('stops when it is aborted during a wait, without reading again', async () => {
  const { read, reads } = scripted(undefined, 'settings')
  const signal = { aborted: false, reason: new Error('left the page') }
  const sleep = async () => {
    signal.aborted = true
  }
  await expect(retryUntil(read, { everyMs: 200, sleep, signal })).rejects.toThrow('left the page')
  expect(reads()).toBe(1)
})
