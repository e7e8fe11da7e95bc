import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type Fate = 'passes' | 'is lost' | 'cuts'

/** Another way to a database, on which a test decides what becomes of all that is said on a connection. */
export async function wayToDatabase(databaseUrl: string, fateOf: (said: Buffer, way: Socket) => Fate) {
  const { hostname, port } = new URL(databaseUrl)
  const ways = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    ways.add(near)
    near.on('data', (said) => {
      const fate = fateOf(said, near)
      if (fate === 'passes') far.write(said)
      if (fate === 'cuts') near.destroy()
    })
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    for (const end of [near, far]) end.on('error', () => {})
    far.pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const way of ways) way.destroy()
  })
  const { port: nearPort } = server.address() as AddressInfo
  return {
    ways: ways as ReadonlySet<Socket>,
    /** As the address given, by this way. */
    by(url: string): string {
      const otherwise = new URL(url)
      otherwise.host = `127.0.0.1:${nearPort}`
      return otherwise.href
    },
  }
}
