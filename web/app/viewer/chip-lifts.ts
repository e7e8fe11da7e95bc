import { type Box, overlap } from '@belvedere/domain/geometry/box'

/** Air between two chips. */
const GAP_PX = 4

/** How far each chip rises, on a longer stem, to stand free of the others. The lower ones, which are nearer, stay. */
export function chipLifts(chips: readonly Box[]): number[] {
  const placed: Box[] = []
  const lifts = chips.map(() => 0)
  const nearestFirst = chips.map((box, n) => ({ box, n })).sort((a, b) => b.box.bottom - a.box.bottom)
  for (const { box, n } of nearestFirst) {
    const raised = (by: number) => ({ ...box, top: box.top - by, bottom: box.bottom - by })
    let lift = 0
    for (let other = inTheWay(placed, box); other; other = inTheWay(placed, raised(lift)))
      lift = box.bottom - other.top + GAP_PX
    placed.push(raised(lift))
    lifts[n] = lift
  }
  return lifts
}

/** Whether an edge of the view goes through a chip, so that only a part of its name would be read. */
export const isCut = (chip: Pick<Box, 'left' | 'right'>, view: Pick<Box, 'left' | 'right'>): boolean =>
  chip.left < view.left || chip.right > view.right

function inTheWay(placed: readonly Box[], box: Box): Box | undefined {
  return placed.find((other) => overlap(other, box))
}
