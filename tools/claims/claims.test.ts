import { expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { compare } from './verdict.ts'

it('runs 10,000 claims by 64 clients on 500 apartments, with twenty kills, unless told otherwise [RSV-02]', () => {
  expect(readOptions([])).toMatchObject({ attempts: 10_000, apartments: 500, clients: 64, kills: 20 })
  expect(readOptions(['--quick', '--seed', '7'])).toMatchObject({ attempts: 800, kills: 3, seed: 7 })
  expect(() => readOptions(['--seed', 'x'])).toThrow('--seed must be a whole number')
})

it('finds claims that were lost and claims that nobody made [RSV-02]', () => {
  const told = new Map([
    ['a', 1],
    ['b', 2],
  ])
  expect(compare(told, told)).toEqual({ lost: 0, nobodys: 0 })
  expect(compare(told, new Map([['a', 1]]))).toEqual({ lost: 1, nobodys: 0 })
  expect(compare(told, new Map([...told, ['c', 3]]))).toEqual({ lost: 0, nobodys: 1 })
  expect(compare(told, new Map([...told, ['b', 3]]))).toEqual({ lost: 1, nobodys: 1 })
})
