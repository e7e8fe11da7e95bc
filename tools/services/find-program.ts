import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian keeps PostgreSQL's own programs outside of the PATH, one folder for each version. */
const DEBIAN_POSTGRES = '/usr/lib/postgresql/*/bin'

export function findProgram(name: string): string | undefined {
  return folders()
    .map((folder) => join(folder, name))
    .find(isProgram)
}

function folders(): string[] {
  const newestFirst = globSync(DEBIAN_POSTGRES).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  return [
    ...newestFirst,
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
    '/usr/sbin',
    '/usr/bin',
  ]
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
