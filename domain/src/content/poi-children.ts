import { POI_TYPES, type PoiTypeId } from './poi-types.ts'

const {
  masterplan_info,
  masterplan,
  plot,
  building,
  apartment,
  building_apartment_view,
  masterplan_camera_view,
  building_info,
  apartment_info,
} = POI_TYPES

/** Which points of interest lie on which. */
const CHILDREN: Partial<Record<PoiTypeId, readonly PoiTypeId[]>> = {
  [masterplan]: [masterplan_info, masterplan, plot, building, masterplan_camera_view],
  [building]: [apartment, building_apartment_view, building_info],
  [apartment]: [apartment_info],
}

export function poiTypesOn(parentType: number): readonly PoiTypeId[] {
  return CHILDREN[parentType as PoiTypeId] ?? []
}
