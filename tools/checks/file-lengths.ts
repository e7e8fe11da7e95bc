import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './rooms.ts'

/** Past this a file holds more than one idea. */
export const LONGEST_FILE = 400

const SOURCE = /\.(ts|tsx|mjs|css|sql)$/
const GENERATED = /\.gen\.ts$/

/** The files that people write here and their lines, the longest first. */
export function fileLengths(checkout = root): { path: string; lines: number }[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: checkout })
    .toString()
    .split('\n')
    .filter((path) => SOURCE.test(path) && !GENERATED.test(path))
    .map((path) => ({ path, lines: linesOf(join(checkout, path)) }))
    .sort((a, b) => b.lines - a.lines)
}

function linesOf(file: string): number {
  try {
    return readFileSync(file, 'utf8').split('\n').length - 1
  } catch {
    return 0 // removed, and not yet committed as such
  }
}
