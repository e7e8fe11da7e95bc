import { apartmentShapeStyle } from '@belvedere/domain/shape-style'
import type { Apartment, MediaItem } from '../../api/entities.ts'
import { outlinesOf } from '../../content/outlines-of.ts'
import type { ViewerShape } from '../../viewer/viewer-types.ts'
import { apartmentShapeName } from './apartment-words.ts'

/** The apartments seen on a building's picture, top floor first, left to right. */
export function apartmentShapes(apartments: readonly Apartment[], picture: MediaItem): ViewerShape[] {
  const outlines = outlinesOf(picture)
  const left = (points: readonly [number, number][][]) => Math.min(...points.flat().map(([x]) => x))
  return apartments
    .map((apartment) => ({ apartment, points: apartment.Pois.flatMap(({ id }) => outlines.get(id) ?? []) }))
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => b.apartment.floor - a.apartment.floor || left(a.points) - left(b.points))
    .map(({ apartment, points }, order) => ({
      id: String(apartment.id),
      points,
      name: apartmentShapeName(apartment),
      look: (state) => apartmentShapeStyle(apartment.status, state),
      label: { text: unitNumber(apartment.name), glyph: apartment.status },
      order,
    }))
}

/** On its building's picture the building's own code goes without saying: R1-208 is 208. */
function unitNumber(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1)
}
