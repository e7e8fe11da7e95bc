import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { cardRows } from './card-rows.ts'
import type { Building, Dataset } from './dataset.ts'
import { poiOf } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { translated } from './languages.ts'
import type { PictureOf } from './picture.ts'
import type { Rows } from './rows.ts'
import { firstPicture } from './view-rows.ts'

export function buildingRows(dataset: Dataset, pictureOf: PictureOf): Rows {
  const projectId = dataset.project.id
  return joinRows(
    ...dataset.buildings.map((building, order) => {
      const poiId = poiOf({ kind: 'building', id: building.id })
      return joinRows(
        {
          buildings: [
            {
              id: building.id,
              project_id: projectId,
              masterplan_id: building.masterplan,
              name: translated(building.name),
              publish: building.publish,
              floors: floorsOf(building),
              sort_order: order,
            },
          ],
          pois: [
            {
              id: poiId,
              project_id: projectId,
              poi_type_id: POI_TYPES.building,
              parent_id: poiOf({ kind: 'masterplan', id: building.masterplan }),
              building_id: building.id,
              sort_order: order,
            },
          ],
        },
        cardRows({
          projectId,
          poiId,
          title: building.name,
          text: building.text,
          picture: pictureOf(firstPicture(dataset, building.views)),
        }),
      )
    }),
  )
}

const floorsOf = ({ residentialFloors: [lowest, highest] }: Building) => highest - lowest + 1
