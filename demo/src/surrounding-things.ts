import { cardThings } from './card-things.ts'
import type { Dataset } from './dataset.ts'
import { mediaOf, surroundingPoi } from './ids.ts'
import { pictureThing } from './media-things.ts'
import type { PictureOf, StoredPicture } from './picture.ts'
import { cuttingsOf } from './surrounding-pictures.ts'
import type { Thing } from './thing.ts'

export function surroundingThings(dataset: Dataset, pictureOf: PictureOf): Thing[] {
  return dataset.surroundings.flatMap((surrounding, order): Thing[] => {
    const { id, owner, title, text } = surrounding
    const poiId = surroundingPoi(id)
    const [picture, second] = cuttingsOf(dataset, surrounding).map(({ name }) => pictureOf(name))
    const place = owner.kind === 'masterplan' ? { masterplanId: owner.id } : { buildingId: owner.id }
    return [
      { kind: 'info-points', id: poiId, fields: { ...place, order, publish: true } },
      ...cardThings({ poiId, title, text, picture }),
      ...(second ? [secondPicture(poiId, second)] : []),
    ]
  })
}

function secondPicture(poiId: number, picture: StoredPicture): Thing {
  const item = { id: mediaOf(poiId, 'secondImage'), type: 'poi_image', name: picture.name, order: 1 } as const
  return pictureThing({ poiId }, item, picture)
}
