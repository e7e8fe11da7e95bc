import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Id, NoQuery } from '../inputs.ts'

export const exportEnquiries = defineCall({
  id: 'INB-04',
  name: 'exportEnquiries',
  method: 'POST',
  base: '/api/v1',
  path: '/desk/projects/{projectId}/enquiries/export',
  access: { resource: 'enquiries', permission: 'read' },
  summary: 'All enquiries of a project as CSV, the latest first.',
  params: z.object({ projectId: Id }),
  query: NoQuery,
  /** Of the columns' names and the words in them. */
  body: z.strictObject({ language: z.enum(['en', 'sr']).default('en') }),
  reply: { kind: 'file' },
})
