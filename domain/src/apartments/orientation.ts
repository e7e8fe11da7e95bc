export const COMPASS_DIRECTIONS = ['N', 'E', 'S', 'W'] as const

export type CompassDirection = (typeof COMPASS_DIRECTIONS)[number]

const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const

export type CompassPoint = (typeof COMPASS_POINTS)[number]

const BEARINGS = { N: 0, E: 90, S: 180, W: 270 } as const satisfies Record<CompassDirection, number>

/** `S/E` looks south and east; the main façade is named first. */
export function facesOf(orientation: string | null | undefined): CompassDirection[] {
  const parts = (orientation ?? '').toUpperCase().split('/')
  const faces = parts.map((part) => COMPASS_DIRECTIONS.find((direction) => direction === part.trim()))
  return [...new Set(faces.filter((face) => face !== undefined))]
}

/** Degrees clockwise from north, midway between the faces: 135 for `S/E`. */
export function bearingOf(orientation: string | null | undefined): number | undefined {
  const faces = facesOf(orientation)
  const [main] = faces
  if (!main) return undefined
  const east = Number(faces.includes('E')) - Number(faces.includes('W'))
  const north = Number(faces.includes('N')) - Number(faces.includes('S'))
  // Opposite faces have no middle, so the main one counts alone.
  if (east === 0 && north === 0) return BEARINGS[main]
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

/** The one of eight points that the faces together look to: `SE` for `S/E` and for `E/S`. */
export function compassPointOf(orientation: string | null | undefined): CompassPoint | undefined {
  const bearing = bearingOf(orientation)
  return bearing === undefined ? undefined : COMPASS_POINTS[Math.round(bearing / 45)]
}
