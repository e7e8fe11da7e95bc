import type { MapLibreMap, StyleSpecification } from 'maplibre-gl'

/** What lies beneath the points. */
export interface Ground {
  readonly style: string | StyleSpecification
  /** What comes later, once it is wanted. */
  readonly follow?: (map: MapLibreMap) => void
}
