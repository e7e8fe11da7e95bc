import { expect, it } from 'vitest'
import { waitingChanges } from './waiting-changes.ts'

const building = { kind: 'buildings', thingId: 2, heads: null }
const title = { kind: 'media', thingId: 40, heads: { kind: 'buildings', id: 2 } }
const picture = { kind: 'media', thingId: 41, heads: null }

it('a place that was renamed is one change, with the title of its card [STU-08]', () => {
  expect(waitingChanges([building, title, picture])).toEqual([[building, title], [picture]])
  expect(waitingChanges([title, building])).toHaveLength(1)
})

it('a title that was changed alone is a change of its own [STU-08]', () => {
  expect(waitingChanges([title, picture])).toEqual([[title], [picture]])
  expect(waitingChanges([])).toEqual([])
})
