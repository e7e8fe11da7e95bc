import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import { enquiryData } from '../privacy/enquiry-data.ts'
import { favouritesOf, ownRow, rolesHeld, sessionsOf } from './own-data-queries.ts'

/** Everything that is kept about someone who has an account; their address is verified, so are its enquiries theirs. */
export async function ownData(members: Kysely<Database>, userId: number) {
  const { createdAt, updatedAt, emailVerifiedAt, ...user } = await ownRow(members, userId)
  const favourites = await favouritesOf(members, userId)
  const sessions = await sessionsOf(members, userId)
  return {
    ...user,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    roles: await rolesHeld(members, userId),
    favourites: favourites.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    sessions: sessions.map(({ since, until }) => ({
      since: since.toISOString(),
      until: until.toISOString(),
    })),
    enquiries: await enquiryData(members, user.email),
  }
}
