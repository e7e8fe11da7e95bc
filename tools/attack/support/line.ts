import { connect, type Socket } from 'node:net'

type Options = { from?: string; silenceMs?: number; withinMs?: number }

/** Sends bytes as they are; gives back all that came by the time the other side hangs up or falls silent. */
export function say(origin: string, bytes: string | Buffer, options: Options = {}): Promise<string> {
  const { silenceMs = 1_500, withinMs = 10_000 } = options
  return new Promise((resolve) => {
    let heard = ''
    const socket = line(origin, options.from)
    const end = () => {
      clearTimeout(late)
      socket.destroy()
      resolve(heard)
    }
    const late = setTimeout(end, withinMs)
    socket.setTimeout(silenceMs, end)
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}

export function line(origin: string, from?: string): Socket {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), ...(from ? { localAddress: from } : {}) })
  socket.on('error', () => {})
  return socket
}

/** The statuses of the answers in what was heard. */
export const statusesIn = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
