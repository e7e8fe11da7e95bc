import type { FastifyInstance } from 'fastify'
import { IMMUTABLE } from '../../platform/answers/cache-headers.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { orNotFound } from '../../platform/http/refused.ts'

/** `<picture's key>.tiles/<level>/<column>_<row>.<format>`: nothing else of the store is served from here. */
const TILE = /^[0-9a-f]{32}\.[a-z]+\.tiles\/\d{1,2}\/\d{1,5}_\d{1,5}\.(?<format>webp|jpeg|png)$/

type Address = { pyramid: string; level: string; tile: string }

/** The tiles of Deep Zoom pyramids. The picture's fingerprint is in the address, so they never change. */
export function tileRoutes(app: FastifyInstance, files: FileStore): void {
  app.get<{ Params: Address }>('/files/:pyramid/:level/:tile', async ({ params }, reply) => {
    const key = `${params.pyramid}/${params.level}/${params.tile}`
    const { format } = orNotFound(key.match(TILE)?.groups)
    const bytes = orNotFound(await files.read(key))
    return reply.headers(IMMUTABLE).type(`image/${format}`).send(bytes)
  })
}
