import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { cardRows } from './card-rows.ts'
import type { Dataset, Masterplan } from './dataset.ts'
import { poiOf } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { translated } from './languages.ts'
import type { PictureOf } from './picture.ts'
import type { Rows } from './rows.ts'
import { firstPicture } from './view-rows.ts'

export function masterplanRows(dataset: Dataset, pictureOf: PictureOf): Rows {
  const projectId = dataset.project.id
  return joinRows(
    ...dataset.masterplans.map((masterplan, order) => {
      const poiId = poiOf({ kind: 'masterplan', id: masterplan.id })
      return joinRows(
        {
          masterplans: [
            {
              id: masterplan.id,
              project_id: projectId,
              parent_id: parentOf(masterplan),
              name: translated(masterplan.name),
              community: masterplan.community,
              publish: masterplan.publish,
              sort_order: order,
            },
          ],
          pois: [
            {
              id: poiId,
              project_id: projectId,
              poi_type_id: POI_TYPES.masterplan,
              parent_id: parentPoi(masterplan),
              masterplan_id: masterplan.id,
              sort_order: order,
            },
          ],
        },
        cardRows({
          projectId,
          poiId,
          title: masterplan.name,
          text: masterplan.text,
          picture: pictureOf(firstPicture(dataset, masterplan.views)),
        }),
      )
    }),
  )
}

/** `parentId` 0 means root. */
const parentOf = ({ parentId }: Masterplan) => parentId || null

const parentPoi = ({ parentId }: Masterplan) =>
  parentId ? poiOf({ kind: 'masterplan', id: parentId }) : null
