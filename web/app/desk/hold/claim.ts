import type { Answer, Asked } from '@belvedere/contract/client-types'
import type { Colleague } from '@belvedere/contract/entities/colleague'
import type { ClaimKind } from '@belvedere/domain/sales/claims'
import { ConnectionError } from '../../api/client.ts'
import { browserApi } from '../../api/loader-api.ts'
import { actionProblem, RefusedError } from '../../staff/action/use-action.tsx'

type Claim = 'POST /api/v1/desk/projects/{projectId}/apartments/{id}/claims'

export type ClaimBody = Asked<Claim>['body']

/** Somebody was faster. */
interface Taken {
  readonly kind: ClaimKind
  readonly by: Colleague | null
  readonly at: string
  readonly until: string | null
  /** How many wait already. */
  readonly waiting: number
}

/** Somebody else has the offer. */
interface Offered {
  readonly waitingId: number
  readonly buyer: string
  readonly until: string | null
}

export type Outcome =
  | { readonly is: 'had'; readonly claim: Answer<Claim> }
  | { readonly is: 'taken'; readonly taken: Taken }
  | { readonly is: 'offered'; readonly offered: Offered }
  | { readonly is: 'not-free' }
  | { readonly is: 'too-long' }
  | { readonly is: 'needs-reason' }
  | { readonly is: 'offline' }
  | { readonly is: 'failed'; readonly why: string }

const kept: { body?: string; key?: string } = {}

/** A retry of the same wish is the same claim; another wish is another one. */
function keyFor(where: string, body: ClaimBody): string {
  const text = where + JSON.stringify(body)
  if (kept.body !== text || !kept.key) Object.assign(kept, { body: text, key: crypto.randomUUID() })
  return kept.key ?? crypto.randomUUID()
}

export async function claim(projectId: number, id: number, body: ClaimBody): Promise<Outcome> {
  const headers = { 'Idempotency-Key': keyFor(`${projectId}/${id}`, body) }
  try {
    const outcome = await browserApi().send('POST /api/v1/desk/projects/{projectId}/apartments/{id}/claims', {
      params: { projectId, id },
      body,
      headers,
    })
    const { answer, refusal, meta } = outcome
    if (answer) {
      delete kept.key
      return { is: 'had', claim: answer }
    }
    if (refusal?.code === 'claimed') return { is: 'taken', taken: meta as unknown as Taken }
    if (refusal?.code === 'offered') return { is: 'offered', offered: meta as unknown as Offered }
    if (refusal?.code === 'reason-required') return { is: 'needs-reason' }
    if (refusal?.code === 'status-change-refused') return { is: 'not-free' }
    if (refusal?.code === 'hold-too-long') return { is: 'too-long' }
    return { is: 'failed', why: actionProblem(new RefusedError(outcome)) }
  } catch (error) {
    return error instanceof ConnectionError ? { is: 'offline' } : { is: 'failed', why: actionProblem(error) }
  }
}
