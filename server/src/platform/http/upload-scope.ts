import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** So long whoever still sends may read why they were refused, before the line is cut. */
const LINGER_MS = 2_000

/** A scope of its own for calls that take a multipart body, since no other does. */
export async function uploadScope(
  app: FastifyInstance,
  serve: (uploads: FastifyInstance) => void,
): Promise<void> {
  await app.register(async (uploads) => {
    await uploads.register(multipart)
    uploads.addHook('onError', async ({ raw }) => raw.unpipe().resume())
    uploads.addHook('onResponse', async ({ raw }) => cutLine(raw))
    serve(uploads)
  })
}

function cutLine(raw: FastifyRequest['raw']): void {
  if (!raw.complete) setTimeout(() => raw.complete || raw.destroy(), LINGER_MS).unref()
}
