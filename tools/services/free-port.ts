import { createServer } from 'node:net'

/** The wished port when it is free, otherwise one that is. */
export async function freePort(wished = 0): Promise<number> {
  return (
    (await tryPort(wished)) ?? (await tryPort(0)) ?? Promise.reject(new Error('No free port on 127.0.0.1'))
  )
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
