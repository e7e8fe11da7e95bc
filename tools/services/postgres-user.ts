import { run, runOrFail } from './run.ts'

const USER = 'postgres'

const isRoot = () => process.getuid?.() === 0

/** PostgreSQL refuses to run as root; root runs it as the user that Debian's package makes. */
export function asServer(command: string, args: string[]): Promise<string> {
  if (!isRoot()) return runOrFail(command, args)
  return runOrFail('runuser', ['-u', USER, '--', command, ...args])
}

/** The same for what goes on running: as it stands here the process that is started is the program itself. */
export function serverCommand(command: string, args: string[]): [command: string, args: string[]] {
  if (!isRoot()) return [command, args]
  return ['setpriv', [`--reuid=${USER}`, `--regid=${USER}`, '--init-groups', '--', command, ...args]]
}

/** Hands a folder to the server's user. */
export async function giveToServer(folder: string): Promise<void> {
  if (isRoot()) await runOrFail('chown', ['-R', USER, folder])
}

/** Whether the server's user can get there and write: not below a folder that only root may enter. */
export async function serverCanUse(folder: string): Promise<boolean> {
  if (!isRoot()) return true
  const { code } = await run('runuser', ['-u', USER, '--', 'test', '-w', folder])
  return code === 0
}
