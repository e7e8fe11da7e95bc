import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { asOwner, databaseUrl, dropDatabase } from './databases.ts'
import { type Living, loadDemo } from './load-demo.ts'
import { productEnvironment, ROOT } from './product-environment.ts'

/** A running product on a database of its own, to be changed at will. */
export interface ScratchProduct {
  /** Where it answers, without a slash at the end. */
  readonly origin: string
  /** A statement as the owner of its database, given time to show. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** The same where no kept answer has to change: people, their work, jobs. */
  sqlAtOnce(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  loadDemo(living?: Living): Promise<void>
}

export interface Contents {
  /** Tables without a row, as before the first project was loaded. */
  readonly empty?: boolean
  /** What is in another database that nobody is connected to. */
  readonly template?: string
  /** Of its environment, such as where it sends mails. */
  readonly settings?: Readonly<Record<string, string>>
}

const START_MS = 60_000
/** By then a change shows everywhere: answers are kept ready until the database tells of it. */
const SHOWN_MS = 2_000
/** What the product prints once it listens. */
const LISTENING = /^Belvedere: (http:\/\/\S+)$/

export async function startScratchProduct({ empty = false, settings = {}, ...from }: Contents) {
  const database = `belvedere_e2e_${randomUUID().replaceAll('-', '')}`
  const template = empty ? 'template1' : (from.template ?? process.env.E2E_TEMPLATE)
  await asOwner(`create database ${database} template ${template}`)
  const server = spawn(process.execPath, [fileURLToPath(new URL('serve/src/main.ts', ROOT))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...productEnvironment(),
      PORT: '0',
      DATABASE_URL: databaseUrl(database),
      DATABASE_VISITOR_URL: '',
      ...settings,
    },
  })
  const stop = async () => {
    await end(server)
    await dropDatabase(database)
  }
  try {
    const sqlAtOnce = async (statement: string, values?: unknown[]) =>
      (await asOwner(statement, values, database)).rows
    const product: ScratchProduct = {
      origin: await addressOf(server),
      sql: async (statement, values) => {
        const rows = await sqlAtOnce(statement, values)
        await wait(SHOWN_MS)
        return rows
      },
      sqlAtOnce,
      loadDemo: (living) => loadDemo(database, living),
    }
    return { product, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The scratch product has no output')
  const lines = createInterface({ input: server.stdout })
  const late = AbortSignal.timeout(START_MS)
  late.addEventListener('abort', () => lines.close(), { once: true })
  for await (const line of lines) {
    const [, address] = LISTENING.exec(line) ?? []
    if (address) return address
  }
  throw new Error(late.aborted ? `No scratch product within ${START_MS} ms` : 'The scratch product ended')
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const patience = setTimeout(() => server.kill('SIGKILL'), 5_000)
  await ended
  clearTimeout(patience)
}
