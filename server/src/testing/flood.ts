import { request } from 'node:http'
import { MULTIPART, multipartHead } from './multipart.ts'

const PIECE = Buffer.alloc(2 ** 20)

type Flood = {
  url: string
  headers: Record<string, string | number>
  fields: Record<string, number>
  bytes: number
}

type Answered = { status: number | undefined; code: string; sent: number }

/** Sends so many zeros as a file until it is answered; gives the answer, and how much was sent by then. */
export function flood({ url, headers, fields, bytes }: Flood): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let sent = 0
    const asking = request(url, { method: 'POST', headers: { ...MULTIPART, ...headers } })
    asking.on('response', async (reply) => {
      const body = JSON.parse(Buffer.concat(await reply.toArray()).toString())
      resolve({ status: reply.statusCode, code: body.errors?.[0].code ?? 'harmless', sent })
      asking.destroy()
    })
    asking.on('error', reject)
    for (const [field, value] of Object.entries(fields))
      asking.write(Buffer.concat([multipartHead({ field }), Buffer.from(`${value}\r\n`)]))
    asking.write(multipartHead({ field: 'file', filename: 'zeros.png' }))
    const fill = () => {
      while (sent < bytes) {
        sent += PIECE.length
        if (!asking.write(PIECE)) return asking.once('drain', fill)
      }
      return asking.end()
    }
    fill()
  })
}
