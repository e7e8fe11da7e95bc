import { expect, it } from 'vitest'
import { COMPARE_LIMIT, chooseForCompare, placesLeft } from './compare-list.ts'

it('choosing one that is in the list removes it [CMP-02]', () => {
  expect(chooseForCompare([1, 2, 3, 4], 3)).toEqual({ compareList: [1, 2, 4] })
  expect(chooseForCompare([7], 7)).toEqual({ compareList: [] })
})

it('up to four are added, in the order they are chosen [CMP-03]', () => {
  const all = [1, 2, 3, 4].reduce<readonly number[]>((list, id) => {
    const { compareList, event } = chooseForCompare(list, id)
    expect(event).toBeUndefined()
    return compareList
  }, [])
  expect(all).toEqual([1, 2, 3, 4])
  expect(all).toHaveLength(COMPARE_LIMIT)
})

it('a fifth raises compare-apartments and leaves the list as it is [CMP-03]', () => {
  expect(chooseForCompare([1, 2, 3, 4], 5)).toEqual({
    compareList: [1, 2, 3, 4],
    event: 'compare-apartments',
  })
})

it('the counter is 4 less the count [CMP-04]', () => {
  expect(placesLeft([])).toBe(4)
  expect(placesLeft([1])).toBe(3)
  expect(placesLeft([1, 2, 3, 4])).toBe(0)
})
