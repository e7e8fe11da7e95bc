import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { parseMail, type ReceivedMail } from '@belvedere/server/testing/parse-mail'
import { until } from './until.ts'

export type CaughtMail = ReceivedMail & { recipients: string[]; source: string }

/** A mail server that delivers nothing, remembers who was asked for, and refuses whom it is told to for good. */
export async function catchMail() {
  const mails: CaughtMail[] = []
  /** Every RCPT there was. */
  const asked: string[] = []
  const refused = new Set<string>()
  const sockets = new Set<Socket>()

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    const say = (words: string) => socket.write(`${words}\r\n`)
    let recipients: string[] = []
    let heard = ''
    let inMail = false
    socket.on('data', (chunk) => {
      heard += chunk.toString('utf8')
      for (;;) {
        const end = heard.indexOf(inMail ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const text = heard.slice(0, end)
        heard = heard.slice(end + (inMail ? 5 : 2))
        if (inMail) {
          const source = text.replaceAll('\r\n..', '\r\n.')
          mails.push({ ...parseMail(source), recipients, source })
          inMail = false
          say('250 taken')
        } else inMail = command(text)
      }
    })

    function command(text: string): boolean {
      const address = /<([^>]*)>/.exec(text)?.[1] ?? ''
      switch (text.slice(0, 4).toUpperCase()) {
        case 'MAIL':
          recipients = []
          break
        case 'RCPT':
          asked.push(address)
          if (refused.has(address)) {
            say('550 5.1.1 there is nobody of that name')
            return false
          }
          recipients.push(address)
          break
        case 'DATA':
          say('354 go on')
          return true
        case 'QUIT':
          say('221 bye')
          socket.end()
          return false
      }
      say('250 fine')
      return false
    }
    say('220 catcher.example')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()

  return {
    smtpUrl: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    mails,
    refuse: (recipient: string) => refused.add(recipient),
    timesAsked: (recipient: string) => asked.filter((one) => one === recipient).length,
    mailsTo: (recipient: string) => mails.filter(({ recipients }) => recipients.includes(recipient)),
    /** Waits for the nth mail to an address. */
    waitFor: (recipient: string, nth = 1) =>
      until(() => mails.filter(({ recipients }) => recipients.includes(recipient))[nth - 1], 20_000),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
