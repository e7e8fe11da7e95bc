import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'

const ATTEMPT_EVERY_MS = 100
const SQLITE_BUSY = 5

/** Does one thing at a time across processes. */
export async function withLock<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const release = await takeLock(path)
  try {
    return await work()
  } finally {
    release()
  }
}

/**
 * Waits until no other process has it. SQLite's lock on the file is the operating system's own: it ends with its
 * process, however that ends, so that there is no stale lock to guess about.
 */
export async function takeLock(path: string): Promise<() => void> {
  await mkdir(dirname(path), { recursive: true })
  const lock = new DatabaseSync(path, { timeout: 0 })
  while (!taken(lock)) await wait(ATTEMPT_EVERY_MS)
  return () => lock.close()
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false
    throw error
  }
}
