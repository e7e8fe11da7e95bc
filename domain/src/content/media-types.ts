export const MEDIA_TYPES = {
  poi_title: 1,
  poi_image: 2,
  project_title_image: 3,
  project_text_description: 4,
  menu_item_title: 5,
  media_gallery: 6,
  poi_unity_component_data: 10,
  description: 11,
  image: 12,
  level: 13,
  level_order: 14,
  card_type: 15,
  unity_serialize_component: 16,
  unity_link_component: 17,
  poi_data: 18,
  unity_language_config: 19,
  poi_image_dzi: 21,
  project_title: 22,
} as const

export type MediaTypeName = keyof typeof MEDIA_TYPES
export type MediaTypeId = (typeof MEDIA_TYPES)[MediaTypeName]
