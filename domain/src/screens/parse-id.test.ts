import { expect, it } from 'vitest'
import { parseId } from './parse-id.ts'

it.each([
  ['1', 1],
  ['1001', 1001],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
] as const)('reads %s', (text, id) => {
  expect(parseId(text)).toBe(id)
})

it.each([undefined, '', '0', '01', '-1', '1.0', '1e3', ' 1', '1\n', '0x1', 'search', '9007199254740992'])(
  'finds no id in %j',
  (text) => {
    expect(parseId(text)).toBeUndefined()
  },
)
