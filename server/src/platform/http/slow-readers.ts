import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

type Seen = { taken: string; at: number }

/** So often within the time that a reader has: whoever falls between two looks stays a sixth longer at most. */
const LOOKS = 12

/**
 * Cuts the line of whoever lets an answer wait for so long without reading any of it. One that is still in the making
 * is waited for: nothing of it waits to be read. Node's own timeouts count whatever a reader says meanwhile as life.
 */
export function cutSlowReaders(app: FastifyInstance, withinMs: number): void {
  const lines = new Map<Socket, Seen>()
  app.server.on('connection', (socket) => {
    lines.set(socket, { taken: '', at: 0 })
    socket.once('close', () => lines.delete(socket))
  })
  const looking = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of lines) {
      const taken = socket.writableLength === 0 ? '' : takenOf(socket)
      if (taken !== seen.taken) lines.set(socket, { taken, at: now })
      else if (taken !== '' && now - seen.at >= withinMs) socket.destroy()
    }
  }, withinMs / LOOKS).unref()
  app.addHook('onClose', async () => clearInterval(looking))
}

/** Changes with every byte that the reader takes; of a piece under way only the handle knows how much has left. */
function takenOf(socket: Socket): string {
  const { _handle: handle } = socket as unknown as { _handle?: { writeQueueSize?: number } }
  return `${socket.bytesWritten} ${socket.writableLength} ${handle?.writeQueueSize}`
}
