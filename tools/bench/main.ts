import { keepFigures } from '../figures/keep-figures.ts'
import { loadRiva } from '../scale/load.ts'
import { scratchDatabase } from '../scale/scratch-database.ts'
import { ensureVarnish } from '../services/varnish.ts'
import { closing } from '../trial/closing.ts'
import { play } from '../trial/play.ts'
import { measureChange } from './change.ts'
import { CONCURRENT, measureCold } from './cold.ts'
import { openEdge } from './edge.ts'
import { interleave } from './interleave.ts'
import { pgbench } from './pgbench.ts'
import { serve } from './processes.ts'
import { ENCODING, READ } from './product.ts'
import { report } from './report.ts'
import { ensureWrk, requestsIn } from './wrk.ts'

/** How fast is the read path, beside the least that could do the same? `--quick` takes a few seconds a step. */
const quick = process.argv.includes('--quick')
/** Short turns and many: whatever else the machine does falls on both sides of a ratio. */
const SECONDS = 1
const TURNS = quick ? 5 : 25
const CHANGES = quick ? 3 : 10

const opened: (() => unknown)[] = []
await play(closing(opened), run)

async function run(): Promise<boolean> {
  await ensureWrk()
  await ensureVarnish()
  const database = await scratchDatabase(`belvedere_bench_${process.pid}`, process.env)
  opened.push(database.drop)
  await loadRiva(database)

  const cold = await measureCold(database.env, TURNS, SECONDS * 1_000)
  const direct = await pgbench(database.url, cold.statements, CONCURRENT, SECONDS)

  const one = await serve(database.env)
  opened.push(one.close)
  /** By the server's own processor time: on a busy machine the clock would measure the neighbours. */
  const perCpuSecond = async (url: string, headers: Record<string, string>) => {
    const before = await one.cpuSeconds()
    const requests = await requestsIn(SECONDS, url, headers)
    return requests / ((await one.cpuSeconds()) - before)
  }
  const bare = () => perCpuSecond(one.bare + READ, ENCODING)
  const warm = await interleave(TURNS, () => perCpuSecond(one.product + READ, ENCODING), bare)
  const conditional = { ...ENCODING, 'if-none-match': one.etag }
  const known = await interleave(TURNS, () => perCpuSecond(one.product + READ, conditional), bare)

  const plain = Buffer.from(await (await fetch(one.product + READ)).arrayBuffer())
  const edge = await openEdge(one.product, plain)
  opened.push(edge.close)
  const atEdge = await interleave(
    TURNS,
    () => requestsIn(SECONDS, edge.url + READ),
    () => requestsIn(SECONDS, `${edge.url}/synthetic`),
  )

  const other = await serve(database.env)
  opened.push(other.close)
  const changeSeconds = await measureChange(database.url, [one.product, other.product], CHANGES)

  const { lines, figures, reached } = report({
    warm,
    known,
    cold,
    edge: atEdge,
    pgbench: direct,
    changeSeconds,
  })
  console.log(lines.join('\n'))
  await keepFigures(figures)
  return reached
}
