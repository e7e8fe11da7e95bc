import { browserBearer } from '../../api/loader-api.ts'
import type { Apartment } from './apartment.ts'
import type { Column } from './columns.ts'

export type FileFormat = 'xlsx' | 'csv'

/** Exactly the rows and columns that are shown, as a file which comes back through Import unchanged (APT-03). */
export async function exportShown(
  projectId: number,
  rows: readonly Apartment[],
  columns: readonly Column[],
  how: { readonly format: FileFormat; readonly language: 'en' | 'sr' },
): Promise<void> {
  const response = await browserBearer().fetch(
    new Request(`/api/v1/studio/projects/${projectId}/apartments/export`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...how,
        ids: rows.map(({ id }) => id),
        columns: columns.flatMap(({ fileField }) => fileField ?? []),
      }),
    }),
  )
  if (!response.ok) throw new Response(null, { status: response.status })
  save(await response.blob(), `apartments.${how.format}`)
}

function save(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
