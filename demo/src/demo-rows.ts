import { apartmentRows } from './apartment-rows.ts'
import { buildingRows } from './building-rows.ts'
import { clientAppRows } from './client-app-rows.ts'
import type { Dataset } from './dataset.ts'
import { galleryRows } from './gallery-rows.ts'
import { joinRows } from './join-rows.ts'
import { masterplanRows } from './masterplan-rows.ts'
import { packageRows } from './package-rows.ts'
import type { PictureOf } from './picture.ts'
import { projectRows } from './project-rows.ts'
import type { Rows } from './rows.ts'
import { surroundingRows } from './surrounding-rows.ts'
import { textPageRows } from './text-page-rows.ts'
import { viewRows } from './view-rows.ts'

/** Every row of a project, made from its dataset. */
export function demoRows(dataset: Dataset, pictureOf: PictureOf): Rows {
  return joinRows(
    projectRows(dataset, pictureOf),
    textPageRows(dataset),
    galleryRows(dataset, pictureOf),
    masterplanRows(dataset, pictureOf),
    buildingRows(dataset, pictureOf),
    viewRows(dataset, pictureOf),
    surroundingRows(dataset, pictureOf),
    apartmentRows(dataset, pictureOf),
    clientAppRows(dataset),
    packageRows(dataset),
  )
}
