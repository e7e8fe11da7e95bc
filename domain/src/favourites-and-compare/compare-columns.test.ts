import { expect, it } from 'vitest'
import { chooseColumn, shownColumns } from './compare-columns.ts'

const LIST = [1, 2, 3, 4]

it('a phone begins with the first two', () => {
  expect(shownColumns(LIST, [])).toEqual([1, 2])
  expect(shownColumns([7], [])).toEqual([7])
  expect(shownColumns([], [])).toEqual([])
})

it('a chosen one takes the place of the one that has been there longest', () => {
  const first = chooseColumn(LIST, [], 4)
  expect(shownColumns(LIST, first)).toEqual([2, 4])
  const second = chooseColumn(LIST, first, 3)
  expect(shownColumns(LIST, second)).toEqual([3, 4])
  const third = chooseColumn(LIST, second, 1)
  expect(shownColumns(LIST, third)).toEqual([1, 3])
})

it('choosing one that is shown changes nothing', () => {
  expect(shownColumns(LIST, chooseColumn(LIST, [], 1))).toEqual([1, 2])
})

it('one that left the comparison gives its place to another', () => {
  const chosen = chooseColumn(LIST, chooseColumn(LIST, [], 3), 4)
  expect(shownColumns([1, 2, 3], chosen)).toEqual([1, 3])
  expect(shownColumns([4], chosen)).toEqual([4])
})
