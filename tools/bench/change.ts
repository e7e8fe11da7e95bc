import { setTimeout as wait } from 'node:timers/promises'
import { psql } from '../scale/psql.ts'
import { READ } from './product.ts'

/** The database takes no change that does not say what it is. */
const NAMED = `set belvedere.action = 'bench'`
const GIVE_UP_MS = 10_000

/** The longest that a change of an apartment took to show in every one of these, in seconds. */
export async function measureChange(databaseUrl: string, origins: readonly string[], times: number) {
  const seconds: number[] = []
  for (let n = 0; n < times; n += 1) {
    const name = `Bench ${n}`
    // All are warm: each has the present answer in memory.
    await Promise.all(origins.map(read))
    const changed = psql(
      databaseUrl,
      '-c',
      NAMED,
      '-c',
      `update apartments set name = '${name}' where id = 1001`,
    )
    const start = performance.now()
    await changed
    await Promise.all(origins.map((origin) => shows(origin, name, start)))
    seconds.push((performance.now() - start) / 1_000)
  }
  return Math.max(...seconds)
}

async function shows(origin: string, name: string, start: number): Promise<void> {
  while (!(await read(origin)).includes(`"${name}"`)) {
    if (performance.now() - start > GIVE_UP_MS) throw new Error(`${origin} does not show a change.`)
    await wait(2)
  }
}

const read = async (origin: string) => (await fetch(origin + READ)).text()
