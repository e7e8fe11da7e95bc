import { mayAct } from '@belvedere/domain/enquiries/inbox'
import { deskPath } from '@belvedere/domain/screens/desk-paths'
import { browserApi } from '../../api/loader-api.ts'
import { m } from '../../paraglide/messages.js'
import { actionProblem } from '../../staff/action/use-action.tsx'
import type { BuyerInFull } from '../buyers/buyer-record.ts'
import { REFUSED_STEP } from '../inbox/enquiry-words.ts'
import { addStep, type InboxEnquiry, nameOf } from '../inbox/inbox-enquiry.ts'
import { tell, tellClosed } from '../notices/notice-store.ts'
import type { DeskClaim, DeskProject } from '../project/desk-project.ts'

type Seller = Pick<DeskProject, 'project' | 'profile' | 'head'>

/** After a sale, the buyer's enquiry about it is closed as won by one press, and by nobody's hand but theirs (INB-02). */
export async function offerToClose(
  claim: DeskClaim,
  { project, profile, head }: Seller,
  localised: (path: string) => string,
): Promise<void> {
  const { buyerId, apartmentId, apartmentName: name } = claim
  if (buyerId === null) return
  const params = { projectId: project.id, id: buyerId }
  const buyer = await browserApi().read('GET /api/v1/desk/projects/{projectId}/buyers/{id}', { params })
  const enquiry = soldBy(claim, buyer)
  if (!enquiry || !mayAct({ agentId: enquiry.agent?.id ?? null, seller: { id: profile.id, head } })) return
  const close = () =>
    addStep(project.id, enquiry.id, { kind: 'closed', outcome: 'won', apartmentId, note: '' }).then(
      () => tellClosed(nameOf(enquiry), () => addStep(project.id, enquiry.id, { kind: 'reopened' })),
      (error: unknown) =>
        tell({ tone: 'refused', title: m.desk_not_done(), text: actionProblem(error, REFUSED_STEP) }),
    )
  tell({
    tone: 'news',
    title: m.desk_sold_now({ name }),
    text: m.desk_enquiry_still_open({ name: nameOf(enquiry) }),
    act: { words: m.desk_close_won(), do: () => void close() },
    open: localised(deskPath(project.id, 'enquiries', enquiry.id)),
  })
}

/** The open enquiry that it came from, or else the latest that asked for it. */
function soldBy({ enquiryId, apartmentId }: DeskClaim, { history }: BuyerInFull): InboxEnquiry | undefined {
  const open = history.filter(({ state }) => state !== 'closed')
  return (
    open.find(({ id }) => id === enquiryId) ??
    open.find(({ apartments }) => apartments.some(({ id }) => id === apartmentId))
  )
}
