import { expect, it } from 'vitest'
import { isEnough, readDepth } from './depth.ts'

it('is 10,000 inputs for each call, unless said otherwise', () => {
  expect(readDepth([])).toEqual({ inputs: 10_000 })
  expect(readDepth(['--inputs', '3000'])).toEqual({ inputs: 3_000 })
  expect(readDepth(['--minutes', '14'])).toEqual({ seconds: 840 })
})

it.each(['0', '-1', 'many'])('refuses --inputs=%s', (given) => {
  expect(() => readDepth([`--inputs=${given}`])).toThrow('--inputs must be a number above 0')
})

it('goes on until the inputs are asked', () => {
  expect(isEnough({ inputs: 3_000 }, { inputs: 2_000, seconds: 9_999, longest: 60 })).toBe(false)
  expect(isEnough({ inputs: 3_000 }, { inputs: 3_000, seconds: 1, longest: 1 })).toBe(true)
})

it('goes on as long as one more round ends in time', () => {
  expect(isEnough({ seconds: 600 }, { inputs: 1_000, seconds: 300, longest: 300 })).toBe(false)
  expect(isEnough({ seconds: 600 }, { inputs: 1_000, seconds: 301, longest: 300 })).toBe(true)
})
