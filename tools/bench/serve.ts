import Fastify from 'fastify'
import { ENCODING, openProduct, READ } from './product.ts'

/** A process of its own with the product, and beside it a bare route that sends the same bytes. */
const { app } = await openProduct(process.env)
const product = await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' })
const { rawPayload, headers } = await app.inject({ url: READ, headers: ENCODING })

const bare = Fastify()
bare.get(READ, (_, reply) => {
  reply
    .header('content-type', headers['content-type'])
    .header('content-encoding', headers['content-encoding'])
    .send(rawPayload)
})
process.send?.({ product, bare: await bare.listen({ port: 0, host: '127.0.0.1' }), etag: headers.etag })
// How long this process has been at work, in seconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.((user + system) / 1e6)
})
process.once('disconnect', () => void Promise.all([app.close(), bare.close()]))
