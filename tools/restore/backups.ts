import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createTestBucket, TEST_S3_URL } from '@belvedere/server/testing/test-s3'
import type { Places } from '../services/cluster/fill-in.ts'
import { type Member, STANZA } from '../services/cluster/member.ts'
import { asServer } from '../services/postgres-user.ts'
import { s3ByTls } from '../services/s3-by-tls.ts'

/** A bucket for backups on the S3 server, by TLS, as the places of ops/database/pgbackrest.conf name it. */
export async function backupBucket() {
  if (!TEST_S3_URL) throw new Error('TEST_S3_URL is not set: run through `npm run restore`')
  const server = new URL(TEST_S3_URL)
  const bucket = await createTestBucket()
  const tls = await s3ByTls(server)
  const places: Places = {
    BACKUP_BUCKET: bucket.place.bucket,
    BACKUP_ENDPOINT: 'localhost',
    BACKUP_PORT: tls.port,
    BACKUP_CA_FILE: tls.certificate,
    BACKUP_REGION: bucket.place.region,
    BACKUP_KEY: server.username,
    BACKUP_SECRET: server.password,
    BACKUP_CIPHER_PASSWORD: randomBytes(24).toString('hex'),
  }
  return {
    places,
    async close() {
      await tls.close()
      bucket.close()
    },
  }
}

/** What it says when the archive is being filled at that moment. */
const LOCKED = 'unable to acquire lock'
const TRIES = 30
const AGAIN_AFTER_MS = 500

/** pgBackRest with a file of settings, as the user of PostgreSQL. */
export async function pgbackrest(settings: string, ...args: string[]): Promise<string> {
  for (let tries = 1; ; tries += 1)
    try {
      return await asServer('pgbackrest', [`--config=${settings}`, `--stanza=${STANZA}`, ...args])
    } catch (error) {
      if (tries === TRIES || !String(error).includes(LOCKED)) throw error
      await wait(AGAIN_AFTER_MS)
    }
}

/** On the member that leads: only it may write a backup's beginning and end. */
export const backupOf = ({ folder }: Member) => {
  const settings = `${folder}/pgbackrest.conf`
  return (...args: string[]) => pgbackrest(settings, ...args)
}
