import { expect, it } from 'vitest'
import { neighboursOf } from './neighbours-of.ts'

const THINGS = [{ id: 4 }, { id: 2 }, { id: 9 }]

it('finds what comes before and after, in the order of the list', () => {
  expect(neighboursOf(THINGS, 2)).toEqual({ previous: { id: 4 }, next: { id: 9 } })
})

it('knows where the list begins and ends', () => {
  expect(neighboursOf(THINGS, 4)).toEqual({ previous: undefined, next: { id: 2 } })
  expect(neighboursOf(THINGS, 9)).toEqual({ previous: { id: 2 }, next: undefined })
  expect(neighboursOf(THINGS, 7)).toEqual({})
})
