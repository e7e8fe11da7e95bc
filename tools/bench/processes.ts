import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Served = {
  product: string
  bare: string
  etag: string
  cpuSeconds: () => Promise<number>
  close: () => Promise<void>
}

const SERVE = join(import.meta.dirname, 'serve.ts')

/** Another process with the product; it ends with us. */
export async function serve(env: NodeJS.ProcessEnv): Promise<Served> {
  const child: ChildProcess = fork(SERVE, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const [said] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The product did not start.'))),
  ])
  return {
    ...(said as Omit<Served, 'close' | 'cpuSeconds'>),
    async cpuSeconds() {
      child.send('cpu')
      const [seconds] = await once(child, 'message')
      return Number(seconds)
    },
    close: async () => {
      child.disconnect()
      await ended
    },
  }
}
