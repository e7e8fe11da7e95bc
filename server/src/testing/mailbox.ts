import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseMail, type ReceivedMail } from './parse-mail.ts'

const SMTPD = '/usr/sbin/smtpd'
/** Debian's user `nobody`, to whom every mail is delivered. */
const NOBODY = 65_534
/** Mails to this domain are refused for good: `550 Invalid recipient`. */
export const REFUSED_DOMAIN = 'refused.example'
const START_WITHIN_MS = 10_000
const ARRIVE_WITHIN_MS = 60_000

/** In a mount namespace of its own, since OpenSMTPD's socket and spool have fixed places: several can run at once. */
const START =
  'mount --bind "$1/run" /run && mount --bind "$1/spool" /var/spool && exec "$2" -d -f "$1/smtpd.conf"'

/** A real mail server on a port of its own, which keeps the mails for every address in a Maildir. */
export async function startMailbox() {
  refuseWhereImpossible()
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-mailbox-'))
  const port = await freePort()
  await prepare(folder, port)
  let server = await start(folder, port)

  async function mails(): Promise<ReceivedMail[]> {
    const arrived = join(folder, 'mail/new')
    const names = await readdir(arrived).catch(() => [])
    // A Maildir's names tell mails apart by the second only.
    const files = await Promise.all(
      names.map(async (name) => ({
        at: (await stat(join(arrived, name), { bigint: true })).mtimeNs,
        text: await readFile(join(arrived, name), 'utf8'),
      })),
    )
    // Killed while it delivers, it leaves the beginning of a mail, nothing of it, or all; and delivers it anew when it is
    // back. A mail that was sent twice is not the same to the letter: the server gives each a number and a time.
    const whole = files.filter(({ text }) => /\r?\n\r?\n/.test(text)).sort((a, b) => Number(a.at - b.at))
    return [...new Set(whole.map(({ text }) => text))].map(parseMail)
  }

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    /** Everything that arrived, oldest first. */
    mails,
    mailsTo: async (address: string) => (await mails()).filter(({ to }) => to === address),
    /** Waits for the nth mail to an address. */
    async waitForMail(address: string, nth = 1, withinMs = ARRIVE_WITHIN_MS): Promise<ReceivedMail> {
      for (const end = Date.now() + withinMs; Date.now() < end; await wait(50)) {
        const mail = (await mails()).filter(({ to }) => to === address)[nth - 1]
        if (mail) return mail
      }
      throw new Error(`No mail number ${nth} to ${address} within ${withinMs} ms`)
    },
    /** Ends it at once, as a power cut would; what it accepted stays in its spool. */
    kill: () => end(server, 'SIGKILL'),
    /** On the same port, with the same spool and mails. */
    async restart() {
      await end(server, 'SIGKILL')
      server = await start(folder, port)
    },
    async close() {
      await end(server, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>

function refuseWhereImpossible(): void {
  if (process.getuid?.() !== 0)
    throw new Error('OpenSMTPD starts as root only: run the tests that send mail as root.')
  try {
    accessSync(SMTPD, constants.X_OK)
  } catch {
    throw new Error('OpenSMTPD is not installed: run `npm run setup`, or apt-get install opensmtpd.')
  }
}

async function prepare(folder: string, port: number): Promise<void> {
  // Its helpers run as other users.
  await chmod(folder, 0o711)
  for (const part of ['run', 'spool/smtpd', 'mail']) await mkdir(join(folder, part), { recursive: true })
  await chmod(join(folder, 'spool/smtpd'), 0o711)
  await chown(join(folder, 'mail'), NOBODY, NOBODY)
  const settings = [
    'table everyone { "@" = nobody }',
    `listen on 127.0.0.1 port ${port} hostname mailbox.example`,
    `action keep maildir "${join(folder, 'mail')}" virtual <everyone>`,
    `match from any for domain "${REFUSED_DOMAIN}" reject`,
    'match from any for any action keep',
  ]
  await writeFile(join(folder, 'smtpd.conf'), `${settings.join('\n')}\n`)
}

async function start(folder: string, port: number): Promise<ChildProcess> {
  const server = spawn('unshare', ['--mount', 'sh', '-c', START, 'sh', folder, SMTPD], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (words += chunk))
  for (const end = Date.now() + START_WITHIN_MS; Date.now() < end; await wait(20)) {
    if (server.exitCode !== null) throw new Error(`OpenSMTPD does not start: ${words}`)
    if (await greets(port)) return server
  }
  throw new Error(`OpenSMTPD does not answer: ${words}`)
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill(signal)
  await once(server, 'exit')
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.end('QUIT\r\n')
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('No free port on 127.0.0.1')
  return address.port
}
