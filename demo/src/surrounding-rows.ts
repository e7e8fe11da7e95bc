import { cardRows } from './card-rows.ts'
import type { Dataset } from './dataset.ts'
import { mediaOf, poiOf, surroundingPoi } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { pictureRow } from './media-rows.ts'
import type { PictureOf, StoredPicture } from './picture.ts'
import type { Rows } from './rows.ts'
import { cuttingsOf } from './surrounding-pictures.ts'

export function surroundingRows(dataset: Dataset, pictureOf: PictureOf): Rows {
  const { project, surroundings } = dataset
  return joinRows(
    ...surroundings.map((surrounding, order) => {
      const { id, owner, poiTypeId, title, text } = surrounding
      const poiId = surroundingPoi(id)
      const [picture, second] = cuttingsOf(dataset, surrounding).map(({ name }) => pictureOf(name))
      return joinRows(
        {
          pois: [
            {
              id: poiId,
              project_id: project.id,
              poi_type_id: poiTypeId,
              parent_id: poiOf(owner),
              masterplan_id: owner.kind === 'masterplan' ? owner.id : null,
              building_id: owner.kind === 'building' ? owner.id : null,
              sort_order: order,
            },
          ],
        },
        cardRows({ projectId: project.id, poiId, title, text, picture }),
        second ? { media: [secondPicture({ projectId: project.id, poiId }, second)] } : {},
      )
    }),
  )
}

function secondPicture(place: { projectId: number; poiId: number }, picture: StoredPicture) {
  const id = mediaOf(place.poiId, 'secondImage')
  return pictureRow(place, { id, type: 'poi_image', name: picture.name, order: 1 }, picture)
}
