import type { Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import type { DeskApartment } from './desk-apartment.ts'

type Joined =
  | { readonly is: 'joined'; readonly place: number }
  | { readonly is: 'already' | 'offline' | 'failed' }

type Waiting = Asked<'POST /api/v1/desk/projects/{projectId}/apartments/{id}/waiting'>['body']

/** Puts a buyer at the end of the line, and says which place they have. */
export async function joinLine(projectId: number, id: number, body: Waiting): Promise<Joined> {
  try {
    const { answer, refusal } = await browserApi().send(
      'POST /api/v1/desk/projects/{projectId}/apartments/{id}/waiting',
      { params: { projectId, id }, body },
    )
    if (answer) return { is: 'joined', place: answer.waiting.length }
    return { is: refusal?.code === 'already-there' ? 'already' : 'failed' }
  } catch {
    return { is: 'offline' }
  }
}

/** Whether they are out of the line. */
export async function leaveLine(projectId: number, id: number): Promise<boolean> {
  try {
    const { answer } = await browserApi().send('DELETE /api/v1/desk/projects/{projectId}/waiting/{id}', {
      params: { projectId, id },
    })
    return answer !== undefined
  } catch {
    return false
  }
}

type Ordered = 'done' | 'stale' | 'failed'

/** Puts the line that was read, which its revision names, in another order. */
export async function orderLine(
  projectId: number,
  { id, waitingRevision }: Pick<DeskApartment, 'id' | 'waitingRevision'>,
  ids: number[],
): Promise<Ordered> {
  try {
    const { answer, refusal } = await browserApi().send(
      'PUT /api/v1/desk/projects/{projectId}/apartments/{id}/waiting',
      { params: { projectId, id }, headers: { 'If-Match': `"${waitingRevision}"` }, body: { ids } },
    )
    if (answer) return 'done'
    return refusal?.code === 'stale' ? 'stale' : 'failed'
  } catch {
    return 'failed'
  }
}
