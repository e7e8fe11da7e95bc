import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { VAR } from './checkout.ts'

/** Settings of this checkout alone, which `npm run dev` and `npm start` read (`--env-file-if-exists`). */
const LOCAL_ENV = join(VAR, 'local.env')

/**
 * Keeps a secret for this checkout. It seals the keys of one-time codes: with another one at each start, whoever turned codes
 * on would be locked out by the next start.
 */
export async function ensureLocalEnv(path = LOCAL_ENV): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const text = `AUTH_SECRET=${randomBytes(32).toString('hex')}\n`
  await writeFile(path, text, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
