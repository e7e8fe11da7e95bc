import type { OpenSession } from '@belvedere/contract/entities/security'
import { deviceOf } from '@belvedere/domain/accounts/device'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/json-columns.ts'
import { orNotFound, Refused } from '../../../platform/http/refused.ts'
import type { Session } from '../../../platform/sessions/who-asks.ts'
import { keepSecurityEvent, type Origin } from '../security-events.ts'
import { lockUser, revokeSession, revokeSessions } from '../session-queries.ts'
import { openSessionRows, sessionById } from './open-session-queries.ts'

export async function openSessions(
  members: Kysely<Database>,
  { id, sessionId }: Session,
): Promise<z.output<typeof OpenSession>[]> {
  const rows = await openSessionRows(members, id, sessionId)
  return rows.map(({ openedAt, usedAt, ...session }) => ({
    ...session,
    openedAt: openedAt.toISOString(),
    usedAt: usedAt.toISOString(),
  }))
}

export function endOneSession(
  members: Kysely<Database>,
  id: number,
  { asker, origin }: { asker: Session; origin: Origin },
): Promise<void> {
  return members.transaction().execute(async (transaction) => {
    await lockUser(transaction, asker.id)
    const session = orNotFound(await sessionById(transaction, id))
    if (session.userId !== asker.id) throw new Refused('forbidden')
    await revokeSession(transaction, session.sessionId)
    const details = { name: nameOf(session.device) }
    await keepSecurityEvent(transaction, { kind: 'session-ended', userId: asker.id, origin, details })
  })
}

/** How many they were. */
export function endOtherSessions(
  members: Kysely<Database>,
  { asker, origin }: { asker: Session; origin: Origin },
): Promise<number> {
  return members.transaction().execute(async (transaction) => {
    await lockUser(transaction, asker.id)
    const sessions = await openSessionRows(transaction, asker.id, asker.sessionId)
    const others = sessions.filter(({ here }) => !here)
    await revokeSessions(transaction, asker.id, { except: asker.sessionId })
    for (const { device } of others) {
      const details = { name: nameOf(device) }
      await keepSecurityEvent(transaction, { kind: 'session-ended', userId: asker.id, origin, details })
    }
    return others.length
  })
}

/** As "Chrome, Windows"; the same in every language. */
function nameOf(device: string | null): string {
  const { browser, system } = deviceOf(device)
  return [browser, system].filter(Boolean).join(', ')
}
