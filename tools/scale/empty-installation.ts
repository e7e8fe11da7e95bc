import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@belvedere/server/platform/config'
import { migrate } from '@belvedere/server/platform/database/migrate'
import { scratchDatabase } from './scratch-database.ts'

/** A database of this run alone with every table and no row, and a folder for its files; `env` leads programs to both. */
export async function emptyInstallation(run: string, settings: Record<string, string>) {
  const database = await scratchDatabase(`belvedere_${run}_${process.pid}`, process.env)
  const folder = await mkdtemp(join(tmpdir(), `belvedere-${run}-`))
  const remove = async () => {
    await database.drop()
    await rm(folder, { recursive: true })
  }
  const env = {
    ...database.env,
    FILES_DIR: folder,
    AUTH_SECRET: 'only for this run, and long enough so',
    ...settings,
  }
  try {
    const config = readConfig(env)
    await migrate(database.url, config)
    return { env, config, url: database.url, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
