import type { Answer, Asked } from '@belvedere/contract/client-types'
import { browserApi } from '../../api/loader-api.ts'
import { answered } from '../../staff/action/use-action.tsx'

export type InboxEnquiry = Answer<'GET /api/v1/desk/projects/{projectId}/enquiries'>[number]
export type EnquiryInFull = Answer<'GET /api/v1/desk/projects/{projectId}/enquiries/{id}'>
export type EnquiryStep = EnquiryInFull['steps'][number]
export type InboxCounts = Answer<'GET /api/v1/desk/projects/{projectId}/enquiry-counts'>

type AddStep = 'POST /api/v1/desk/projects/{projectId}/enquiries/{id}/steps'
export type NewStep = Asked<AddStep>['body']

/** Who wrote, as they are called. */
export const nameOf = ({ firstName, lastName, emailAddress }: InboxEnquiry): string =>
  `${firstName} ${lastName}`.trim() || emailAddress

/** Writes down what was done; what is refused is thrown, for `useAction` to put into words. */
export const addStep = (projectId: number, id: number, body: NewStep): Promise<EnquiryInFull> =>
  answered(
    browserApi().send('POST /api/v1/desk/projects/{projectId}/enquiries/{id}/steps', {
      params: { projectId, id },
      body,
    }),
  )

/** Does it about the enquiry that is open, and has it shown as it stands then. */
export type Act = (step: NewStep) => Promise<void>
