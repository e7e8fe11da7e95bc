import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync } from 'node:fs'
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'

/** A service that belongs to one test, which may end it at any time and start it again. */
export type OwnService = {
  url: string
  start(): Promise<void>
  kill(): Promise<void>
  remove(): Promise<void>
}

/** Varnish compiles its rules first, which takes a busy machine its time. */
const ANSWER_WITHIN_MS = 60_000

export async function ownPostgres(): Promise<OwnService> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-own-postgres-'))
  const port = await freePort()
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'belvedere', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync']
  execFileSync(postgresProgram('initdb'), init, options)
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off' }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const url = `postgres://belvedere@127.0.0.1:${port}/postgres`
  return ownService(folder, url, {
    // SIGQUIT is PostgreSQL's immediate stop: as when the machine fails.
    signal: 'SIGQUIT',
    run: () => spawn(postgresProgram('postgres'), ['-D', data, ...args], options),
    answers: async () => {
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.end()
    },
  })
}

export async function ownRedis(): Promise<OwnService> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-own-redis-'))
  const port = await freePort()
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '']
  return ownService(folder, `redis://127.0.0.1:${port}`, {
    signal: 'SIGKILL',
    run: () => spawn('redis-server', args, { stdio: 'ignore' }),
    answers: async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => error.cause)
      // Redis hangs up on HTTP; nobody there would be a refused connection.
      if (String((answer as { code?: string })?.code) === 'ECONNREFUSED') throw new Error('not yet')
    },
  })
}

const OURS = new URL('../../../ops/varnish/', import.meta.url)
const MONITORING = fileURLToPath(new URL('../../../ops/monitoring/', import.meta.url))

/** A cache in front can be asked how it is, and what it counted, by the programs that come with it. */
export type OwnVarnish = OwnService & {
  /** Where it is told of changes. */
  insideUrl: string
  ask(program: 'varnishadm' | 'varnishstat', ...args: string[]): string
}

/** Varnish as ops/ sets it up, before a product on this port or on these; what is given of VCL comes before ours. */
export async function ownVarnish(productPorts: number | readonly number[], before = ''): Promise<OwnVarnish> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-own-varnish-'))
  await chmod(folder, 0o755)
  const [port, inside] = [await freePort(), await freePort()]
  const place = await readFile(new URL('place.vcl', OURS), 'utf8')
  await writeFile(join(folder, 'place.vcl'), withInstances(place, [productPorts].flat()))
  await copyFile(new URL('default.vcl', OURS), join(folder, 'default.vcl'))
  const vcl = join(folder, 'edge.vcl')
  await writeFile(vcl, `vcl 4.1;\nimport std;\n${before}\ninclude "./default.vcl";\n`)
  const run = join(folder, 'run')
  const settings = ['-f', vcl, '-n', run, '-s', 'malloc,64m', '-p', 'http_gzip_support=off']
  const listen = ['-a', `visitors=127.0.0.1:${port}`, '-a', `inside=127.0.0.1:${inside}`]
  const url = `http://127.0.0.1:${port}`
  const service = ownService(folder, url, {
    signal: 'SIGTERM',
    run: () => spawn('/usr/sbin/varnishd', ['-F', ...listen, ...settings], { stdio: 'ignore' }),
    answers: async () => void (await fetch(`${url}/healthz`)),
  })
  const ask: OwnVarnish['ask'] = (program, ...args) =>
    execFileSync(`/usr/bin/${program}`, ['-n', run, ...args], { encoding: 'utf8', timeout: 10_000 })
  return { ...service, ask, insideUrl: `http://127.0.0.1:${inside}` }
}

/** As place.vcl says: for each instance a backend and a line that adds it. */
function withInstances(place: string, ports: readonly number[]): string {
  const [backend = ''] = place.match(/backend one \{[^}]*\}/) ?? []
  const named = (text: string) =>
    ports.map((port, nth) => text.replace('one', `one${nth}`).replace('3000', `${port}`))
  return place
    .replace(backend, named(backend).join('\n'))
    .replace('product.add_backend(one);', named('product.add_backend(one);').join('\n'))
}

/** Prometheus with the rules of ops/ and a short breath, watching whoever answers on these ports. */
export async function ownPrometheus(
  watched: Readonly<Record<'web' | 'worker', number>>,
): Promise<OwnService> {
  const folder = await mkdtemp(join(tmpdir(), 'belvedere-own-prometheus-'))
  const port = await freePort()
  const settings = join(folder, 'prometheus.yml')
  const jobs = Object.entries(watched).map(
    ([name, at]) => `  - { job_name: ${name}, static_configs: [{ targets: ['127.0.0.1:${at}'] }] }`,
  )
  const rules = ['objectives.yml', 'alerts.yml'].map((file) => `  - ${MONITORING}${file}`)
  const lines = [
    'global: { scrape_interval: 1s, evaluation_interval: 1s }',
    'rule_files:',
    ...rules,
    'scrape_configs:',
    ...jobs,
  ]
  await writeFile(settings, `${lines.join('\n')}\n`)
  const url = `http://127.0.0.1:${port}`
  const args = [
    `--config.file=${settings}`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=127.0.0.1:${port}`,
    `--web.console.templates=${MONITORING}consoles`,
    '--web.console.libraries=/usr/share/doc/prometheus/examples/console_libraries',
  ]
  return ownService(folder, url, {
    signal: 'SIGTERM',
    run: () => spawn('/usr/bin/prometheus', args, { stdio: 'ignore' }),
    answers: async () => {
      if (!(await fetch(`${url}/-/ready`)).ok) throw new Error('not yet')
    },
  })
}

type Program = { run: () => ChildProcess; answers: () => Promise<void>; signal: NodeJS.Signals }

function ownService(folder: string, url: string, { run, answers, signal }: Program): OwnService {
  let child: ChildProcess | undefined
  async function kill(): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url,
    kill,
    async start() {
      child = run()
      for (const end = Date.now() + ANSWER_WITHIN_MS; ; await wait(50))
        try {
          return await answers()
        } catch (error) {
          if (Date.now() > end || child.exitCode !== null) throw error
        }
    },
    async remove() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function postgresProgram(name: string): string {
  const found = globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1)
  return found ?? name
}

/** PostgreSQL refuses to run as root; then it runs as the user that its package makes. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
