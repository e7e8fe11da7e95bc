import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import type { Web } from './pages.ts'

/** The web straight from its sources, changing in the browser as they change. */
export async function liveWeb(app: FastifyInstance): Promise<Web> {
  const vite = await createServer({
    root: fileURLToPath(new URL('../../web/', import.meta.url)),
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  })
  await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    mode: 'development',
  }
}
