import { cardThings } from './card-things.ts'
import type { Dataset } from './dataset.ts'
import { poiOf } from './ids.ts'
import { translated } from './languages.ts'
import type { PictureOf } from './picture.ts'
import type { Thing } from './thing.ts'
import { firstPicture } from './view-things.ts'

export function masterplanThings(dataset: Dataset, pictureOf: PictureOf): Thing[] {
  return dataset.masterplans.flatMap(
    ({ id, parentId, name, community, publish, text, views }, order): Thing[] => {
      const poiId = poiOf({ kind: 'masterplan', id })
      return [
        {
          kind: 'masterplans',
          id,
          fields: { name: translated(name), parentId, community, publish, order },
          ownPoi: { id: poiId, order },
        },
        ...cardThings({ poiId, title: name, text, picture: pictureOf(firstPicture(dataset, views)) }),
      ]
    },
  )
}
