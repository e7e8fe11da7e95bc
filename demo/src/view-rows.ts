import { POI_TYPES } from '@belvedere/domain/content/poi-types'
import { TILES } from '@belvedere/server/platform/files/pyramid'
import type { Dataset, Point, View } from './dataset.ts'
import { mediaOf, poiOf, surroundingPoi } from './ids.ts'
import { joinRows } from './join-rows.ts'
import { pictureRow, textRows } from './media-rows.ts'
import type { PictureOf } from './picture.ts'
import type { Row, Rows } from './rows.ts'

/** A camera view is a point of interest whose picture carries the outlines. */
export function viewRows(dataset: Dataset, pictureOf: PictureOf): Rows {
  const projectId = dataset.project.id
  return joinRows(
    ...dataset.views.map((view) => {
      const place = { projectId, poiId: view.id }
      const picture = pictureOf(view.file)
      const item = { id: mediaOf(view.id, 'deepZoom'), type: 'poi_image_dzi', name: picture.name } as const
      const { format, tileSize, overlap } = TILES
      return joinRows(
        {
          pois: [poiRow(dataset, view)],
          media: [
            {
              ...pictureRow(place, item, picture),
              tile_format: format,
              tile_size: tileSize,
              tile_overlap: overlap,
            },
          ],
          outlines: outlineRows({ project_id: projectId, media_id: item.id }, [
            ...outlines(view),
            ...markers(dataset, view),
          ]),
        },
        textRows(place, { id: mediaOf(view.id, 'title'), type: 'poi_title', name: 'title' }, view.name),
      )
    }),
  )
}

/** One split by what stands in front is several parts of one outline. */
function outlineRows(
  place: { project_id: number; media_id: number },
  polygons: { poiId: number; points: Point[] }[],
): Row<'outlines'>[] {
  const byPoi = Map.groupBy(polygons, ({ poiId }) => poiId)
  return [...byPoi].map(([poiId, drawn], order) => ({
    ...place,
    poi_id: poiId,
    parts: drawn.map(({ points }) => points),
    sort_order: order,
  }))
}

/** The picture of a thing's default view, which its card shows too. */
export function firstPicture({ views }: Dataset, [first]: number[]): string {
  const view = views.find(({ id }) => id === first)
  if (!view) throw new Error(`The dataset has no view ${first}`)
  return view.file
}

function poiRow(dataset: Dataset, { id, owner }: View): Row<'pois'> {
  const isMasterplan = owner.kind === 'masterplan'
  const owners = isMasterplan ? dataset.masterplans : dataset.buildings
  return {
    id,
    project_id: dataset.project.id,
    poi_type_id: isMasterplan ? POI_TYPES.masterplan_camera_view : POI_TYPES.building_apartment_view,
    parent_id: poiOf(owner),
    masterplan_id: isMasterplan ? owner.id : null,
    building_id: isMasterplan ? null : owner.id,
    sort_order: owners.find((one) => one.id === owner.id)?.views.indexOf(id) ?? 0,
  }
}

const outlines = ({ polygons }: View) =>
  polygons.map(({ target, points }) => ({ poiId: poiOf(target), points }))

/** An info point is an outline of a single point. */
function markers({ surroundings }: Dataset, view: View) {
  return surroundings.flatMap(({ id, positions }) =>
    positions
      .filter((position) => position.view === view.id)
      .map(({ x, y }) => ({ poiId: surroundingPoi(id), points: [[x, y] satisfies Point] as Point[] })),
  )
}
