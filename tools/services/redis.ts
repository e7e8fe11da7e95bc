import { mkdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { VAR } from './checkout.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { install } from './packages.ts'
import { commandOf } from './process-of.ts'
import { runOrFail } from './run.ts'
import type { Service } from './services-file.ts'

const FOLDER = join(VAR, 'redis')
const ANSWER_WITHIN_MS = 1000
const START_WITHIN_MS = 10_000

export const redisUrl = ({ port }: Service) => `redis://127.0.0.1:${port}`

/** Our own Redis: the running one, or else started and installed as far as that is needed. */
export async function ensureRedis(wishedPort?: number): Promise<Service> {
  if (!findProgram('redis-server')) await install(['redis-server'], 'Redis', 'REDIS_URL')
  return (await running()) ?? (await start(wishedPort))
}

/** Whether a pid is this service and not another process that came to its number. */
export async function isRedis({ pid, port }: Service): Promise<boolean> {
  return portOf(await commandOf(pid)) === port
}

/** Redis names itself `redis-server 127.0.0.1:6380`. */
const portOf = (command: string) => Number(/redis-server 127\.0\.0\.1:(\d+)/.exec(command)?.[1])

async function running(): Promise<Service | undefined> {
  const pid = Number(await readFile(join(FOLDER, 'redis.pid'), 'utf8').catch(() => ''))
  const port = pid ? portOf(await commandOf(pid)) : 0
  return port && (await answers(port)) ? { pid, port, folder: FOLDER } : undefined
}

async function start(wishedPort?: number): Promise<Service> {
  await mkdir(FOLDER, { recursive: true })
  const port = await freePort(wishedPort)
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: FOLDER,
    pidfile: join(FOLDER, 'redis.pid'),
    logfile: join(FOLDER, 'server.log'),
    // Counters only: nothing in it outlives it.
    save: '',
    appendonly: 'no',
    daemonize: 'yes',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  await runOrFail(findProgram('redis-server') ?? 'redis-server', args)
  for (const end = Date.now() + START_WITHIN_MS; Date.now() < end; await wait(50)) {
    const service = await running()
    if (service) return service
  }
  throw new Error(`Redis does not answer; see ${settings.logfile}`)
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(ANSWER_WITHIN_MS, () => finish(false))
    socket.on('data', (reply) => finish(reply.toString().startsWith('+PONG')))
    socket.on('error', () => finish(false))
  })
}
