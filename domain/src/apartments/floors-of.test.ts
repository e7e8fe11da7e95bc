import { expect, it } from 'vitest'
import { floorText, topFloor } from './floors-of.ts'

it.each([
  [8, 1, 8, '8'],
  [17, 2, 18, '17–18'],
  [1, 3, 3, '1–3'],
  [5, 0, 5, '5'],
  [0, 2, 1, '0–1'],
])(
  'an apartment entered on floor %i with %i levels ends on %i and reads %j [BUY-01]',
  (floor, levels, top, text) => {
    expect(topFloor({ floor, properties: { levels } })).toBe(top)
    expect(floorText({ floor, properties: { levels } })).toBe(text)
  },
)

it('an apartment that tells of no levels has one [BUY-01]', () => {
  expect(floorText({ floor: 8 })).toBe('8')
})
