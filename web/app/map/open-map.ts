import type { MapTarget } from '@belvedere/domain/map/map-target'
import type { Basemap, Insets, MapControls, MapPoint, MapWords } from './map-types.ts'
import type { Mark, Position } from './marks.ts'

export interface OpenMapOptions {
  readonly host: HTMLElement
  readonly points: readonly MapPoint[]
  readonly basemap: Basemap
  readonly words: MapWords
  /** Where it begins; without a target it shows every point. */
  readonly target: MapTarget | undefined
  readonly covered: Insets
  readonly onReady: () => void
  readonly onMarks: (marks: readonly Mark[]) => void
  /** The camera moved: what stands on the map stands elsewhere on the screen. */
  readonly onMove: () => void
  /** A click beside every mark. */
  readonly onClear: () => void
  readonly onLocateFailed: () => void
}

/** MapLibre behind what this product needs of it. */
export interface OpenMap extends MapControls {
  /** Marks go in here: dragging and wheeling over them then moves the map as well. */
  readonly surface: HTMLElement
  toScreen(at: Position): { readonly x: number; readonly y: number }
  zoomInto(clusterId: number, at: Position): Promise<void>
  close(): void
}
