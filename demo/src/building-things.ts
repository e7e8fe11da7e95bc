import { cardThings } from './card-things.ts'
import type { Building, Dataset } from './dataset.ts'
import { poiOf } from './ids.ts'
import { translated } from './languages.ts'
import type { PictureOf } from './picture.ts'
import type { Thing } from './thing.ts'
import { firstPicture } from './view-things.ts'

export function buildingThings(dataset: Dataset, pictureOf: PictureOf): Thing[] {
  return dataset.buildings.flatMap((building, order): Thing[] => {
    const { id, name, masterplan, publish, text, views } = building
    const poiId = poiOf({ kind: 'building', id })
    return [
      {
        kind: 'buildings',
        id,
        fields: {
          name: translated(name),
          masterplanId: masterplan,
          floors: floorsOf(building),
          publish,
          order,
        },
        ownPoi: { id: poiId, order },
      },
      ...cardThings({ poiId, title: name, text, picture: pictureOf(firstPicture(dataset, views)) }),
    ]
  })
}

const floorsOf = ({ residentialFloors: [lowest, highest] }: Building) => highest - lowest + 1
