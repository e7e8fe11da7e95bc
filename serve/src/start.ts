import { readConfig } from '@belvedere/server/platform/config'
import { migrate } from '@belvedere/server/platform/migrate'
import type { FastifyInstance } from 'fastify'
import type { Web } from './pages.ts'
import { buildProduct } from './product.ts'

/** Brings the database up to date, starts listening, says where, and stops cleanly when told to. */
export async function start(webOf: (app: FastifyInstance) => Promise<Web>) {
  const config = readConfig(process.env)
  await migrate(config.databaseUrl, { roleUrls: [config.visitorUrl, config.memberUrl] })
  const app = await buildProduct(config, webOf)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  const { port } = new URL(await app.listen({ host: config.host, port: config.port }))
  console.log(`Belvedere: http://localhost:${port}`)
  console.log(`Every project: http://all.localhost:${port}`)
}
