import { psql } from './psql.ts'

export type ScratchDatabase = { env: NodeJS.ProcessEnv; url: string; drop: () => Promise<void> }

/** DATABASE_URL, and those of other roles. */
const ADDRESS = /^DATABASE_(\w+_)?URL$/

/** A database of this run alone, beside the one that DATABASE_URL names; `env` leads programs to it. */
export async function scratchDatabase(name: string, env: NodeJS.ProcessEnv): Promise<ScratchDatabase> {
  const given = env.DATABASE_URL
  if (!given) throw new Error('DATABASE_URL is not set; run through `npm run scale`.')
  const drop = () => psql(given, '-c', `drop database if exists ${name} with (force)`).then(() => {})
  await drop()
  await psql(given, '-c', `create database ${name}`)
  const addresses = Object.entries(env).filter(([variable, url]) => ADDRESS.test(variable) && url)
  return {
    url: beside(given, name),
    drop,
    env: {
      ...env,
      ...Object.fromEntries(addresses.map(([variable, url = '']) => [variable, beside(url, name)])),
    },
  }
}

function beside(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}
