import { apartmentThings } from './apartment-things.ts'
import { buildingThings } from './building-things.ts'
import { clientAppThings } from './client-app-things.ts'
import type { Dataset } from './dataset.ts'
import { galleryThings } from './gallery-things.ts'
import { masterplanThings } from './masterplan-things.ts'
import { packageThings } from './package-things.ts'
import type { PictureOf } from './picture.ts'
import { projectThings } from './project-things.ts'
import { surroundingThings } from './surrounding-things.ts'
import { textPageThings } from './text-page-things.ts'
import type { Thing } from './thing.ts'
import { viewThings } from './view-things.ts'

/** Everything of a project, made from its dataset. */
export function demoThings(dataset: Dataset, pictureOf: PictureOf): Thing[] {
  return [
    ...projectThings(dataset, pictureOf),
    ...textPageThings(dataset),
    ...galleryThings(dataset, pictureOf),
    ...masterplanThings(dataset, pictureOf),
    ...buildingThings(dataset, pictureOf),
    ...viewThings(dataset, pictureOf),
    ...surroundingThings(dataset, pictureOf),
    ...apartmentThings(dataset, pictureOf),
    ...clientAppThings(dataset),
    ...packageThings(dataset),
  ]
}
