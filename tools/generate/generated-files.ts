import { accessTable } from '@belvedere/server/testing/access-table'
import { mapLabels } from './map-labels.ts'
import { openApi } from './openapi.ts'

/** A committed file that is made from others: written by `npm run generate`, compared by `npm run check`. */
export type GeneratedFile = {
  /** From the repository's root. */
  path: string
  make: () => Promise<string>
}

export const generatedFiles: GeneratedFile[] = [
  { path: 'contract/openapi.json', make: async () => openApi() },
  { path: 'web/app/map/basemap/labels.gen.json', make: mapLabels },
  { path: 'docs/access-matrix.md', make: async () => accessTable() },
]
