import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ROOT } from './product-environment.ts'

interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}

export interface Mailbox {
  readonly smtpUrl: string
  /** Waits for the nth mail to an address. */
  waitForMail(address: string, nth?: number): Promise<Mail>
}

const ARRIVE_WITHIN_MS = 60_000

/** The same mail server into which the API tests send, in a process of its own (server/src/testing). */
export async function startMailbox() {
  const program = fileURLToPath(new URL('server/src/testing/mailbox-program.ts', ROOT))
  const server = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const stop = async () => {
    if (server.exitCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  for await (const line of createInterface({ input: server.stdout })) {
    const { smtpUrl, page } = JSON.parse(line) as { smtpUrl: string; page: string }
    return { mailbox: { smtpUrl, waitForMail: (to, nth = 1) => waitFor(page, to, nth) } as Mailbox, stop }
  }
  throw new Error('The mailbox does not start')
}

async function waitFor(page: string, address: string, nth: number): Promise<Mail> {
  for (const end = Date.now() + ARRIVE_WITHIN_MS; Date.now() < end; await wait(200)) {
    const mails = (await (await fetch(page)).json()) as Mail[]
    const mail = mails.filter(({ to }) => to === address)[nth - 1]
    if (mail) return mail
  }
  throw new Error(`No mail number ${nth} to ${address}`)
}
