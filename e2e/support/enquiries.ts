import { randomUUID } from 'node:crypto'
import { type AccountsProduct, RIVA } from './accounts.ts'

interface Written {
  readonly minutesAgo?: number
  readonly kind?: 'ask-for-price' | 'favourites'
  readonly apartmentIds?: readonly number[]
  readonly emailAddress?: string
  readonly phoneNumber?: string
}

/** Somebody writes to Riva; their last name tells them from everyone else. */
export async function writeEnquiry({ sql }: AccountsProduct, lastName: string, written: Written = {}) {
  const { minutesAgo = 0, kind = 'ask-for-price', apartmentIds = [1005, 1001] } = written
  await sql(
    `insert into enquiries (project_id, kind, apartment_ids, email_address, first_name, last_name, phone_number, note,
       locale_id, body_hash, accepted_at, mailed_at)
     values ($1, $2, $3, $4, 'Ana', $5, $6, 'Is the balcony deep enough for a table?', 'en', '\\x00',
       now() - make_interval(mins => $7), now())`,
    [
      RIVA,
      kind,
      apartmentIds,
      written.emailAddress ?? `${randomUUID()}@mail.example`,
      lastName,
      written.phoneNumber ?? '+381 60 555 01 42',
      minutesAgo,
    ],
  )
}
