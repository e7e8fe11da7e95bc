import { keepFigures } from '../figures/keep-figures.ts'
import { closing } from '../trial/closing.ts'
import { play } from '../trial/play.ts'
import { type Api, openApi } from './api.ts'
import { loadOthers, loadRiva, refuseSmallDisk, sizeOf } from './load.ts'
import { measureBoth, measureEach } from './measure.ts'
import { psql } from './psql.ts'
import { report } from './report.ts'
import { type ScratchDatabase, scratchDatabase } from './scratch-database.ts'

/** Does reading a building get slower when 50,000 other projects lie beside it? `--small` asks with 500. */
const small = process.argv.includes('--small')
const PROJECTS = small ? 500 : 50_000
const ROUNDS = small ? 200 : 400
const OTHERS = small ? 200 : 1_000
/** As in load.sql. */
const [FIRST_ID, BUILDINGS_PER_PROJECT, APARTMENTS_PER_PROJECT] = [1_000_000, 2, 40]
/** From here on a table is big: reading all of it for one answer is what must not happen. */
const BIG_FROM_ROWS = 10_000

const building = (id: number) => `/api/v1/frontend/buildings/${id}`
const RIVA = [building(1), `${building(1)}/apartments`]

const opened: (() => unknown)[] = []
await play(closing(opened), run)

async function run(): Promise<boolean> {
  await refuseSmallDisk(PROJECTS)
  const demo = await scratch('demo')
  const large = await scratch('scale')
  await Promise.all([loadRiva(demo), loadRiva(large)])
  const start = performance.now()
  await loadOthers(large, PROJECTS)
  const seconds = Math.round((performance.now() - start) / 1000)
  const apartments = (PROJECTS * APARTMENTS_PER_PROJECT).toLocaleString('en')
  const size = await sizeOf(large)
  console.log(
    `Loaded ${PROJECTS.toLocaleString('en')} projects, ${apartments} apartments in ${seconds} s (${size}).`,
  )

  const [alone, among] = [await api(demo), await api(large)]
  const pairs = await measureBoth(alone, among, RIVA, ROUNDS)
  const others = randomBuildings(OTHERS)
  const times = await measureEach(among, others)
  const wholeTables = await bigWholeTables(among, large, [...RIVA, ...others.slice(0, 10)])
  const { lines, figures, reached } = report({ pairs, others: times, wholeTables })
  console.log(lines.join('\n'))
  await keepFigures(figures)
  return reached
}

async function scratch(kind: string): Promise<ScratchDatabase> {
  const database = await scratchDatabase(`belvedere_${kind}_${process.pid}`, process.env)
  opened.push(database.drop)
  return database
}

async function api(database: ScratchDatabase): Promise<Api> {
  const one = await openApi(database)
  opened.push(one.close)
  return one
}

function randomBuildings(count: number): string[] {
  const ids = new Set<number>()
  while (ids.size < count) ids.add(FIRST_ID + Math.floor(Math.random() * PROJECTS * BUILDINGS_PER_PROJECT))
  return [...ids].map(building)
}

async function bigWholeTables(among: Api, { url }: ScratchDatabase, paths: string[]): Promise<string[]> {
  const names = `select relname from pg_class where relkind = 'r' and reltuples >= ${BIG_FROM_ROWS}`
  const big = new Set((await psql(url, '-c', names)).split('\n'))
  const found: string[] = []
  for (const path of paths) {
    const { statements, wholeTables } = await among.plansOf(path)
    if (statements === 0)
      throw new Error(`${path} asked nothing of the database: it was not read from the rows.`)
    found.push(...wholeTables.filter((table) => big.has(table)))
  }
  return found
}
