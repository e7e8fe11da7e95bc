import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const STARTED = /Belvedere: http:\/\/localhost:(\d+)/
const READY_WITHIN_MS = 60_000

export type SpawnedProduct = {
  child: ChildProcess
  /** With the code it ended with, or none where a signal ended it. */
  ended: Promise<[code: number | null, signal: string | null]>
  output: () => string
  /** Where it answers, or nothing when it ended instead. */
  origin: string
}

/** The product itself, as a process of its own with these settings and no others of the database. */
export async function spawnProduct(settings: Record<string, string>): Promise<SpawnedProduct> {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATABASE_VISITOR_URL: '',
    DATABASE_MEMBER_URL: '',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = once(child, 'exit') as SpawnedProduct['ended']
  const origin = new Promise<string>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const port = STARTED.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
  })
  const first = await Promise.race([origin, ended.then(() => '')])
  return { child, ended, output: () => output, origin: first }
}

export async function untilReady(origin: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await wait(100)) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`${origin} is not ready within ${READY_WITHIN_MS} ms`)
}
