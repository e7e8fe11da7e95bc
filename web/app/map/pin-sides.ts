import { type Box, boxAround, overlap } from '@belvedere/domain/geometry/box'

/** Where the name of a pin stands from its place. */
export type Side = 'above' | 'right' | 'left' | 'below'

export interface StandingMark {
  readonly x: number
  readonly y: number
  /** Of the name, or of the disc of a cluster. */
  readonly width: number
  readonly isPin: boolean
}

const SIDES: readonly Side[] = ['above', 'right', 'left', 'below']
/** As mark-layer.module.css draws them. */
const HEIGHT = 40
const STEM = 18
const DOT = 9
const HALO = 6

/** Names give way to one another and to the discs: above its place, or where that is free. In the order of the marks. */
export function pinSides(marks: readonly StandingMark[]): (Side | undefined)[] {
  const taken = marks.map(({ x, y, width, isPin }) => {
    const across = isPin ? DOT : width + 2 * HALO
    return boxAround([x, y], across, across)
  })
  return marks.map((mark, i) => {
    if (!mark.isPin) return undefined
    const isFree = (side: Side) => !taken.some((box, j) => j !== i && overlap(box, nameBox(mark, side)))
    const side = SIDES.find(isFree) ?? 'above'
    taken.push(nameBox(mark, side))
    return side
  })
}

function nameBox({ x, y, width }: StandingMark, side: Side): Box {
  const away = STEM + HEIGHT / 2
  if (side === 'above') return boxAround([x, y - away], width, HEIGHT)
  if (side === 'below') return boxAround([x, y + away], width, HEIGHT)
  return boxAround([x + (side === 'right' ? 1 : -1) * (STEM + width / 2), y], width, HEIGHT)
}
