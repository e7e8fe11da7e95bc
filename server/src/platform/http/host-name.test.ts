import { expect, it } from 'vitest'
import { hostName } from './host-name.ts'

it.each([
  'homes.example',
  'HOMES.Example',
  'homes.example.',
  'homes.example:80',
  'homes.example:443',
  'Homes.Example.:0443',
  'homes.example:',
])('reads %s as one and the same host [SEC-01]', (header) => {
  expect(hostName(header)).toEqual({ host: 'homes.example', name: 'homes.example' })
})

it.each([
  ['localhost:3000', 'localhost:3000', 'localhost'],
  ['127.0.0.1:03000', '127.0.0.1:3000', '127.0.0.1'],
  ['[::1]:3000', '[::1]:3000', '[::1]'],
])('keeps a port that has to be named: %s [SEC-01]', (header, host, name) => {
  expect(hostName(header)).toEqual({ host, name })
})

it.each([
  undefined,
  '',
  '.',
  'a..b',
  'homes.example:65536',
  'homes.example:x',
  'user@homes.example',
  'homes.example/path',
  'homes example',
  'homes.example, other.example',
  `${'a'.repeat(300)}.example`,
])('reads no host from %s [SEC-01]', (header) => {
  expect(hostName(header)).toBeUndefined()
})
