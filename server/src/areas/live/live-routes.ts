import type { ServerResponse } from 'node:http'
import { followStatuses, getStatuses } from '@belvedere/contract/calls/live'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { unwatched, type Versions } from '../../platform/answers/versions.ts'
import type { Database } from '../../platform/database/json-columns.ts'
import { networkOf } from '../../platform/http/network-of.ts'
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
  const open = new Set<Listener>()
  const byAddress = new Map<string, number>()
  const beating = setInterval(() => {
    for (const { tell } of open) tell(BEAT)
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
      const address = networkOf(request.ip)
      const theirs = byAddress.get(address) ?? 0
      // Who finds no place here asks again and again instead; so does everyone where nothing is watched.
      if (versions === unwatched || open.size >= limits.all || theirs >= limits.perAddress) {
        refusedStreams.inc()
        throw new Refused('unavailable')
      }
      reply.hijack()
      const { raw } = reply
      raw.writeHead(200, { ...reply.getHeaders(), ...EVENTS } as Record<string, string>)
      if (request.method === 'HEAD') return raw.end()
      const listener = listenerAt(raw)
      const room = rooms.of(projectId)
      open.add(listener)
      openStreams.inc()
      byAddress.set(address, theirs + 1)
      raw.once('close', () => {
        open.delete(listener)
        openStreams.dec()
        const left = (byAddress.get(address) ?? 1) - 1
        if (left > 0) byAddress.set(address, left)
        else byAddress.delete(address)
        room.forget(listener)
        rooms.left(projectId)
      })
      listener.tell(`retry: ${BACK_AFTER_MS + Math.round(Math.random() * BACK_WITHIN_MS)}\n${BEAT}`)
      const joined = await room.join(listener, lastSeen(request) ?? query.since).catch(() => false)
      if (!joined || app.drained.signal.aborted) raw.end()
    },
  })
}

function listenerAt(raw: ServerResponse): Listener {
  return {
    tell(event) {
      raw.write(event)
      if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy()
    },
    leave: () => void raw.end(),
  }
}

/** What a browser that comes back says by itself; it is newer than the address that it first asked. */
function lastSeen({ headers }: FastifyRequest): number | undefined {
  const said = String(headers['last-event-id'] ?? '')
  return /^\d{1,15}$/.test(said) ? Number(said) : undefined
}
