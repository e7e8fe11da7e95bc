import type { Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { answered } from '../../staff/action/use-action.tsx'
import type { DeskClaim } from '../project/desk-project.ts'

type Bodies = {
  readonly extend: Asked<'POST /api/v1/desk/projects/{projectId}/claims/{id}/extend'>['body']
  readonly release: Asked<'POST /api/v1/desk/projects/{projectId}/claims/{id}/release'>['body']
  readonly correct: Asked<'POST /api/v1/desk/projects/{projectId}/claims/{id}/correct'>['body']
  readonly convert: Asked<'POST /api/v1/desk/projects/{projectId}/claims/{id}/convert'>['body']
}

/** A step of a claim, as the server is asked for it. */
export type Step = {
  [Kind in keyof Bodies]: { readonly kind: Kind; readonly body: Bodies[Kind] }
}[keyof Bodies]

/** What is refused is thrown. */
export const makeStep = ({ projectId, id }: DeskClaim, step: Step) =>
  answered<unknown>(sent({ projectId, id }, step))

function sent(params: { projectId: number; id: number }, { kind, body }: Step) {
  const api = browserApi()
  switch (kind) {
    case 'extend':
      return api.send('POST /api/v1/desk/projects/{projectId}/claims/{id}/extend', { params, body })
    case 'release':
      return api.send('POST /api/v1/desk/projects/{projectId}/claims/{id}/release', { params, body })
    case 'correct':
      return api.send('POST /api/v1/desk/projects/{projectId}/claims/{id}/correct', { params, body })
    case 'convert':
      return api.send('POST /api/v1/desk/projects/{projectId}/claims/{id}/convert', { params, body })
  }
}

/** Why a step was not made, in the seller's words. */
export const refusedStep = (name: string) => ({
  'claim-ended': () => m.desk_refused_claim_ended({ name }),
  'not-found': () => m.desk_refused_claim_ended({ name }),
  'status-change-refused': () => m.desk_refused_status({ name }),
  'hold-too-long': m.desk_refused_too_long,
  'reason-required': m.desk_refused_reason,
  forbidden: m.desk_refused_forbidden,
})
