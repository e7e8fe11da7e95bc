import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

const REFUSAL = '451 4.3.0 Try again later\r\n'
const END_OF_MAIL = '\r\n.\r\n'

/**
 * Stands before the mail server and answers 451 to the DATA of some mails, as a busy server does; all else goes
 * through as it is. When the mail server is dead, its caller finds the line dead too.
 */
export async function refusingProxy(mailPort: number, refuses: () => boolean) {
  let refused = 0
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(mailPort, '127.0.0.1')
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    server.pipe(client)
    let inMail = false
    let tail = ''
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1')
      if (!inMail && /^DATA\r\n$/i.test(text) && refuses()) {
        refused += 1
        client.write(REFUSAL)
        return
      }
      tail = inMail ? (tail + text).slice(-END_OF_MAIL.length) : ''
      if (inMail) inMail = tail !== END_OF_MAIL
      else if (/^DATA\r\n$/i.test(text)) inMail = true
      if (inMail && tail === '') tail = '\r\n'
      server.write(chunk)
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    refused: () => refused,
    close: () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
