import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../platform/database/json-columns.ts'

const passkeys = (db: Kysely<Database>) =>
  db
    .selectFrom('passkeys')
    .select([
      'id',
      'user_id as userId',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
      'name',
      'keeper',
      'synced',
      'created_at as addedAt',
      'used_at as usedAt',
    ])

export type PasskeyRow = NonNullable<Awaited<ReturnType<typeof passkeyById>>>

export const passkeyRows = (db: Kysely<Database>, userId: number): Promise<PasskeyRow[]> =>
  passkeys(db).where('user_id', '=', userId).orderBy('id').execute()

export const passkeyById = (db: Kysely<Database>, id: number) =>
  passkeys(db).where('id', '=', id).executeTakeFirst()

export const passkeyByCredential = (db: Kysely<Database>, credentialId: string) =>
  passkeys(db).where('credential_id', '=', credentialId).executeTakeFirst()

type NewPasskey = {
  userId: number
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  name: string
  keeper: string
  synced: boolean
}

/** Undefined when that passkey is known already, whoever has it. */
export async function keepPasskey(db: Kysely<Database>, made: NewPasskey): Promise<number | undefined> {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: made.userId,
      credential_id: made.credentialId,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: made.transports,
      name: made.name,
      keeper: made.keeper,
      synced: made.synced,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function notePasskeyUse(db: Kysely<Database>, id: number, counter: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: sql`now()` }).where('id', '=', id).execute()
}

export async function savePasskeyName(db: Kysely<Database>, id: number, name: string): Promise<void> {
  await db.updateTable('passkeys').set({ name }).where('id', '=', id).execute()
}

export async function dropPasskeys(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute()
}

export async function dropPasskey(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('passkeys').where('id', '=', id).execute()
}
