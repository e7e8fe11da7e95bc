import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { VAR } from './checkout.ts'

/** A service that we started. */
export type Service = {
  pid: number
  port: number
  folder: string
}

/** The S3 server is three processes, of which the last one answers. */
export type Services = { postgres?: Service; redis?: Service; s3?: Service[] }

const FILE = join(VAR, 'services.json')

/** What was started last; it may have ended since. */
export async function readServices(): Promise<Services> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'))
  } catch {
    return {} // none yet, or a file that someone cut short: what runs is found again by its folder or started anew
  }
}

export async function writeServices(services: Services): Promise<void> {
  await mkdir(VAR, { recursive: true })
  const part = `${FILE}.${process.pid}`
  await writeFile(part, `${JSON.stringify(services, null, 2)}\n`)
  await rename(part, FILE)
}

export async function forgetServices(): Promise<void> {
  await rm(FILE, { force: true })
}
