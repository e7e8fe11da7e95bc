import type { Received } from '@belvedere/server/testing/receiver'
import { expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { judge } from './verdict.ts'

it('sends 10,000 events of 500 apartments unless told otherwise [INB-04]', () => {
  expect(readOptions([])).toMatchObject({ events: 10_000, apartments: 500, kills: 3 })
  expect(readOptions(['--quick', '--seed', '7'])).toMatchObject({ events: 500, seed: 7 })
  expect(() => readOptions(['--seed', 'x'])).toThrow('--seed must be a whole number')
})

const told = (id: string, sequence: number, from: string, to: string): Received => ({
  id,
  text: '',
  answered: 'ok',
  message: { type: 'apartment.status-changed', timestamp: '', sequence, data: { apartmentId: 1, from, to } },
})

const first = told('a', 1, 'available', 'reserved')
const second = told('b', 2, 'reserved', 'available')
const both = new Set(['a', 'b'])
const now = new Map([[1, 'available']])

it('finds what was lost, what nobody wrote, what is unsigned, and what contradicts [INB-04]', () => {
  const good = { lost: 0, nobodys: 0, unsigned: 0, disordered: 0, twice: 0, failed: 0 }
  expect(judge([first, second], both, now)).toEqual(good)
  // In whichever order they come, and however often.
  expect(judge([second, first, second], both, now)).toEqual({ ...good, twice: 1 })
  expect(judge([{ ...first, answered: 'fail' }, second, first], both, now)).toEqual({ ...good, failed: 1 })
  expect(judge([second], both, now)).toEqual({ ...good, lost: 1 })
  expect(judge([first], both, now)).toEqual({ ...good, lost: 1, disordered: 1 })
  expect(judge([first, second], new Set(['a']), now)).toEqual({ ...good, nobodys: 1 })
  expect(judge([first, { ...second, message: undefined }], both, now)).toMatchObject({ lost: 1, unsigned: 1 })
  expect(judge([first, told('b', 2, 'sold', 'available')], both, now)).toEqual({ ...good, disordered: 1 })
})
