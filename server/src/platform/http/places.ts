import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Gauge } from 'prom-client'
import { Refused } from './refused.ts'

type Leave = () => void
type Answer = Pick<FastifyReply, 'raw'>

/** Node tells only the answer under way that its connection has gone, not the answers that wait behind it. */
const waitingOn = new WeakMap<Socket, Set<Leave>>()

/** Whether nobody reads the answer any more: it is over, or its connection has gone. */
export const isGone = ({ raw }: Answer): boolean => raw.destroyed || raw.req.socket.destroyed === true

/**
 * Calls `leave` once, when the answer is over or its connection has gone; at once when that was before. A listener on
 * 'close' alone is never called when the connection went while something was awaited. Gives what leaves sooner.
 */
function whenGone(reply: Answer, leave: Leave): Leave {
  if (isGone(reply)) {
    leave()
    return () => {}
  }
  const { raw } = reply
  const waiting = waitingOn.get(raw.req.socket) ?? watch(raw.req.socket)
  const leaveOnce = () => {
    if (waiting.delete(leaveOnce)) leave()
  }
  waiting.add(leaveOnce)
  raw.once('close', leaveOnce)
  return leaveOnce
}

/** One listener for all answers of a connection, however many are asked for at once. */
function watch(socket: Socket): Set<Leave> {
  const waiting = new Set<Leave>()
  waitingOn.set(socket, waiting)
  socket.once('close', () => {
    for (const leave of waiting) leave()
  })
  return waiting
}

/** Sends a stream, which is closed with its answer: a file is not left open for a reader who has gone. */
export function sendStream(reply: FastifyReply, stream: Readable): FastifyReply {
  whenGone(reply, () => stream.destroy())
  return reply.send(stream)
}

type Limits = { all: number; perVisitor: number }

/**
 * Bounds how many answers of a kind are under way at once, in all and for one visitor. A place is held as long as its
 * answer, and given back whenever the connection goes.
 */
export function openPlaces({ all, perVisitor }: Limits, figure: Gauge) {
  const visitors = new Map<string, number>()
  let taken = 0

  const refusal = (visitor: string) => {
    if ((visitors.get(visitor) ?? 0) >= perVisitor) return 'too-many-requests'
    return taken >= all ? 'unavailable' : undefined
  }

  return {
    /** Why there is no place for them; undefined when there is one. */
    refusal,
    /** Takes one as long as the answer lasts; `left` is called at its end. Gives what leaves it sooner. */
    take(visitor: string, reply: Answer, left?: Leave): Leave {
      const code = refusal(visitor)
      if (code) throw new Refused(code)
      taken += 1
      figure.inc()
      visitors.set(visitor, (visitors.get(visitor) ?? 0) + 1)
      return whenGone(reply, () => {
        taken -= 1
        figure.dec()
        const others = (visitors.get(visitor) ?? 1) - 1
        if (others > 0) visitors.set(visitor, others)
        else visitors.delete(visitor)
        left?.()
      })
    },
  }
}
