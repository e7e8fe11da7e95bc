import { buildingShapeStyle, communityShapeStyle } from '@belvedere/domain/viewer/shape-style'
import type { Place } from '../../cards/place.ts'
import type { OutlinedPicture } from '../../content/outlined-picture.ts'
import { outlinesOf } from '../../content/outlines-of.ts'
import { m } from '../../paraglide/messages.js'
import type { ViewerShape } from '../../viewer/viewer-types.ts'
import { PlaceChip } from './place-chip.tsx'

/** The places that are seen on a picture, as shapes. Their order is also that of painting: ground before buildings. */
export function masterplanShapes(
  places: readonly Place[],
  picture: OutlinedPicture,
  localised: (path: string) => string,
): ViewerShape[] {
  const outlines = outlinesOf(picture)
  return places.flatMap((place, order) => {
    const points = outlines.get(place.poiId ?? 0)
    if (!points) return []
    const building = place.mode === 'building'
    const { available, total } = place
    return {
      id: place.shapeId,
      points,
      name: `${place.name}, ${place.about}, ${m.available_of({ available, total })}`,
      href: localised(place.path),
      look: building ? buildingShapeStyle : communityShapeStyle,
      dimsRest: building,
      // A nested masterplan has no chip: its buildings have theirs.
      ...(building && { chip: <PlaceChip place={place} /> }),
      order,
    }
  })
}
