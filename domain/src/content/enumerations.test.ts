import { expect, it } from 'vitest'
import { ROLES } from '../accounts/roles.ts'
import { APARTMENT_STATUS_NUMBERS, APARTMENT_STATUSES } from '../apartments/apartment-status.ts'
import { APARTMENT_TYPE_KEYS } from '../apartments/apartment-type-keys.ts'
import { FILTER_KINDS } from '../filters/filters.ts'
import { LOCALE_CODES } from '../screens/locale.ts'
import { LANGUAGE_IDS } from './languages.ts'
import { MEDIA_CONTEXTS } from './media-contexts.ts'
import { MEDIA_TYPES } from './media-types.ts'
import { POI_TYPES } from './poi-types.ts'

/** Copied from spec section 3, "name number" as it stands there; nothing here is derived from the code. */
const NUMBERED = [
  [
    'POI types',
    POI_TYPES,
    'masterplan_info 2, masterplan 3, plot 4, building 5, apartment 6, building_apartment_view 7, ' +
      'masterplan_camera_view 8, menu_item 9, streetview_start_point 10, streetview_point 11, building_info 12, ' +
      'apartment_info 13',
  ],
  [
    'Media types',
    MEDIA_TYPES,
    'poi_title 1, poi_image 2, project_title_image 3, project_text_description 4, menu_item_title 5, ' +
      'media_gallery 6, poi_unity_component_data 10, description 11, image 12, level 13, level_order 14, ' +
      'card_type 15, unity_serialize_component 16, unity_link_component 17, poi_data 18, ' +
      'unity_language_config 19, poi_image_dzi 21, project_title 22',
  ],
  ['Media contexts', MEDIA_CONTEXTS, 'project 1, poi 2, menu_item 3'],
  [
    'Language ids',
    LANGUAGE_IDS,
    'english 1, spanish 2, german 3, french 4, arabic 5, serbian_latin 6, serbian_cyrillic 7',
  ],
  [
    'Selected filter ids',
    FILTER_KINDS,
    'status 1, area 2, floors 3, price 4, apartment_type 5, orientation 6, all_apartments 7',
  ],
  ['Role ids', ROLES, 'super_admin 1, project_admin 2, project_editor 3, user 4, sales_agent 5'],
  [
    'Apartment status numeric form',
    APARTMENT_STATUS_NUMBERS,
    'available 1, reserved 2, sold 3, unavailable 4',
  ],
] as const

const NAMED = [
  ['Locale codes', LOCALE_CODES, 'en, rs'],
  [
    'Apartment type keys',
    APARTMENT_TYPE_KEYS,
    'studio, one_bedroom, two_bedroomroom, three_bedroom, four_bedroom, duplex',
  ],
  [
    'Apartment status strings',
    APARTMENT_STATUSES,
    'available, pending-reservation, reserved, sold, unavailable',
  ],
] as const

it.each(NUMBERED)('%s have the names and numbers of the spec [ENT-02]', (_, enumeration, spec) => {
  const written = Object.entries(enumeration).map(([name, number]) => `${name} ${number}`)
  expect(written.join(', ')).toBe(spec)
})

it.each(NAMED)('%s have the names of the spec [ENT-02]', (_, names, spec) => {
  expect(names.join(', ')).toBe(spec)
})
