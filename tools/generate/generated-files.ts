import { accessTable } from '@belvedere/server/testing/access-table'
import { fonts } from './fonts.ts'
import { farLabels, nearLabels } from './map-labels.ts'
import { openApi } from './openapi.ts'
import { world } from './world.ts'

/** A committed file that is made from others: written by `npm run generate`, compared by `npm run check`. */
export type GeneratedFile = {
  /** From the repository's root. */
  path: string
  make: () => Promise<string | Buffer>
}

export const generatedFiles: GeneratedFile[] = [
  { path: 'contract/openapi.json', make: async () => openApi() },
  { path: 'web/app/map/basemap/world.gen.json', make: world },
  { path: 'web/app/map/basemap/far-labels.gen.json', make: farLabels },
  { path: 'web/app/map/basemap/near-labels.gen.json', make: nearLabels },
  ...fonts,
  { path: 'docs/access-matrix.md', make: async () => accessTable() },
]
