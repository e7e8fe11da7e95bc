import type { Point } from '@belvedere/domain/geometry/outline'
import type { Corner, Drawing } from '@belvedere/domain/outlines/drawing'

/** In screen pixels: a finger is wider than the tip of an arrow. */
const REACH_PX: Readonly<Record<string, number>> = { touch: 22 }
const MOUSE_REACH_PX = 10

export function reachOf(pointerType: string, scale: number): number {
  return (REACH_PX[pointerType] ?? MOUSE_REACH_PX) / scale
}

export interface Handle extends Corner {
  readonly at: Point
}

/** The corners of an outline. */
export function cornersOf(drawing: Drawing, of: number): Handle[] {
  return (drawing.get(of) ?? []).flatMap((outline, part) =>
    outline.map((at, point) => ({ of, part, point, at })),
  )
}

/** The middles of its edges, each named by the corner that the edge begins at: there a new point can be drawn out. */
export function middlesOf(drawing: Drawing, of: number): Handle[] {
  return (drawing.get(of) ?? []).flatMap((outline, part) =>
    outline.length < 3
      ? []
      : outline.map(([x, y], point) => {
          const [nx, ny] = outline[(point + 1) % outline.length] ?? [x, y]
          return { of, part, point, at: [(x + nx) / 2, (y + ny) / 2] as const }
        }),
  )
}

export function nearest(handles: readonly Handle[], at: Point, reach: number): Handle | undefined {
  return handles
    .filter((handle) => distance(handle.at, at) <= reach)
    .sort((a, b) => distance(a.at, at) - distance(b.at, at))[0]
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

interface Pressed {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** What an arrow key moves, in pixels of the picture: one, with Shift ten, with Ctrl a hundred (Cmd on a Mac). */
export function arrowStep({ key, shiftKey, ctrlKey, metaKey }: Pressed): Point | undefined {
  const far = ctrlKey || metaKey ? 100 : shiftKey ? 10 : 1
  const steps: Readonly<Record<string, Point>> = {
    ArrowLeft: [-far, 0],
    ArrowRight: [far, 0],
    ArrowUp: [0, -far],
    ArrowDown: [0, far],
  }
  return steps[key]
}
