import { saveFile } from '../../staff/load/save-file.ts'
import type { Apartment } from './apartment.ts'
import type { Column } from './columns.ts'

export type FileFormat = 'xlsx' | 'csv'

/** Exactly the rows and columns that are shown, as a file which comes back through Import unchanged (APT-03). */
export const exportShown = (
  projectId: number,
  rows: readonly Apartment[],
  columns: readonly Column[],
  how: { readonly format: FileFormat; readonly language: 'en' | 'sr' },
): Promise<void> =>
  saveFile(
    `/api/v1/studio/projects/${projectId}/apartments/export`,
    {
      ...how,
      ids: rows.map(({ id }) => id),
      columns: columns.flatMap(({ fileField }) => fileField ?? []),
    },
    `apartments.${how.format}`,
  )
