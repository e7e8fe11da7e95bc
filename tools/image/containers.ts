import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VAR } from '../services/checkout.ts'
import { findProgram } from '../services/find-program.ts'
import { install } from '../services/packages.ts'
import { run, runOrFail } from '../services/run.ts'

/** Images and containers of this checkout alone; nothing of the machine's own is seen or changed. */
export const FOLDER = join(VAR, 'image')
const STORE = ['--root', join(FOLDER, 'store'), '--runroot', join(FOLDER, 'run')]
const SETTINGS = join(FOLDER, 'containers.conf')
const PACKAGES = ['buildah', 'podman', 'runc', 'catatonit', 'mmdebstrap', 'uidmap']

/** No limits beyond our own, and no systemd: also inside a container, as machines that run tests are. */
const CONTENT = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`

const environment = () => ({ ...process.env, CONTAINERS_CONF: SETTINGS })

/** Debian's programs for images, without a daemon. */
export async function ensureContainers(): Promise<void> {
  if (PACKAGES.some((name) => name !== 'uidmap' && !findProgram(name)))
    await install(PACKAGES, 'buildah or podman')
  await mkdir(FOLDER, { recursive: true })
  await writeFile(SETTINGS, CONTENT)
}

export const podman = (...args: string[]) => runOrFail('podman', [...STORE, ...args], environment())

export const hasImage = async (name: string) =>
  (await run('podman', [...STORE, 'image', 'exists', name], environment())).code === 0

/** The network is the machine's: a build asks its registries, and a bridge would change the machine's own rules. */
export const build = (dockerfile: string, context: string, name: string, ...args: string[]) =>
  runOrFail(
    'buildah',
    [
      ...STORE,
      'bud',
      // The one that knows of health checks.
      ...['--format', 'docker', '--isolation', 'chroot', '--network', 'host', '--pull-never', '--layers'],
      ...['-f', dockerfile, '-t', name, ...args, context],
    ],
    environment(),
  )
