import { describe, expect, it } from 'vitest'
import { readIds } from './stored-ids.ts'

describe('browser storage', () => {
  it('holds an array of apartment ids [FAV-03]', () => {
    expect(readIds('[13,17]')).toEqual([13, 17])
    expect(readIds(JSON.stringify([]))).toEqual([])
  })

  it('is read without duplicates [FAV-03]', () => {
    expect(readIds('[13,17,13]')).toEqual([13, 17])
  })

  it.each([null, '', 'nonsense', '{"13":true}', '13', 'null'])(
    'may hold anything: %j holds no id',
    (stored) => {
      expect(readIds(stored)).toEqual([])
    },
  )

  it('keeps the ids among what is none', () => {
    expect(readIds('[13, -1, 0, 1.5, "x", null, {"id":4}, 17]')).toEqual([13, 17])
  })
})
