import { cp, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram } from '../services/find-program.ts'
import { run, runOrFail } from '../services/run.ts'
import { build, FOLDER, hasImage, podman } from './containers.ts'

export const DEBIAN_IMAGE = 'localhost/belvedere-debian'
export const NODE_IMAGE = 'localhost/belvedere-node'

const SOURCES = ['/etc/apt/sources.list.d/debian.sources', '/etc/apt/sources.list']
/** As Debian's own slim images leave out what nobody reads in a container. */
const LEFT_OUT = ['doc', 'man', 'info', 'locale', 'lintian', 'bug']
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * What ops/ builds on where no registry of images can be reached: Debian from the machine's own sources of packages, and
 * the same with the Node and npm that run here.
 */
export async function ensureBaseImages(): Promise<void> {
  if (!(await hasImage(DEBIAN_IMAGE))) await makeDebian()
  if (!(await hasImage(NODE_IMAGE))) await makeNode()
}

async function makeDebian(): Promise<void> {
  const release = /^VERSION_CODENAME=(\w+)$/m.exec(await readFile('/etc/os-release', 'utf8'))?.[1]
  const sources = await firstThatExists(SOURCES)
  const archive = join(FOLDER, 'debian.tar')
  await runOrFail('mmdebstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    ...LEFT_OUT.map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`),
    release ?? 'stable',
    archive,
    sources,
  ])
  await podman('import', archive, DEBIAN_IMAGE)
  await rm(archive)
}

async function makeNode(): Promise<void> {
  const context = join(FOLDER, 'node')
  await rm(context, { recursive: true, force: true })
  await mkdir(context, { recursive: true })
  await cp(process.execPath, join(context, 'node'))
  const npm = findProgram('npm')
  if (!npm) throw new Error('npm is not on the PATH')
  // npm/bin/npm-cli.js
  await cp(dirname(dirname(await realpath(npm))), join(context, 'npm'), { recursive: true })
  await writeFile(
    join(context, 'Dockerfile'),
    `FROM ${DEBIAN_IMAGE}
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
${process.env.NODE_EXTRA_CA_CERTS ? `ENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}` : ''}
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
`,
  )
  await build(join(context, 'Dockerfile'), context, NODE_IMAGE)
  await rm(context, { recursive: true })
}

/** A build asks the registry that this machine asks, and trusts whom it trusts; nothing of it stays in the image. */
export async function asThisMachine(): Promise<string[]> {
  const settings = join(homedir(), '.npmrc')
  const cache = (await runOrFail('npm', ['config', 'get', 'cache'])).trim().split('\n').at(-1) ?? ''
  const mounts: [string, string][] = [
    [settings, '/root/.npmrc:ro'],
    [process.env.NODE_EXTRA_CA_CERTS ?? CERTIFICATES, `${CERTIFICATES}:ro`],
    // What was fetched once is not fetched again.
    [cache, '/root/.npm'],
  ]
  const there = await Promise.all(mounts.map(async ([path]) => (await run('test', ['-e', path])).code === 0))
  return mounts.filter((_, nth) => there[nth]).flatMap(([from, to]) => ['--volume', `${from}:${to}`])
}

async function firstThatExists(paths: readonly string[]): Promise<string> {
  for (const path of paths) if (await readFile(path).catch(() => undefined)) return path
  throw new Error(`None of ${paths.join(', ')} says where this machine has its packages from`)
}
