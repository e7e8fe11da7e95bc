import { expect, it } from 'vitest'
import { freeName } from './free-name.ts'

it.each([
  ['Zora', 'Zora'],
  [' riva ', 'riva 3'],
  ['Suton', 'Suton 2'],
])('%j may be called %j beside Riva, Riva 2 and Suton [STU-01]', (name, free) => {
  expect(freeName(name, ['Riva', 'Riva 2', 'Suton'])).toBe(free)
})
