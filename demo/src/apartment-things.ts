import type { Apartment, Dataset } from './dataset.ts'
import { planMedia, poiOf } from './ids.ts'
import { DATASET_LANGUAGES, translated } from './languages.ts'
import { pictureThing } from './media-things.ts'
import type { PictureOf } from './picture.ts'
import type { Thing, ThingOf } from './thing.ts'

export function apartmentThings({ apartmentTypes, apartments }: Dataset, pictureOf: PictureOf): Thing[] {
  return [
    ...apartmentTypes.map(({ id, name, typeKey }): Thing => {
      return { kind: 'apartment-types', id, fields: { name: translated(name), typeKey } }
    }),
    ...apartments.map(apartmentThing),
    ...apartments.flatMap((apartment) => planThings(apartment, pictureOf)),
  ]
}

function apartmentThing(apartment: Apartment, order: number): Thing {
  const { id, name, building, apartmentTypeId, status, floor, rooms, area } = apartment
  const { orientation, balconyArea, levels } = apartment
  return {
    kind: 'apartments',
    id,
    fields: {
      name,
      buildingId: building,
      apartmentTypeId,
      floor,
      rooms,
      area,
      orientation,
      balconyArea,
      levels,
      publish: true,
    },
    columns: { status },
    ownPoi: { id: poiOf({ kind: 'apartment', id }), order },
  }
}

/** A plan has words on it, so there is one for each language; apartments of one shape share the file. */
function planThings({ id, name, planKey }: Apartment, pictureOf: PictureOf): ThingOf<'media'>[] {
  const poiId = poiOf({ kind: 'apartment', id })
  return DATASET_LANGUAGES.map(({ code, langId }) =>
    pictureThing(
      { poiId, langId },
      { id: planMedia(poiId, langId), type: 'poi_image', name: `${name}-plan.svg` },
      pictureOf(planFile(planKey, code)),
    ),
  )
}

export const planFile = (planKey: string, code: 'en' | 'sr') => `plans/${planKey}.${code}.svg`
