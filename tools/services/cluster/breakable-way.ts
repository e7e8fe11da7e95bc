import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type BreakableWay = {
  port: number
  /** Nothing passes any more, and nobody is told: as when a cable is out. */
  cut: () => void
  mend: () => void
  close: () => void
}

/** A way to a port of this machine that can be cut. */
export async function breakableWay(to: number): Promise<BreakableWay> {
  const sockets = new Set<Socket>()
  let open = true
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((near) => {
    keep(near)
    if (!open) return
    const far = connect(to, '127.0.0.1')
    keep(far)
    near.on('data', (chunk) => void (open && far.write(chunk)))
    far.on('data', (chunk) => void (open && near.write(chunk)))
    near.on('close', () => far.destroy())
    far.on('close', () => void (open && near.destroy()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    cut() {
      open = false
    },
    mend() {
      open = true
      // What waited in silence begins anew.
      dropAll()
    },
    close() {
      server.close()
      dropAll()
    },
  }
}
