import type { Point } from '@belvedere/domain/geometry/outline'

/**
 * What draws on the picture. It hears of every pointer and key on the stage before the viewer does; what it does not
 * claim goes on as ever: a drag pans, a pinch zooms, a click opens a shape. What is half drawn is the tool's own state,
 * and no zooming and panning touches it. Shapes that shall not answer meanwhile are given a look that is not focusable.
 */
export interface ViewerTool {
  readonly cursor?: string
  onPointerDown?(pointer: ToolPointer): void
  /** Pressed or not; also when the picture moves under a pointer that stands still. */
  onPointerMove?(pointer: ToolPointer): void
  onPointerUp?(pointer: ToolPointer): void
  /** A second finger came to zoom, or the browser took the pointer: it will not be let go. */
  onPointerCancel?(): void
  onKeyDown?(key: ToolKey): void
}

interface Claimable {
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  /** It is the tool's: the viewer does not answer to it, nor to what else comes of the same press. */
  claim(): void
}

export interface ToolPointer extends Claimable {
  /** In picture pixels. */
  readonly at: Point
  /** Screen pixels for each picture pixel. */
  readonly scale: number
  /** The pointer's own kind: a laptop with a touch screen has several. */
  readonly pointerType: string
  readonly pressed: boolean
  /** As in the DOM: 0 is the main one. */
  readonly button: number
  /** When it is let go: 1 for a click, 2 for a double click; 0 after a drag, and before. */
  readonly clicks: 0 | 1 | 2
}

export interface ToolKey extends Claimable {
  readonly key: string
  readonly timeStamp: number
}
