import { expect, it } from 'vitest'
import { statusChoices } from './status-choices.ts'

it('offers what the chosen ones may become, and says how many of them [APT-02]', () => {
  expect(statusChoices(['available', 'available', 'pending-reservation'])).toEqual([
    { status: 'pending-reservation', count: 2 },
    { status: 'unavailable', count: 2 },
    { status: 'available', count: 1 },
    { status: 'reserved', count: 1 },
  ])
})

it('offers nothing of what is sold [APT-02]', () => {
  expect(statusChoices(['sold', 'sold'])).toEqual([])
})
