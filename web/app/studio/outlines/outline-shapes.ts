import { boxOf } from '@belvedere/domain/geometry/box'
import type { Drawing, Parts } from '@belvedere/domain/outlines/drawing'
import { apartmentShapeStyle } from '@belvedere/domain/viewer/shape-style'
import type { ViewerShape } from '../../viewer/viewer-types.ts'
import type { DrawnApartment } from './load-drawing.ts'
import { shortName } from './short-name.ts'

/** An outline that is drawn as it was keeps its shape, so that the viewer paints only what changed. */
export function createOutlineShapes() {
  const made = new Map<number, { readonly parts: Parts; readonly shape: ViewerShape }>()
  return function outlineShapes(apartments: readonly DrawnApartment[], drawing: Drawing): ViewerShape[] {
    return apartments.flatMap((apartment) => {
      const parts = (drawing.get(apartment.poiId) ?? []).filter(({ length }) => length > 0)
      if (parts.length === 0) return []
      const known = made.get(apartment.poiId)
      if (known && known.parts === drawing.get(apartment.poiId)) return [known.shape]
      const shape = shapeOf(apartment, parts)
      made.set(apartment.poiId, { parts: drawing.get(apartment.poiId) ?? [], shape })
      return [shape]
    })
  }
}

function shapeOf(apartment: DrawnApartment, parts: Parts): ViewerShape {
  return {
    id: String(apartment.poiId),
    points: parts,
    name: apartment.name,
    // The chosen one stays as it is: its points are what one looks at.
    look: ({ hovered, focused, selected }) =>
      apartmentShapeStyle(apartment.status, { hovered: hovered || selected, focused }),
    label: { text: shortName(apartment.name), glyph: apartment.status },
    order: -apartment.floor * 100_000 + boxOf(parts.flat()).left,
  }
}
