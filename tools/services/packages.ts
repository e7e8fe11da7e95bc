import { existsSync } from 'node:fs'
import { run } from './run.ts'

/** Another installation may be under way. */
const LOCK_TIMEOUT_S = 600

/** As root, where there is apt. */
export const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs Debian packages where we may; elsewhere says what to install, or which setting names a server that runs. The
 * packages' own services may start: they do no harm, since ours have their own folders and free ports.
 */
export async function install(packages: string[], missing: string, setting?: string): Promise<void> {
  if (!mayInstall()) {
    throw new Error(
      `${missing} is not installed. On Debian or Ubuntu: sudo apt-get install ${packages.join(' ')}.` +
        (setting ? ` Or give the address of one that runs: ${setting}.` : ''),
    )
  }
  console.error(`Installing ${packages.join(', ')} …`)
  await apt(['update'])
  await apt(['install', '-y', '--no-install-recommends', ...packages])
}

async function apt(args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await run(
    'apt-get',
    ['-q', '-o', `DPkg::Lock::Timeout=${LOCK_TIMEOUT_S}`, ...args],
    env,
  )
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed (${code}):\n${output.slice(-2000)}`)
}
