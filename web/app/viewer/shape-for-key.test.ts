import { boxOf } from '@belvedere/domain/geometry/box'
import type { Outline } from '@belvedere/domain/geometry/outline'
import { describe, expect, it } from 'vitest'
import { shapeForKey } from './shape-for-key.ts'

const row = [0, 50, 100].map((left, column) => {
  const points: Outline[] = [
    [
      [left, 0],
      [left + 50, 0],
      [left + 50, 30],
      [left, 30],
    ],
  ]
  return { id: String(column), points, box: boxOf(points.flat()) }
})

describe('keys among the shapes [VIE-02]', () => {
  it('Home and End lead to the first and the last in reading order', () => {
    expect(shapeForKey('Home', row, '1')).toBe('0')
    expect(shapeForKey('End', row, '1')).toBe('2')
  })

  it('arrows lead to the neighbour and stay where there is none', () => {
    expect(shapeForKey('ArrowRight', row, '0')).toBe('1')
    expect(shapeForKey('ArrowUp', row, '0')).toBe('0')
  })

  it('page keys walk the reading order, so that every shape can be reached', () => {
    expect(shapeForKey('PageDown', row, '0')).toBe('1')
    expect(shapeForKey('PageDown', row, '2')).toBe('2')
    expect(shapeForKey('PageUp', row, '0')).toBe('0')
  })

  it('any other key is left alone', () => {
    expect(shapeForKey('a', row, '0')).toBeUndefined()
  })
})
