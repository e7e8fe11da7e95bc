import type { Client } from 'pg'
import { BEGINNING_DAYS } from './calendar.ts'
import type { Year } from './plan-year.ts'
import { iso } from './write-enquiries.ts'

/** Who looked and who kept, and that all of it began when the year did. */
export async function writeDemand(
  db: Client,
  { projectId, looks, keepers, calendar }: Year,
  staff: readonly string[],
): Promise<void> {
  const column = <Key extends keyof (typeof looks)[number]>(key: Key) => looks.map((one) => one[key])
  await db.query(
    `insert into apartment_looks (apartment_id, project_id, week, people, newcomers)
    select apartment, $1, week, people, newcomers
    from unnest($2::int[], $3::date[], $4::int[], $5::int[]) as look (apartment, week, people, newcomers)`,
    [projectId, column('apartmentId'), column('week'), column('people'), column('newcomers')],
  )
  const accounts = keepers.map(({ person, at }) => ({
    mail: person.emailAddress,
    first: person.firstName,
    last: person.lastName,
    locale: person.localeId === 'rs' ? 'sr-Latn' : 'en',
    at: iso(at),
  }))
  // They have no password: nobody logs in as one of them.
  await db.query(
    `insert into users (email, username, first_name, last_name, locale, email_verified_at, created_at, updated_at)
    select mail, mail, first, last, locale, at, at, at
    from jsonb_to_recordset($1::jsonb) as keeper (mail text, first text, last text, locale text, at timestamptz)
    order by at`,
    [JSON.stringify(accounts)],
  )
  const favourites = keepers.flatMap(({ person, kept }) =>
    kept.map(({ apartmentId, at }) => ({ mail: person.emailAddress, apartment: apartmentId, at: iso(at) })),
  )
  await db.query(
    `insert into favourites (user_id, apartment_id, created_at)
    select users.id, apartment, at
    from jsonb_to_recordset($1::jsonb) as kept (mail text, apartment int, at timestamptz) join users on email = mail`,
    [JSON.stringify(favourites)],
  )
  const beginning = iso(calendar.at(BEGINNING_DAYS, 9))
  await db.query(
    `update actions set at = $1 where project_id = $2 and kind in ('demo.load', 'demo.accounts')`,
    [beginning, projectId],
  )
  await db.query(
    'update users set created_at = $1, updated_at = $1, email_verified_at = $1 where email = any ($2)',
    [beginning, staff],
  )
}
