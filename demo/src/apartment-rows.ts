import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { claimAfter } from '@belvedere/domain/sales/status-change'
import type { Apartment, Dataset } from './dataset.ts'
import { planMedia, poiOf } from './ids.ts'
import { DATASET_LANGUAGES, translated } from './languages.ts'
import { pictureRow } from './media-rows.ts'
import type { PictureOf } from './picture.ts'
import type { Row, Rows } from './rows.ts'

export function apartmentRows({ project, apartmentTypes, apartments }: Dataset, pictureOf: PictureOf): Rows {
  const projectId = project.id
  return {
    apartment_types: apartmentTypes.map(({ id, name, typeKey }) => ({
      id,
      project_id: projectId,
      name: translated(name),
      type_key: typeKey,
    })),
    apartments: apartments.map((apartment) => apartmentRow(apartment, projectId)),
    apartment_prices: apartments.map(({ id, price }) => ({ apartment_id: id, project_id: projectId, price })),
    claims: apartments.flatMap((apartment) => claimRows(apartment, projectId)),
    pois: apartments.map((apartment, order) => ({
      id: poiOf({ kind: 'apartment', id: apartment.id }),
      project_id: projectId,
      poi_type_id: POI_TYPES.apartment,
      parent_id: poiOf({ kind: 'building', id: apartment.building }),
      apartment_id: apartment.id,
      sort_order: order,
    })),
    media: apartments.flatMap((apartment) => planRows(apartment, projectId, pictureOf)),
  }
}

function apartmentRow(apartment: Apartment, projectId: number): Row<'apartments'> {
  const { id, name, building, apartmentTypeId, status, floor, rooms, area } = apartment
  const { orientation, balconyArea, levels } = apartment
  return {
    id,
    project_id: projectId,
    building_id: building,
    apartment_type_id: apartmentTypeId,
    name,
    status,
    floor,
    rooms,
    area,
    properties: { orientation, balconyArea, levels },
  }
}

/** Invented buyers, one after the other. */
const BUYERS = [
  'Mila Perić',
  'Nikola Ilić',
  'Ana Jovanović',
  'Stefan Marković',
  'Jelena Kovač',
  'Marko Simić',
]

/** Whoever is reserved, or about to be, is held by someone: the list of reservations says the same as the statuses. */
function claimRows({ id, status }: Apartment, projectId: number): Row<'claims'>[] {
  const kind = claimAfter(status)
  if (kind === 'none') return []
  const buyer = BUYERS[id % BUYERS.length] ?? ''
  return [{ id, project_id: projectId, apartment_id: id, kind, buyer, ended_at: null, end_reason: null }]
}

/** A plan has words on it, so there is one for each language; apartments of one shape share the file. */
function planRows({ id, name, planKey }: Apartment, projectId: number, pictureOf: PictureOf): Row<'media'>[] {
  const poiId = poiOf({ kind: 'apartment', id })
  return DATASET_LANGUAGES.map(({ code, langId }) => ({
    ...pictureRow(
      { projectId, poiId },
      { id: planMedia(poiId, langId), type: 'poi_image', name: `${name}-plan.svg` },
      pictureOf(planFile(planKey, code)),
    ),
    lang_id: langId,
  }))
}

export const planFile = (planKey: string, code: 'en' | 'sr') => `plans/${planKey}.${code}.svg`
