import { buildingShapeStyle } from '@belvedere/domain/viewer/shape-style'
import { describe, expect, it } from 'vitest'
import { shapeIndex } from './shape-index.ts'
import type { ViewerShape } from './viewer-types.ts'

const picture = { width: 1000, height: 500 }

function block(id: string, left: number, top: number, right: number, bottom: number): ViewerShape {
  const points = [
    [[left, top] as const, [right, top] as const, [right, bottom] as const, [left, bottom] as const],
  ]
  return { id, points, name: id, look: buildingShapeStyle, order: 0 }
}

const anyone = () => true

describe('shapes found by their place [VIE-02]', () => {
  const ground = block('ground', 100, 100, 900, 400)
  const house = block('house', 300, 200, 500, 300)
  const index = shapeIndex([ground, house], picture)

  it('meets the uppermost shape at a point', () => {
    expect(index.at([400, 250], anyone)?.id).toBe('house')
    expect(index.at([200, 250], anyone)?.id).toBe('ground')
    expect(index.at([50, 50], anyone)).toBeUndefined()
  })

  it('meets what lies beneath one that cannot be pointed at', () => {
    expect(index.at([400, 250], ({ id }) => id !== 'house')?.id).toBe('ground')
  })

  it('keeps to the outline, not to its box', () => {
    const corner: ViewerShape = {
      ...house,
      points: [
        [
          [0, 0],
          [100, 0],
          [0, 100],
        ],
      ],
    }
    const crooked = shapeIndex([corner], picture)
    expect(crooked.at([20, 20], anyone)).toBe(corner)
    expect(crooked.at([90, 90], anyone)).toBeUndefined()
  })

  it('meets the shapes of now where outlines stay and what is on them changes, and where an outline moves', () => {
    const lit = { ...house, name: 'lit' }
    expect(shapeIndex([ground, lit], picture).at([400, 250], anyone)).toBe(lit)
    const moved = shapeIndex([ground, block('house', 600, 200, 800, 300)], picture)
    expect(moved.at([400, 250], anyone)?.id).toBe('ground')
    expect(moved.at([700, 250], anyone)?.id).toBe('house')
    expect(shapeIndex([ground], picture).at([400, 250], anyone)?.id).toBe('ground')
  })

  it('gives what lies within a part of the picture, in its order', () => {
    expect(index.within({ left: 280, top: 180, right: 320, bottom: 220 }).map(({ id }) => id)).toEqual([
      'ground',
      'house',
    ])
    expect(index.within({ left: 0, top: 0, right: 40, bottom: 40 })).toEqual([])
  })

  it('finds the same as asking every one of 5,000', () => {
    const many = Array.from({ length: 5000 }, (_, n) => {
      const [left, top] = [(n % 100) * 10, Math.floor(n / 100) * 10]
      return block(String(n), left + 1, top + 1, left + 9, top + 9)
    })
    const found = shapeIndex(many, picture)
    for (const n of [0, 77, 1234, 4999])
      expect(found.at([(n % 100) * 10 + 5, Math.floor(n / 100) * 10 + 5], anyone)?.id).toBe(String(n))
    expect(found.within({ left: 0, top: 0, right: 1000, bottom: 500 })).toHaveLength(5000)
  })
})
