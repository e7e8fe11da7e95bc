import { expect, it } from 'vitest'
import { demandStep } from './demand-step.ts'

it('has one hue in five steps, and none for what may not be shown [INB-05]', () => {
  expect([null, 10, 20, 25, 95, 100, 195, 200, 5_000].map(demandStep)).toEqual([0, 1, 1, 2, 3, 4, 4, 5, 5])
})
