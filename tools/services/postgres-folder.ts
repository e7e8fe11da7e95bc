import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { outsideFolder, VAR } from './checkout.ts'
import { asServer, giveToServer, serverCanUse } from './postgres-user.ts'

/** Who owns the databases; also the name of the one that the product uses. */
export const OWNER = 'belvedere'

/** Reached from this machine alone, over TCP; there is no socket file. */
const ACCESS = 'host all all 127.0.0.1/32 trust\n'

export const dataOf = (folder: string) => join(folder, 'data')

/** Where PostgreSQL lives: in the checkout, or outside of it where the server's user cannot enter the checkout. */
export async function postgresFolder(name = 'postgres'): Promise<string> {
  const inside = join(VAR, name)
  if (existsSync(dataOf(inside))) return inside
  if (await prepared(inside)) return inside
  await rmdir(inside)
  const outside = outsideFolder(name)
  if (await prepared(outside)) return outside
  throw new Error(`The user of PostgreSQL can use neither ${inside} nor ${outside}.`)
}

async function prepared(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  await giveToServer(folder)
  return serverCanUse(folder)
}

/** Makes the data folder once. It takes its name when it is whole, so that a killed `initdb` leaves nothing half. */
export async function initialise(folder: string, initdb: string): Promise<void> {
  const data = dataOf(folder)
  if (existsSync(data)) return refuseOtherVersion(data, await asServer(initdb, ['--version']))
  const part = join(folder, 'new')
  await rm(part, { recursive: true, force: true })
  await asServer(initdb, ['-D', part, '-U', OWNER, '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust'])
  await writeFile(join(part, 'pg_hba.conf'), ACCESS)
  await rename(part, data)
}

async function refuseOtherVersion(data: string, present: string): Promise<void> {
  const made = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (present.includes(` ${made}.`) || present.includes(` ${made}\n`)) return
  throw new Error(
    `${data} was made by PostgreSQL ${made}, but here is ${present.trim()}. Remove it and run again.`,
  )
}
