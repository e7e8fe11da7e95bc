import type { Camera, Size } from '@belvedere/domain/viewer/camera'
import type { ViewerPicture } from './viewer-types.ts'

export interface DeepZoomClick {
  readonly clientX: number
  readonly clientY: number
  readonly timeStamp: number
  readonly touch: boolean
}

export interface DeepZoomOptions {
  readonly picture: ViewerPicture
  /** Takes the tiles. */
  readonly host: HTMLElement
  /** Takes wheel, drag and pinch, wherever above the tiles they happen. */
  readonly stage: HTMLElement
  readonly reducedMotion: boolean
  /** The farthest that one may step back. */
  readonly whole: (view: Size) => Camera
  /** The picture is there and can be moved. */
  readonly onOpen: () => void
  readonly onCamera: (camera: Camera) => void
  /** The tiles of the first view are drawn. */
  readonly onReady: () => void
}

/** What the viewer needs of a deep-zoom engine. */
export interface DeepZoom {
  /** Where the camera is, or is on its way to. */
  target(): Camera
  view(): Size
  maxScale(): number
  moveTo(camera: Camera): void
  zoomBy(factor: number): void
  panBy(x: number, y: number): void
  /** As the view began. */
  home(): void
  /** As much as there is to see. */
  whole(): void
  /** Stands still where it is, wherever it was on its way to. */
  halt(): void
  /** Until it is let go, drags, clicks and double clicks are someone else's; wheel, pinch and keys move the picture. */
  hold(held: boolean): void
  /** Tells of presses that were not drags. Gives back how to stop. */
  onClick(listener: (click: DeepZoomClick) => void): () => void
  /** Tells when the visitor moves the picture. */
  onMoved(listener: () => void): () => void
  destroy(): void
}
