import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Milica', 'Jovanović', 'MJ'],
  ['šejla', 'đurić', 'ŠĐ'],
  ['Ana', '', 'A'],
  [' Ana', '𝒳avier', 'A𝒳'],
])('%s %s is %s', (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected)
})
