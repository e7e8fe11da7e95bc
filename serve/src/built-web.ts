import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Web } from './pages.ts'

const client = new URL('../../web/build/client/', import.meta.url)
const server = new URL('../../web/build/server/index.js', import.meta.url)

const FOR_GOOD = 'public, max-age=31536000, immutable'
const FOR_AN_HOUR = 'public, max-age=3600'
/** An old worker would hand out an old product. */
const ASK_FIRST = 'no-cache'

/** The web as `npm run build` made it; its assets carry their fingerprint, so browsers keep them for good. */
export async function builtWeb(app: FastifyInstance): Promise<Web> {
  if (!existsSync(server)) throw new Error('The web is not built yet: run `npm run build` first.')
  await app.register(fastifyStatic, {
    root: fileURLToPath(client),
    // A route for each file that is there, so that every other address stays a page's.
    wildcard: false,
    cacheControl: false,
    // Compressed by the build, see web/vite/compress-client.ts.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const otherwise = /\/sw\.js(\.br|\.gz)?$/.test(path) ? ASK_FIRST : FOR_AN_HOUR
      reply.header('cache-control', path.includes('/assets/') ? FOR_GOOD : otherwise)
    },
  })
  const build: ServerBuild = await import(server.href)
  return { build: async () => build, mode: 'production' }
}
