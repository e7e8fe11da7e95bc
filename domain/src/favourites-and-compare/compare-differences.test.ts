import { describe, expect, it } from 'vitest'
import { rowDifference } from './compare-differences.ts'

describe('a row of the comparison', () => {
  it('that is equal throughout differs in nothing', () => {
    expect(rowDifference(['Riva One', 'Riva One'])).toEqual({ differs: false, departs: [false, false] })
    expect(rowDifference(['3'])).toEqual({ differs: false, departs: [false] })
    expect(rowDifference([])).toEqual({ differs: false, departs: [] })
  })

  it('marks the values that depart from what most have', () => {
    expect(rowDifference(['85', '85', '56', '82'])).toEqual({
      differs: true,
      departs: [false, false, true, true],
    })
    expect(rowDifference(['6', '12', '12', '12']).departs).toEqual([true, false, false, false])
  })

  it('takes the first for the usual one where two are as frequent', () => {
    expect(rowDifference(['SE', 'SE', 'S', 'S']).departs).toEqual([false, false, true, true])
  })

  it('in which no two are alike differs, and nothing departs', () => {
    expect(rowDifference(['2', '6', '5', '8'])).toEqual({
      differs: true,
      departs: [false, false, false, false],
    })
    expect(rowDifference(['85', '82'])).toEqual({ differs: true, departs: [false, false] })
  })
})
