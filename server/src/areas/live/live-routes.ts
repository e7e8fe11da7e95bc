import { followStatuses, getStatuses } from '@belvedere/contract/calls/live'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { unwatched, type Versions } from '../../platform/answers/versions.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { isGone, openPlaces } from '../../platform/http/places.ts'
import { orNotFound, Refused } from '../../platform/http/refused.ts'
import { serveCall } from '../../platform/http/serve-call.ts'
import { serveContent } from '../../platform/http/serve-content.ts'
import { publicProject } from '../projects/read-projects.ts'
import type { Listener } from './room.ts'
import { openRooms } from './rooms.ts'
import { allStatuses } from './status-rows.ts'
import { openStreams, refusedStreams } from './stream-figures.ts'

/** A line that is silent for longer is dead, or held back on its way. */
const BEAT_EVERY_MS = 15_000
/** With some data, else browsers do not tell of it. */
const BEAT = 'event: beat\ndata:\n\n'

/** Whoever lets so much wait reads nothing: they come back, and hear what they missed. */
const MAX_WAITING_BYTES = 64 * 1024

/** A browser comes back by itself, and not all of them at the same moment. */
const BACK_AFTER_MS = 1_000
const BACK_WITHIN_MS = 2_000

const EVENTS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither kept nor held back until it is worth compressing.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

type Parts = {
  db: Kysely<Database>
  /** The same, and inside a preview what Publish would make of it. */
  shown: Kysely<Database>
  versions: Versions
  limits: { all: number; perAddress: number }
}

/** What changes while one looks (LIV-02): statuses of apartments and nothing else, the same for everyone. */
export function liveRoutes(app: FastifyInstance, { db, shown, versions, limits }: Parts): void {
  const rooms = openRooms(db, versions, app.log)
  const open = new Map<Listener, { reply: FastifyReply; leave: () => void }>()
  const places = openPlaces({ all: limits.all, perVisitor: limits.perAddress }, openStreams)
  const beating = setInterval(() => {
    for (const [{ tell }, { reply, leave }] of open) {
      if (isGone(reply)) leave()
      else tell(BEAT)
    }
  }, BEAT_EVERY_MS).unref()
  app.drained.signal.addEventListener('abort', () => rooms.close())
  app.addHook('preClose', async () => {
    clearInterval(beating)
    rooms.close()
  })

  serveContent(app, getStatuses, {
    owner: ({ params }) => publicProject(shown, params.id),
    read: async ({ params }) => ({ id: params.id, ...orNotFound(await allStatuses(shown, params.id)) }),
  })

  serveCall(app, followStatuses, {
    answer: async ({ params, query }, request, reply) => {
      const { projectId } = await publicProject(db, params.id)
      const visitor = networkOf(request.ip)
      // Who finds no place here asks again and again instead; so does everyone where nothing is watched.
      if (versions === unwatched || places.refusal(visitor)) {
        refusedStreams.inc()
        throw new Refused('unavailable')
      }
      reply.hijack()
      if (isGone(reply)) return
      const { raw } = reply
      raw.writeHead(200, { ...reply.getHeaders(), ...EVENTS } as Record<string, string>)
      if (request.method === 'HEAD') return raw.end()
      const listener = listenerAt(reply)
      const room = rooms.of(projectId)
      const leave = places.take(visitor, reply, () => {
        open.delete(listener)
        room.forget(listener)
        rooms.left(projectId)
      })
      open.set(listener, { reply, leave })
      listener.tell(`retry: ${BACK_AFTER_MS + Math.round(Math.random() * BACK_WITHIN_MS)}\n${BEAT}`)
      const joined = await room.join(listener, lastSeen(request) ?? query.since).catch(() => false)
      if (!joined || app.drained.signal.aborted) raw.end()
    },
  })
}

function listenerAt({ raw }: FastifyReply): Listener {
  return {
    tell(event) {
      raw.write(event)
      // The whole connection: an answer that waits behind another one has none of its own yet.
      if (raw.writableLength > MAX_WAITING_BYTES) raw.req.socket.destroy()
    },
    leave: () => void raw.end(),
  }
}

/** What a browser that comes back says by itself; it is newer than the address that it first asked. */
function lastSeen({ headers }: FastifyRequest): number | undefined {
  const said = String(headers['last-event-id'] ?? '')
  return /^\d{1,15}$/.test(said) ? Number(said) : undefined
}
