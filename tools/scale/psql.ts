import { findProgram } from '../services/find-program.ts'
import { runOrFail } from '../services/run.ts'

/** Runs statements or a file on a database; the answer is bare values, one row in a line. */
export function psql(url: string, ...args: string[]): Promise<string> {
  return runOrFail(findProgram('psql') ?? 'psql', [
    '-X',
    '-q',
    '-A',
    '-t',
    '-v',
    'ON_ERROR_STOP=1',
    ...args,
    url,
  ])
}
