import type { Security } from '@belvedere/contract/entities/security'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../platform/database/json-columns.ts'
import type { Session } from '../../../platform/sessions/who-asks.ts'
import { codesRow, recoveryCodesLeft } from './code-queries.ts'
import { passkeyRows } from './passkey-queries.ts'
import { presentPasskey } from './passkeys.ts'

export async function readSecurity(db: Kysely<Database>, asker: Session): Promise<z.output<typeof Security>> {
  const { passwordHash, changedAt } = await db
    .selectFrom('users')
    .where('id', '=', asker.id)
    .select(['password_hash as passwordHash', 'password_changed_at as changedAt'])
    .executeTakeFirstOrThrow()
  const codes = await codesRow(db, asker.id)
  return {
    id: asker.id,
    password: { set: passwordHash !== null, changedAt: changedAt?.toISOString() ?? null },
    passkeys: (await passkeyRows(db, asker.id)).map(presentPasskey),
    codes: { on: codes !== undefined, recoveryCodesLeft: await recoveryCodesLeft(db, asker.id) },
    demanded: asker.demanded,
    resting: asker.resting,
  }
}
