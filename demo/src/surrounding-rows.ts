import { cardRows } from './card-rows.ts'
import type { Dataset } from './dataset.ts'
import { poiOf, surroundingPoi } from './ids.ts'
import { joinRows } from './join-rows.ts'
import type { Rows } from './rows.ts'

export function surroundingRows({ project, surroundings }: Dataset): Rows {
  return joinRows(
    ...surroundings.map(({ id, owner, poiTypeId, title, text }, order) => {
      const poiId = surroundingPoi(id)
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
        cardRows({ projectId: project.id, poiId, title, text }),
      )
    }),
  )
}
