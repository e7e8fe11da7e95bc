import { encloses } from '@belvedere/domain/geometry/encloses'
import type { Point } from '@belvedere/domain/geometry/outline'
import {
  addPoint,
  type Corner,
  type Drawing,
  deletePoint,
  moveOutline,
  movePoint,
  pointAt,
  SAME_POINT,
} from '@belvedere/domain/outlines/drawing'
import { near } from '@belvedere/domain/outlines/near'
import { SNAP_PX, snap } from '@belvedere/domain/outlines/snap'
import { useRef } from 'react'
import { lettersAreKeys } from '../../staff/frame/letter-keys.ts'
import { useViewerTool } from '../../viewer/tool/use-viewer-tool.ts'
import type { ToolKey, ToolPointer } from '../../viewer/tool/viewer-tool.ts'
import type { OutlineEdits } from './edits-of.ts'
import { arrowStep, cornersOf, middlesOf, nearest, reachOf } from './handles.ts'
import { OutlineHandles } from './outline-handles.tsx'

interface EditToolProps {
  drawing: Drawing
  /** The chosen outline as it is just now, and those that move with it. */
  shown: Drawing
  held: readonly number[]
  /** The outline whose points can be moved. */
  selected: number
  corner: Corner | undefined
  /** A drag inside of it moves all of it. */
  moving: boolean
  snapping: boolean
  onCorner: (corner: Corner | undefined) => void
  /** The outlines that are held, as they are just now; undefined when they are let go. */
  onPreview: (held: Drawing | undefined) => void
  onAct: (change: (drawing: Drawing) => Drawing) => void
  edits: OutlineEdits
  onLeave: () => void
}

type Held =
  /** One that is added to an edge begins in the middle of it. */
  | { readonly kind: 'point'; readonly corner: Corner; readonly added?: { after: Corner; at: Point } }
  | { readonly kind: 'outline'; readonly from: Point }

/** Moves, adds and deletes points of the chosen outline, or moves all of it (OUT-01). */
export function EditTool({
  drawing,
  shown,
  held: moved,
  selected,
  corner,
  moving,
  snapping,
  onCorner,
  onPreview,
  onAct,
  edits,
  onLeave,
}: EditToolProps) {
  const held = useRef<Held>(undefined)
  useViewerTool({
    cursor: moving ? 'move' : '',
    onPointerDown(pointer) {
      if (pointer.button !== 0) return
      held.current = grasp(pointer)
      if (held.current) pointer.claim()
    },
    onPointerMove(pointer) {
      if (pointer.pressed && held.current) onPreview(dragged(drawing, held.current, pointer))
    },
    onPointerUp(pointer) {
      const what = held.current
      held.current = undefined
      onPreview(undefined)
      if (!what) return
      if (what.kind === 'point' && pointer.clicks === 2) {
        onCorner(undefined)
        onAct((now) => deletePoint(now, what.corner))
        return
      }
      if (what.kind === 'point') onCorner(what.corner)
      if (pointer.clicks === 0) onAct((now) => new Map([...now, ...dragged(now, what, pointer)]))
    },
    onPointerCancel() {
      held.current = undefined
      onPreview(undefined)
    },
    onKeyDown: pressKey,
  })

  function grasp({ at, scale, pointerType }: ToolPointer): Held | undefined {
    const reach = reachOf(pointerType, scale)
    const own = nearest(cornersOf(drawing, selected), at, reach)
    if (own) return { kind: 'point', corner: own }
    const middle = nearest(middlesOf(drawing, selected), at, reach)
    if (middle) {
      const corner = { ...middle, point: middle.point + 1 }
      return { kind: 'point', corner, added: { after: middle, at: middle.at } }
    }
    const inside = drawing.get(selected)?.some((part) => encloses(part, at))
    return moving && inside ? { kind: 'outline', from: at } : undefined
  }

  /**
   * The chosen outline, and those that share the point that is dragged. On what is drawn by now: what a colleague saved
   * while it was held stays theirs.
   */
  function dragged(now: Drawing, what: Held, { at, scale, altKey, shiftKey }: ToolPointer): Drawing {
    const own = [selected, now.get(selected) ?? []] as const
    if (what.kind === 'outline')
      return moveOutline(new Map([own]), selected, [at[0] - what.from[0], at[1] - what.from[1]])
    const from = what.added?.at ?? pointAt(now, what.corner)
    if (!from) return new Map()
    const touching = new Map([...near(now, from, SAME_POINT), own])
    const begun = what.added ? addPoint(touching, what.added.after, what.added.at) : touching
    const to =
      snapping && !altKey
        ? snap(at, {
            outlines: others(near(now, at, SNAP_PX / scale)),
            reach: SNAP_PX / scale,
            straightFrom: shiftKey ? from : undefined,
          })
        : at
    return movePoint(begun, what.corner, to, altKey)
  }

  function* others(of: Drawing) {
    for (const [poiId, parts] of of) if (poiId !== selected) yield* parts
  }

  function pressKey(pressed: ToolKey) {
    const { key, shiftKey, altKey, ctrlKey, metaKey, claim } = pressed
    const step = arrowStep(pressed)
    if ((ctrlKey || metaKey) && !step) return
    const corners = cornersOf(drawing, selected)
    const at = corner && pointAt(drawing, corner)
    if (step && (at || moving)) {
      claim()
      if (corner && at) onAct((now) => movePoint(now, corner, [at[0] + step[0], at[1] + step[1]], altKey))
      else onAct((now) => moveOutline(now, selected, step))
    } else if (key === '[' || key === ']') {
      claim()
      const place = corners.findIndex(({ part, point }) => part === corner?.part && point === corner.point)
      onCorner(corners.at((place + (key === ']' ? 1 : place < 0 ? 0 : -1)) % Math.max(1, corners.length)))
    } else if (key === 'Insert' && corner) {
      claim()
      const middle = middlesOf(drawing, selected).find(
        ({ part, point }) => part === corner.part && point === corner.point,
      )
      if (!middle) return
      onAct((now) => addPoint(now, middle, middle.at))
      onCorner({ ...corner, point: corner.point + 1 })
    } else if (key === 'Delete' || key === 'Backspace') {
      claim()
      if (!corner) edits.onRemove()
      else {
        onCorner(undefined)
        onAct((now) => deletePoint(now, corner))
      }
    } else if (key === 'Escape') {
      claim()
      if (corner) onCorner(undefined)
      else onLeave()
    } else if (key === 'PageUp' || key === 'PageDown') {
      claim()
      edits.onCopy(key === 'PageUp', shiftKey)
    } else if (key.toLowerCase() === 'x' && lettersAreKeys()) {
      claim()
      edits.onCut()
    }
  }

  return <OutlineHandles drawing={shown} held={moved} selected={selected} corner={corner} />
}
