import type { Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import { answered } from '../../staff/action/use-action.tsx'
import type { DeskApartment } from './desk-apartment.ts'

type Waiting = Asked<'POST /api/v1/desk/projects/{projectId}/apartments/{id}/waiting'>['body']

/** Puts a buyer at the end of the line, and says which place they have. */
export async function joinLine(projectId: number, id: number, body: Waiting): Promise<number> {
  const { waiting } = await answered(
    browserApi().send('POST /api/v1/desk/projects/{projectId}/apartments/{id}/waiting', {
      params: { projectId, id },
      body,
    }),
  )
  return waiting.length
}

export const leaveLine = (projectId: number, id: number) =>
  answered(
    browserApi().send('DELETE /api/v1/desk/projects/{projectId}/waiting/{id}', { params: { projectId, id } }),
  )

/** Puts the line that was read, which its revision names, in another order. */
export const orderLine = (
  projectId: number,
  { id, waitingRevision }: Pick<DeskApartment, 'id' | 'waitingRevision'>,
  ids: number[],
) =>
  answered(
    browserApi().send('PUT /api/v1/desk/projects/{projectId}/apartments/{id}/waiting', {
      params: { projectId, id },
      headers: { 'If-Match': `"${waitingRevision}"` },
      body: { ids },
    }),
  )
