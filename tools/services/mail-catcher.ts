import { type ChildProcess, spawn } from 'node:child_process'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

const MAILDEV = fileURLToPath(import.meta.resolve('maildev/bin/maildev'))
/** Wished for, so that the page of the last time can be reloaded. */
const PAGE_PORT = 3080
const START_WITHIN_MS = 15_000

export type MailCatcher = { smtpUrl: string; page: string; stop: () => void }

/** Takes every mail and delivers none: it shows them on a page of its own, to this machine alone. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const smtp = await freePort()
  const web = await freePort(PAGE_PORT)
  const here = ['--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--silent']
  const catcher = spawn(process.execPath, [MAILDEV, '--smtp', `${smtp}`, '--web', `${web}`, ...here], {
    stdio: ['ignore', 'ignore', 'inherit'],
    // Out of the terminal's reach: it ends after the command whose last mails it takes.
    detached: true,
  })
  await answers(smtp, catcher)
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    page: `http://localhost:${web}`,
    stop: () => void catcher.kill(),
  }
}

async function answers(port: number, catcher: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_WITHIN_MS; Date.now() < end; await wait(100)) {
    if (catcher.exitCode !== null) break
    if (await connects(port)) return
  }
  catcher.kill()
  throw new Error('The mail catcher does not start. Give the address of a mail server: SMTP_URL.')
}

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
