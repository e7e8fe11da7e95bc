import { describe, expect, it } from 'vitest'
import { Apartment } from './apartment.ts'
import { ApartmentType } from './apartment-type.ts'
import { Building } from './building.ts'
import { AskForPricePayload, FavouritesPayload } from './enquiry-payloads.ts'
import { Masterplan } from './masterplan.ts'
import { MediaItem } from './media-item.ts'
import { Poi } from './poi.ts'
import { Profile } from './profile.ts'
import { Project, ProjectSettings } from './project.ts'

const SENDER = ['emailAddress', 'firstName', 'lastName', 'phoneNumber', 'note', 'localeId']

/** The fields of spec section 3, by those names; an entity may carry more. */
const FIELDS = [
  ['Project', Project, ['id', 'name', 'logo', 'website', 'media', 'settings']],
  ['its settings', ProjectSettings, ['id', 'projectId', 'defaultLangId', 'selectedFilters', 'selectedRoles']],
  [
    'Masterplan',
    Masterplan,
    ['id', 'parentId', 'name', 'media', 'publish', 'community', 'masterplans', 'buildings'],
  ],
  ['Building', Building, ['id', 'name', 'publish', 'apartments', 'apartmentTypes']],
  [
    'Apartment',
    Apartment,
    [
      'id',
      'name',
      'status',
      'floor',
      'rooms',
      'area',
      'totalArea',
      'apartmentTypeId',
      'apartmentTypeKey',
      'media',
      'properties',
      'Pois',
    ],
  ],
  ["an apartment's properties", Apartment.shape.properties, ['status', 'price', 'typeKey']],
  ["an apartment's POI", Apartment.shape.Pois.element, ['poiTypeId']],
  ['Apartment type', ApartmentType, ['id', 'name', 'properties']],
  ["an apartment type's properties", ApartmentType.shape.properties, ['typeKey']],
  ['Media item', MediaItem, ['id', 'name', 'mediaTypeId', 'media', 'mediaData', 'textualContent']],
  ["a media item's data", MediaItem.shape.mediaData, ['polygons', 'children']],
  ['POI', Poi, ['id', 'poiTypeId']],
  [
    'Profile',
    Profile,
    ['id', 'firstName', 'lastName', 'email', 'username', 'createdAt', 'updatedAt', 'roles'],
  ],
  [
    'the ask-for-price payload',
    AskForPricePayload,
    ['apartmentId', 'emailTemplateToUse', ...SENDER, 'contactTime'],
  ],
  ['the favourites payload', FavouritesPayload, ['favoritesList', ...SENDER]],
] as const

describe('entities carry the fields of the specification, by those names', () => {
  it.each(FIELDS)('%s [ENT-01]', (_, schema, fields) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining([...fields]))
  })

  it('the public project leaves out its users [ENT-01]', () => {
    expect(Object.keys(Project.shape).filter((field) => /user/i.test(field))).toEqual([])
  })
})
