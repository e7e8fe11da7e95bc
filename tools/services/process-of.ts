import { run } from './run.ts'

/** The command line of a running process, '' when there is none: a pid alone may belong to someone else by now. */
export async function commandOf(pid: number): Promise<string> {
  const { code, output } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return code === 0 ? output.trim() : ''
}
