import type { Answer, Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'

export type InboxEnquiry = Answer<'GET /api/v1/desk/projects/{projectId}/enquiries'>[number]
export type EnquiryInFull = Answer<'GET /api/v1/desk/projects/{projectId}/enquiries/{id}'>
export type EnquiryStep = EnquiryInFull['steps'][number]
export type InboxCounts = Answer<'GET /api/v1/desk/projects/{projectId}/enquiry-counts'>

type AddStep = 'POST /api/v1/desk/projects/{projectId}/enquiries/{id}/steps'
export type NewStep = Asked<AddStep>['body']

/** Who wrote, as they are called. */
export const nameOf = ({ firstName, lastName, emailAddress }: InboxEnquiry): string =>
  `${firstName} ${lastName}`.trim() || emailAddress

/** Undefined when it was not taken: refused, or no connection. */
export async function addStep(
  projectId: number,
  id: number,
  body: NewStep,
): Promise<EnquiryInFull | undefined> {
  try {
    const { answer } = await browserApi().send(
      'POST /api/v1/desk/projects/{projectId}/enquiries/{id}/steps',
      { params: { projectId, id }, body },
    )
    return answer
  } catch {
    return undefined
  }
}
