import { randomBytes } from 'node:crypto'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@belvedere/server/platform/config'
import { scratchDatabase } from '../scale/scratch-database.ts'
import { CHECKOUT } from '../services/checkout.ts'
import { freePort } from '../services/free-port.ts'
import { FOLDER, podman } from './containers.ts'

const USER = 1000
const READY_WITHIN_MS = 60_000
/** As ops/kubernetes gives them: no right, a root that cannot be written, no way to more. */
const LOCKED = [
  '--read-only',
  ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges', '--user', `${USER}:${USER}`],
  // The services of the checkout are on this machine's loopback; a bridge would change its rules.
  ...['--network', 'host', '--tmpfs', '/tmp:rw,size=256m'],
]

type Images = { product: string; varnish: string }

/**
 * The images as somebody runs them: the tables are migrated and the demo is brought in by the product's own, then it serves
 * behind Varnish's. What is opened is told to `opened`, for whoever closes it.
 */
export async function openHouse(images: Images, opened: (() => unknown)[]) {
  const database = await scratchDatabase(`belvedere_image_${process.pid}`, process.env)
  opened.push(() => database.drop())
  const [port, edge, inside] = [await freePort(), await freePort(), await freePort()]
  const origin = `http://localhost:${edge}`
  const { visitorUrl, memberUrl, redisUrl } = readConfig(database.env)
  const files = join(FOLDER, 'files')
  await mkdir(files, { recursive: true })
  await chown(files, USER, USER)
  const settings = {
    DATABASE_VISITOR_URL: visitorUrl,
    DATABASE_MEMBER_URL: memberUrl,
    REDIS_URL: redisUrl ?? '',
    AUTH_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: 'loopback',
    EDGE_PURGE_URL: `http://127.0.0.1:${inside}/`,
    HOST: '127.0.0.1',
    PORT: String(port),
    DRAIN_S: '1',
    LOG_LEVEL: 'warn',
  }
  const product = (more: Record<string, string>, ...command: string[]) => [
    ...LOCKED,
    ...['--volume', `${files}:/app/var/files`],
    ...Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    images.product,
    ...command,
  ]
  await podman('run', '--rm', ...product({ DATABASE_URL: database.url }, 'node', 'server/src/migrate.ts'))
  await podman('run', '--rm', ...product({}, 'node', 'demo/src/main.ts'))
  const began = performance.now()
  const name = `belvedere-${process.pid}`
  await podman('run', '--detach', '--name', name, ...product({}))
  opened.push(() => podman('rm', '--force', '--time', '20', name))
  await untilAnswered(`http://127.0.0.1:${port}/readyz`, name)
  const readyMs = performance.now() - began
  await startVarnish(images.varnish, { port, edge, inside }, opened)
  return { origin, name, readyMs }
}

async function startVarnish(
  image: string,
  { port, edge, inside }: { port: number; edge: number; inside: number },
  opened: (() => unknown)[],
): Promise<void> {
  const place = join(FOLDER, 'place.vcl')
  const ours = await readFile(join(CHECKOUT, 'ops/varnish/place.vcl'), 'utf8')
  await writeFile(place, ours.replace('"3000"', `"${port}"`))
  const name = `belvedere-varnish-${process.pid}`
  const run = '/var/lib/varnish/edge'
  await podman(
    ...['run', '--detach', '--name', name, ...LOCKED],
    // What it compiles there is run; `U` makes it the user's.
    ...['--tmpfs', '/var/lib/varnish:rw,exec,U,size=256m'],
    ...['--volume', `${place}:/etc/varnish/place.vcl:ro`, image],
    ...['varnishd', '-F', '-n', run, '-a', `visitors=127.0.0.1:${edge}`, '-a', `inside=127.0.0.1:${inside}`],
    ...['-f', '/etc/varnish/default.vcl', '-s', 'malloc,64m', '-p', 'http_gzip_support=off'],
  )
  opened.push(() => podman('rm', '--force', '--time', '5', name))
  await untilAnswered(`http://localhost:${edge}/api/v1/frontend/projects`, name)
}

async function untilAnswered(url: string, container: string): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await wait(100)) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error(`${container} does not answer:\n${await podman('logs', container)}`)
}
