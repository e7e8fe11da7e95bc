import type { Apartment } from '@belvedere/contract/entities/apartment'
import type { ApartmentStatus } from '@belvedere/domain/apartments/apartment-status'
import { floorText } from '@belvedere/domain/apartments/floors-of'
import type { StatusChange } from '@belvedere/domain/apartments/status-news'
import { boxOf } from '@belvedere/domain/geometry/box'
import type { Outline } from '@belvedere/domain/geometry/outline'
import { apartmentShapeStyle } from '@belvedere/domain/viewer/shape-style'
import { type OutlinedPicture, outlinesOf } from '../../content/outlined-picture.ts'
import { statusWord } from '../../i18n/status-words.ts'
import { m } from '../../paraglide/messages.js'
import type { ViewerShape } from '../../viewer/viewer-types.ts'

/** An apartment's shape, and the same when the filters leave it out: neither is made again while a slider moves. */
interface ApartmentShape {
  readonly apartmentId: number
  readonly matching: ViewerShape
  readonly leftOut: ViewerShape
}

/** The apartments seen on a building's picture, top floor first, left to right. */
export function apartmentShapes(
  apartments: readonly Apartment[],
  picture: OutlinedPicture,
): ApartmentShape[] {
  const outlines = outlinesOf(picture)
  const left = (points: readonly Outline[]) => boxOf(points.flat()).left
  return apartments
    .map((apartment) => ({ apartment, points: apartment.Pois.flatMap(({ id }) => outlines.get(id) ?? []) }))
    .filter(({ points }) => points.length > 0)
    .sort((a, b) => b.apartment.floor - a.apartment.floor || left(a.points) - left(b.points))
    .map(({ apartment, points }, order) => {
      const matching: ViewerShape = {
        id: String(apartment.id),
        points,
        name: apartmentShapeName(apartment),
        look: (state) => apartmentShapeStyle(apartment.status, state),
        label: { text: unitNumber(apartment.name), glyph: apartment.status },
        order,
      }
      const leftOut: ViewerShape = {
        ...matching,
        look: (state) => apartmentShapeStyle(apartment.status, { ...state, matches: false }),
      }
      return { apartmentId: apartment.id, matching, leftOut }
    })
}

/** What the filters make of the picture (FLT-11), and what changed just now. */
export function filteredShapes(
  shapes: readonly ApartmentShape[],
  matches: (apartmentId: number) => boolean,
  changes: readonly StatusChange[],
): ViewerShape[] {
  return shapes.map(({ apartmentId, matching, leftOut }) => {
    const shape = matches(apartmentId) ? matching : leftOut
    const change = changes.find(({ id }) => id === apartmentId)
    return change ? { ...shape, changed: { from: fillOf(change.from), to: fillOf(change.to) } } : shape
  })
}

const fillOf = (status: ApartmentStatus) => apartmentShapeStyle(status).fill

/** On its building's picture the building's own code goes without saying: R1-208 is 208. */
function unitNumber(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1)
}

/** What a screen reader says of a shape: "R1-208, available, 85 square metres, floor 2, 3 rooms". */
function apartmentShapeName(apartment: Apartment): string {
  return [
    apartment.name,
    statusWord(apartment.status).toLowerCase(),
    m.square_metres({ count: Math.round(apartment.area) }),
    m.on_floor({ floor: floorText(apartment) }),
    m.rooms({ count: apartment.rooms }),
  ].join(', ')
}
