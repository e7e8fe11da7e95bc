import { type Kysely, sql } from 'kysely'
import type { Database } from '../../platform/database/json-columns.ts'
import type { Session } from '../../platform/sessions/who-asks.ts'
import { enquiryData } from '../privacy/enquiry-data.ts'
import { codesSince, eventsOf, favouritesOf, ownRow, rolesHeld } from './own-data-queries.ts'
import { openSessionRows } from './second-factor/open-session-queries.ts'
import { passkeyRows } from './second-factor/passkey-queries.ts'
import { presentPasskey } from './second-factor/passkeys.ts'

/** Everything that is kept about someone who has an account; their address is verified, so are its enquiries theirs. */
export async function ownData(members: Kysely<Database>, { id: userId, sessionId }: Session) {
  const { createdAt, updatedAt, emailVerifiedAt, ...user } = await ownRow(members, userId)
  const favourites = await favouritesOf(members, userId)
  const sessions = await openSessionRows(members, userId, sessionId)
  const events = await eventsOf(members, userId)
  return {
    ...user,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    roles: await rolesHeld(members, userId),
    favourites: favourites.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() })),
    sessions: sessions.map(({ device, openedAt, usedAt }) => ({
      device,
      openedAt: openedAt.toISOString(),
      usedAt: usedAt.toISOString(),
    })),
    passkeys: (await passkeyRows(members, userId)).map(presentPasskey),
    oneTimeCodesSince: (await codesSince(members, userId))?.toISOString() ?? null,
    securityEvents: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    enquiries: await enquiryData(members, sql<boolean>`lower(email_address) = lower(${user.email})`),
  }
}
