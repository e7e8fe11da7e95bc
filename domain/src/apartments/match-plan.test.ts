import { expect, it } from 'vitest'
import { planMatcher } from './match-plan.ts'

const ONE = { buildingNames: ['Riva One', 'Riva jedan'] }
const TOWER = { buildingNames: ['Tower', 'Đorđeva kula'] }
const OWNERS = [
  { id: 1, name: 'A-101', ...ONE },
  { id: 2, name: 'A-102', ...ONE },
  { id: 3, name: '2', ...ONE },
  { id: 4, name: '205', ...ONE },
  { id: 5, name: '101', ...TOWER },
  { id: 6, name: '7', ...TOWER },
  { id: 7, name: '7', ...ONE },
]
const match = planMatcher(OWNERS)

it.each([
  ['A-101.png', [1]],
  ['a101 plan.PDF', [1]],
  ['plans/final/A_0101_osnova.jpg', [1]],
  ['C:\\plans\\A 102.tiff', [2]],
  ['tower 101.png', [5]],
  ['101.png', [5]],
  ['floor 2 apartment 205 rev 3.png', [4]],
  ['7.png', [6, 7]],
  ['riva-jedan-7.png', [7]],
  ['Djordjeva kula 7.png', [6, 7]],
  ['Đorđeva kula 7.png', [6]],
  ['DORDEVA KULA 7.png', [6]],
  ['A-1011.png', []],
  ['lift shaft.png', []],
  ['.png', []],
])('%s is the plan of %j [PLC-04]', (fileName, ids) => {
  expect(match(fileName).map(({ id }) => id)).toEqual(ids)
})
