import { describe, expect, it } from 'vitest'
import { boxOf } from './box.ts'
import { neighbour } from './neighbour.ts'
import type { Outline } from './outline.ts'

function placed(id: string, outline: Outline) {
  const points = [outline]
  return { id, points, box: boxOf(outline) }
}

function flat(id: string, left: number, top: number, right: number, bottom: number) {
  return placed(id, [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ])
}

/** A façade running away to the right, so that the boxes of one floor overlap those of the next. */
function steep(id: string, column: number, row: number) {
  const [left, right] = [column * 30, column * 30 + 30]
  const [top, bottom] = [row * 40 + column * 25, row * 40 + 40 + column * 25]
  return placed(id, [
    [left, top],
    [right, top + 25],
    [right, bottom + 25],
    [left, bottom],
  ])
}

const facade = [
  flat('301', 0, 0, 100, 40),
  flat('302', 100, 0, 180, 40),
  flat('201', 0, 40, 60, 80),
  flat('202', 60, 40, 180, 80),
  flat('101', 0, 80, 180, 120),
]

describe('the neighbour an arrow key leads to [VIE-02]', () => {
  it('is the next apartment on the floor to the right and to the left', () => {
    expect(neighbour(facade, '301', 'right')).toBe('302')
    expect(neighbour(facade, '302', 'left')).toBe('301')
  })

  it('is on the next floor up or down, never beyond it, even where the walls do not line up', () => {
    expect(neighbour(facade, '202', 'up')).toBe('302')
    expect(neighbour(facade, '302', 'down')).toBe('202')
    expect(neighbour(facade, '301', 'down')).toBe('201')
    expect(neighbour(facade, '101', 'up')).toMatch(/^20/)
  })

  it('stays on its floor in a steep perspective', () => {
    const rows = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) => steep(`${row}-${column}`, column, row)),
    )
    expect(neighbour(rows, '1-0', 'right')).toBe('1-1')
    expect(neighbour(rows, '1-2', 'right')).toBe('1-3')
    expect(neighbour(rows, '1-3', 'left')).toBe('1-2')
    expect(neighbour(rows, '2-1', 'up')).toBe('1-1')
  })

  it('is nobody at the edge of the picture, nor from a shape that is not there', () => {
    expect(neighbour(facade, '302', 'right')).toBeUndefined()
    expect(neighbour(facade, '301', 'up')).toBeUndefined()
    expect(neighbour(facade, '999', 'up')).toBeUndefined()
  })

  it('reaches across a gap when nothing stands closer', () => {
    expect(neighbour([flat('a', 0, 0, 40, 40), flat('b', 300, 20, 340, 60)], 'a', 'right')).toBe('b')
  })
})
