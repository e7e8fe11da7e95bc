import { describe, expect, it } from 'vitest'
import { boxOf } from './box.ts'
import type { Outline } from './outline.ts'
import { spatialIndex } from './spatial-index.ts'

interface Block {
  readonly id: string
  readonly points: readonly Outline[]
}

const placeOf = ({ points }: Block) => ({ points, box: boxOf(points.flat()) })
const indexOf = (blocks: readonly Block[]) => spatialIndex(blocks, placeOf)
const anyone = () => true

function block(id: string, left: number, top: number, right: number, bottom: number): Block {
  const outline: Outline = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return { id, points: [outline] }
}

describe('things found by their place [VIE-02]', () => {
  const ground = block('ground', 100, 100, 900, 400)
  const house = block('house', 300, 200, 500, 300)
  const index = indexOf([ground, house])

  it('meets the uppermost at a point', () => {
    expect(index.at([400, 250], anyone)?.id).toBe('house')
    expect(index.at([200, 250], anyone)?.id).toBe('ground')
    expect(index.at([50, 50], anyone)).toBeUndefined()
    expect(indexOf([house, ground]).at([400, 250], anyone)?.id).toBe('ground')
  })

  it('meets what lies beneath one that cannot be pointed at', () => {
    expect(index.at([400, 250], ({ id }) => id !== 'house')?.id).toBe('ground')
  })

  it('keeps to the outlines, not to their box', () => {
    const split: Block = {
      id: 'split',
      points: [...block('', 0, 0, 40, 40).points, ...block('', 60, 60, 100, 100).points],
    }
    const crooked = indexOf([split])
    expect(crooked.at([20, 20], anyone)).toBe(split)
    expect(crooked.at([80, 80], anyone)).toBe(split)
    expect(crooked.at([80, 20], anyone)).toBeUndefined()
  })

  it('gives what lies within a part of the picture, in its order', () => {
    expect(index.within({ left: 280, top: 180, right: 320, bottom: 220 })).toEqual([ground, house])
    expect(index.within({ left: 0, top: 0, right: 40, bottom: 40 })).toEqual([])
  })

  it('finds the same as asking every one of 5,000', () => {
    const many = Array.from({ length: 5000 }, (_, n) => {
      const [left, top] = [(n % 100) * 10, Math.floor(n / 100) * 10]
      return block(String(n), left + 1, top + 1, left + 9, top + 9)
    })
    const found = indexOf(many)
    for (const n of [0, 77, 1234, 4999])
      expect(found.at([(n % 100) * 10 + 5, Math.floor(n / 100) * 10 + 5], anyone)?.id).toBe(String(n))
    expect(found.within({ left: 0, top: 0, right: 1000, bottom: 500 })).toEqual(many)
  })

  it('finds nothing where there is nothing', () => {
    expect(indexOf([]).at([1, 1], anyone)).toBeUndefined()
    expect(indexOf([]).within({ left: 0, top: 0, right: 9, bottom: 9 })).toEqual([])
  })
})
