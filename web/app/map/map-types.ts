import type { MapTarget } from '@belvedere/domain/map/map-target'
import type { GeoPoint } from '@belvedere/domain/map/place-search'

/** A thing on the map, known by its name. */
export interface MapPoint {
  readonly id: number
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** Where the ground beneath the points comes from; neither, and the map draws its own (decision 41). */
export interface Basemap {
  readonly styleUrl?: string | undefined
  readonly pmtilesUrl?: string | undefined
}

export interface MapWords {
  /** Names the map for screen readers. */
  readonly map: string
  readonly attribution: string
  readonly cluster: (count: number) => string
  readonly language: 'en' | 'sr'
}

/** What lies at an edge of the map and covers it. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/** What buttons beside the map do with it. */
export interface MapControls {
  zoomIn(): void
  zoomOut(): void
  /** The middle of what is shown, once there is a map. */
  centre(): GeoPoint | undefined
  /** What lies at a pixel of the map, once there is one. */
  at(x: number, y: number): GeoPoint | undefined
  /** As a press on the map's locate control (LOC-02). */
  locate(): void
  flyTo(target: MapTarget): void
  /** Moves only as far as is needed for the place to stand free of what covers the map. */
  keepFree(at: readonly [longitude: number, latitude: number], covered: Insets): void
}
