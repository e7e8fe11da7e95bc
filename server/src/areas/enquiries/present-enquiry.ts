import type { Enquiry } from '@belvedere/contract/entities/enquiry'
import type { z } from 'zod'
import type { EnquiryRow } from './enquiry-queries.ts'

export function presentEnquiry({
  id,
  projectId,
  apartmentIds,
  acceptedAt,
}: EnquiryRow): z.output<typeof Enquiry> {
  return { id, projectId, apartmentIds, acceptedAt: acceptedAt.toISOString() }
}
