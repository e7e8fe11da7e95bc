import { defineCall } from '../call.ts'
import { StaffApartment } from '../entities/apartment.ts'
import { StatusChange } from '../entities/status-change.ts'
import { one } from '../envelope.ts'
import { IdParams, LangQuery } from '../inputs.ts'

export const changeApartment = defineCall({
  id: 'API-86',
  name: 'changeApartment',
  method: 'PATCH',
  base: '/api/v1',
  path: '/apartments/{id}',
  access: { resource: 'statuses', permission: 'write' },
  ifMatch: true,
  summary: 'Changes the status of an apartment, as far as the change is allowed; who and when is kept.',
  params: IdParams,
  query: LangQuery,
  body: StatusChange,
  bodyRights: { heldBy: { resource: 'reservations', permission: 'write' } },
  replyRights: { price: { resource: 'prices', permission: 'read' } },
  reply: one('apartment', StaffApartment),
})
