import { Readable } from 'node:stream'
import { addUpload } from '@belvedere/contract/calls/uploads'
import { Id } from '@belvedere/contract/inputs'
import { mayCall } from '@belvedere/domain/accounts/access'
import { Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { PRIVATE } from '../../../platform/answers/cache-headers.ts'
import type { Database } from '../../../platform/database/json-columns.ts'
import type { FileStore } from '../../../platform/files/files.ts'
import { orNotFound, Refused } from '../../../platform/http/refused.ts'
import { parsed } from '../../../platform/http/serve-call.ts'
import { PartStore } from './part-store.ts'
import { uploadRow } from './upload-queries.ts'

type Means = { members: Kysely<Database>; files: FileStore }

const PATH = '/api/v1/studio/projects/:projectId/uploads/:id/bytes'
const PIECE_TYPE = 'application/offset+octet-stream'
/** What the protocol says in its answers; all other headers are ours. */
const SAID = ['tus-resumable', 'upload-offset', 'upload-length']

const OfUpload = z.object({ projectId: Id, id: Id })

/**
 * The bytes of an announced upload, by the tus protocol (HEAD: how far is it, PATCH: here is more). It is a protocol of
 * its own and no call of the contract; whoever may announce an upload may send it.
 */
export function bytesRoute(app: FastifyInstance, { members, files }: Means): void {
  const { enqueue, jobsReady } = app
  const failures = new WeakMap<Request, Error>()
  const tus = new Server({
    path: '/',
    datastore: new PartStore({ members, files, enqueue, jobsReady }),
    getFileIdFromRequest: (_, lastPathPart) => lastPathPart,
    // What is not of the protocol is answered and logged like every failure: tus would tell its message, paths and all.
    onResponseError: async (request, error) => {
      if (error instanceof Error) failures.set(request, error)
      return undefined
    },
  })
  // As it comes, piece by piece.
  app.addContentTypeParser(PIECE_TYPE, (_, payload, done) => done(null, payload))

  app.route({
    method: ['HEAD', 'PATCH'],
    url: PATH,
    config: { takesUpload: true },
    handler: async (request, reply) => {
      const asker = await app.whoAsks(request)
      if (mayCall(addUpload.access, asker) === 'log-in') throw new Refused('unauthorized')
      const { projectId, id } = parsed(OfUpload, request.params)
      if (mayCall(addUpload.access, asker, projectId) !== 'yes') throw new Refused('forbidden')
      const upload = orNotFound(await uploadRow(members, id))
      if (upload.projectId !== projectId) throw new Refused('not-found')
      const asked = asWebRequest(request, id)
      const answer = await tus.handleWeb(asked)
      const failure = failures.get(asked)
      // A request that was read to its end counts as destroyed as well; only a socket that is gone tells that it was cut.
      if (failure)
        throw request.socket.destroyed ? new Refused('invalid-input', 'body: was cut short') : failure
      return relay(answer, reply)
    },
  })
}

function asWebRequest({ method, headers, body }: FastifyRequest, id: number): Request {
  const plain = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
  )
  return new Request(`http://uploads/${id}`, {
    method,
    headers: plain,
    ...(body instanceof Readable && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' }),
  })
}

async function relay(answer: Response, reply: FastifyReply) {
  reply.code(answer.status).headers(PRIVATE)
  for (const name of SAID) {
    const value = answer.headers.get(name)
    if (value !== null) reply.header(name, value)
  }
  return reply.send(await answer.text())
}
