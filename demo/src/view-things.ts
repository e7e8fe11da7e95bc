import { TILES } from '@belvedere/server/platform/files/pyramid'
import type { Dataset, Point, View } from './dataset.ts'
import { mediaOf, poiOf, surroundingPoi } from './ids.ts'
import { pictureThing, textThing } from './media-things.ts'
import type { PictureOf } from './picture.ts'
import type { Thing } from './thing.ts'

/** A camera view is a point of interest whose picture carries the outlines. */
export function viewThings(dataset: Dataset, pictureOf: PictureOf): Thing[] {
  return dataset.views.flatMap((view): Thing[] => {
    const poiId = view.id
    const file = pictureOf(view.file)
    const item = { id: mediaOf(poiId, 'deepZoom'), type: 'poi_image_dzi', name: file.name } as const
    const picture = pictureThing({ poiId }, item, file)
    const { format, tileSize, overlap } = TILES
    const tiles = { tile_format: format, tile_size: tileSize, tile_overlap: overlap }
    return [
      cameraView(dataset, view),
      { ...picture, columns: { ...picture.columns, ...tiles } },
      ...outlineThings(item.id, [...outlines(view), ...markers(dataset, view)]),
      textThing({ poiId }, { id: mediaOf(poiId, 'title'), type: 'poi_title', name: 'title' }, view.name),
    ]
  })
}

/** One split by what stands in front is several parts of one outline. */
function outlineThings(mediaId: number, polygons: { poiId: number; points: Point[] }[]): Thing[] {
  const byPoi = Map.groupBy(polygons, ({ poiId }) => poiId)
  return [...byPoi].map(([poiId, drawn], order) => ({
    kind: 'outlines',
    fields: { mediaId, poiId, parts: drawn.map(({ points }) => points), source: 'drawn', order },
  }))
}

/** The picture of a thing's default view, which its card shows too. */
export function firstPicture({ views }: Dataset, [first]: number[]): string {
  const view = views.find(({ id }) => id === first)
  if (!view) throw new Error(`The dataset has no view ${first}`)
  return view.file
}

function cameraView({ masterplans, buildings }: Dataset, { id, owner }: View): Thing {
  const isMasterplan = owner.kind === 'masterplan'
  const owners = isMasterplan ? masterplans : buildings
  return {
    kind: 'camera-views',
    id,
    fields: {
      ...(isMasterplan ? { masterplanId: owner.id } : { buildingId: owner.id }),
      order: owners.find((one) => one.id === owner.id)?.views.indexOf(id) ?? 0,
      publish: true,
    },
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
