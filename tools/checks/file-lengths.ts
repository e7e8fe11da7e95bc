import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './rooms.ts'

/** Past this a file holds more than one idea. */
export const LONGEST_FILE = 300

const SOURCE = /\.(ts|tsx|mjs|css|sql)$/
const GENERATED = /\.gen\.(d\.)?ts$/

/** The files that people write here and their lines, the longest first. */
export function fileLengths(): { path: string; lines: number }[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
    .toString()
    .split('\n')
    .filter((path) => SOURCE.test(path) && !GENERATED.test(path))
    .map((path) => ({ path, lines: linesOf(path) }))
    .sort((a, b) => b.lines - a.lines)
}

function linesOf(path: string): number {
  try {
    return readFileSync(join(root, path), 'utf8').split('\n').length - 1
  } catch {
    return 0 // removed, and not yet committed as such
  }
}
