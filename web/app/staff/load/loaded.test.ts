import { describe, expect, it } from 'vitest'
import { type Asked, failed } from './loaded.ts'

const shown: Asked<string> = { key: '1', now: { state: 'ready', value: 'a picture' }, failures: 0 }
const nothing: Asked<string> = { key: '1', now: { state: 'loading' }, failures: 0 }

describe('what did not come', () => {
  it.each([undefined, 401, 429, 500, 503])(
    'keeps what is shown, and is asked for again: %s [STU-03]',
    (status) => {
      const once = failed('1', status)(shown)
      expect(once).toEqual({ ...shown, failures: 1 })
      expect(failed('1', status)(once).failures).toBe(2)
    },
  )

  it.each([403, 404])('is said where it would be refused again: %s', (status) => {
    expect(failed('1', status)(shown)).toEqual({ key: '1', now: { state: 'failed', status }, failures: 0 })
  })

  it('is said where nothing is shown yet, and begins anew with another key', () => {
    const now = { state: 'failed', status: undefined }
    expect(failed('1', undefined)(nothing)).toEqual({ key: '1', now, failures: 1 })
    expect(failed('2', undefined)({ ...shown, failures: 3 })).toEqual({ key: '2', now, failures: 1 })
  })
})
