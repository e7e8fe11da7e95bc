import type { Masterplan } from '@belvedere/contract/entities/masterplan'
import { buildingShapeStyle, communityShapeStyle } from '@belvedere/domain/viewer/shape-style'
import { buildingPlace, masterplanPlace, type Place } from '../../cards/place.ts'
import { type OutlinedPicture, outlinesOf } from '../../content/outlined-picture.ts'
import { m } from '../../paraglide/messages.js'
import type { ViewerShape } from '../../viewer/viewer-types.ts'
import { PlaceChip } from './place-chip.tsx'

/** What a masterplan's picture leads to: the nested masterplans as ground, then the buildings that stand on it. */
export function placesOf(masterplan: Masterplan): Place[] {
  const own = masterplan.buildings.map((building) =>
    buildingPlace(building, m.floors({ count: building.floors })),
  )
  const nested = masterplan.masterplans.map((ground) =>
    masterplanPlace(ground, ground.buildings, m.buildings({ count: ground.buildings.length })),
  )
  const inNested = masterplan.masterplans.flatMap((ground) =>
    ground.buildings.map((building) =>
      buildingPlace(
        building,
        `${m.community({ name: ground.name })} · ${m.floors({ count: building.floors })}`,
      ),
    ),
  )
  return [...nested, ...own, ...inNested]
}

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
