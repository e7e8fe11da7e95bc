import type { Asked, RefusalReason } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
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

/** Undefined when it was made; otherwise why not. */
type WhyNot = RefusalReason['code'] | 'offline' | undefined

export async function makeStep({ projectId, id }: DeskClaim, step: Step): Promise<WhyNot> {
  const params = { projectId, id }
  try {
    const { answer, refusal } = await sent(params, step)
    return answer ? undefined : (refusal?.code ?? 'internal-error')
  } catch {
    return 'offline'
  }
}

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
export function whyNotWords(why: NonNullable<WhyNot>, name: string): string {
  switch (why) {
    case 'offline':
      return m.desk_refused_offline()
    case 'claim-ended':
    case 'not-found':
      return m.desk_refused_claim_ended({ name })
    case 'status-change-refused':
      return m.desk_refused_status({ name })
    case 'hold-too-long':
      return m.desk_refused_too_long()
    case 'reason-required':
      return m.desk_refused_reason()
    case 'forbidden':
      return m.desk_refused_forbidden()
    default:
      return m.desk_refused_other()
  }
}
