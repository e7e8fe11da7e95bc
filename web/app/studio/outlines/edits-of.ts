import { copyFloor } from '@belvedere/domain/outlines/copy-floor'
import { cutByFront, removeOutline } from '@belvedere/domain/outlines/drawing'
import type { DrawnThing } from './load-drawing.ts'
import type { DrawingHistory } from './use-drawing.ts'

export type OutlineEdits = ReturnType<typeof editsOf>

/** What is done to the chosen apartment's outline by a press, each one step that can be undone. */
export function editsOf(
  chosen: DrawnThing | undefined,
  apartments: readonly DrawnThing[],
  history: DrawingHistory,
) {
  return {
    onCut: () => chosen && history.act((now) => cutByFront(now, chosen.poiId)),
    onRemove: () => chosen && history.act((now) => removeOutline(now, chosen.poiId)),
    onCopy(up: boolean, wholeFloor: boolean) {
      if (!chosen) return
      const { floor: from, poiId } = chosen
      const to = up ? from + 1 : from - 1
      const copied = { from, to, ...(!wholeFloor && { only: poiId }) }
      history.act((now) => copyFloor(now, apartments, copied), 'copied')
    },
  }
}
