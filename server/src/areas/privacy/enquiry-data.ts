import type { Kysely, RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'

/** What someone wrote in their enquiries, as it is handed to them. */
export async function enquiryData(members: Kysely<Database>, theirs: RawBuilder<boolean>) {
  const rows = await members
    .selectFrom('enquiries')
    .where(theirs)
    .select([
      'id',
      'project_id as projectId',
      'kind',
      'apartment_ids as apartmentIds',
      'email_address as emailAddress',
      'first_name as firstName',
      'last_name as lastName',
      'phone_number as phoneNumber',
      'note',
      'contact_time as contactTime',
      'locale_id as localeId',
      'accepted_at as acceptedAt',
    ])
    .orderBy('accepted_at')
    .orderBy('id')
    .execute()
  return rows.map(({ acceptedAt, ...enquiry }) => ({ ...enquiry, acceptedAt: acceptedAt.toISOString() }))
}
