export const POI_TYPES = {
  masterplan_info: 2,
  masterplan: 3,
  plot: 4,
  building: 5,
  apartment: 6,
  building_apartment_view: 7,
  masterplan_camera_view: 8,
  menu_item: 9,
  streetview_start_point: 10,
  streetview_point: 11,
  building_info: 12,
  apartment_info: 13,
} as const

export type PoiTypeName = keyof typeof POI_TYPES
export type PoiTypeId = (typeof POI_TYPES)[PoiTypeName]
