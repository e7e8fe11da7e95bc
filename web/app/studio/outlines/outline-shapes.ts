import { boxOf } from '@belvedere/domain/geometry/box'
import type { Drawing, Parts } from '@belvedere/domain/outlines/drawing'
import { apartmentShapeStyle, buildingShapeStyle } from '@belvedere/domain/viewer/shape-style'
import type { ViewerShape } from '../../viewer/viewer-types.ts'
import type { DrawnThing } from './load-drawing.ts'
import { shortName } from './short-name.ts'

/** An outline that is drawn as it was keeps its shape, so that the viewer paints only what changed. */
export function createOutlineShapes() {
  const made = new Map<number, { readonly parts: Parts; readonly shape: ViewerShape }>()
  return function outlineShapes(things: readonly DrawnThing[], drawing: Drawing): ViewerShape[] {
    return things.flatMap((thing) => {
      const parts = (drawing.get(thing.poiId) ?? []).filter(({ length }) => length > 0)
      if (parts.length === 0) return []
      const known = made.get(thing.poiId)
      if (known && known.parts === drawing.get(thing.poiId)) return [known.shape]
      const shape = shapeOf(thing, parts)
      made.set(thing.poiId, { parts: drawing.get(thing.poiId) ?? [], shape })
      return [shape]
    })
  }
}

function shapeOf({ poiId, name, floor, apartment }: DrawnThing, parts: Parts): ViewerShape {
  return {
    id: String(poiId),
    points: parts,
    name,
    // The chosen one stays as it is: its points are what one looks at.
    look: ({ hovered, focused, selected }) =>
      apartment
        ? apartmentShapeStyle(apartment.status, { hovered: hovered || selected, focused })
        : buildingShapeStyle({ hovered: hovered || selected, focused }),
    label: apartment ? { text: shortName(name), glyph: apartment.status } : { text: name },
    order: -floor * 100_000 + boxOf(parts.flat()).left,
  }
}
