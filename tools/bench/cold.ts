import { Pool } from 'pg'
import { recordStatements, type Statement } from '../scale/record-statements.ts'
import { interleave, type Pair } from './interleave.ts'
import { openProduct, READ } from './product.ts'

export const CONCURRENT = 4

export type Sql = { sql: string; parameters: readonly unknown[] }

/**
 * A read that goes down to the rows, against `pg` alone running the same statements: same process, same number at a
 * time, same rows parsed. The difference is whose it is, the presenters, the contract's parse and the JSON.
 */
export async function measureCold(
  env: NodeJS.ProcessEnv,
  turns: number,
  milliseconds: number,
): Promise<Pair & { statements: Sql[] }> {
  const { app, config } = await openProduct({ ...env, ANSWER_CACHE_MB: '0' })
  const statements = await statementsOf(env)
  const pool = new Pool({ connectionString: config.visitorUrl, max: CONCURRENT })
  const read = async () => {
    const { statusCode } = await app.inject({ url: READ, headers: app.inProcessHeaders })
    if (statusCode !== 200) throw new Error(`${READ} answered ${statusCode}.`)
  }
  const bare = async () => {
    for (const { sql, parameters } of statements) await pool.query(sql, [...parameters])
  }
  try {
    const pair = await interleave(
      turns,
      () => rate(read, milliseconds),
      () => rate(bare, milliseconds),
    )
    return { ...pair, statements }
  } finally {
    await pool.end()
    await app.close()
  }
}

/** The statements behind one read, as the product sends them. */
async function statementsOf(env: NodeJS.ProcessEnv): Promise<Sql[]> {
  const { recorder, statements } = recordStatements()
  let compile: ((statement: Statement) => Sql) | undefined
  const { app } = await openProduct({ ...env, ANSWER_CACHE_MB: '0' }, (db) => {
    compile = ({ node, queryId }) => db.getExecutor().compileQuery(node, queryId)
    return db.withPlugin(recorder)
  })
  await app.inject({ url: READ, headers: app.inProcessHeaders })
  const sent = statements.map((statement) => compile?.(statement) ?? { sql: '', parameters: [] })
  await app.close()
  if (sent.length === 0) throw new Error(`${READ} asked nothing of the database.`)
  return sent
}

/** How often something is done in a second, several at a time. */
async function rate(work: () => Promise<void>, milliseconds: number): Promise<number> {
  const start = performance.now()
  let done = 0
  await Promise.all(
    Array.from({ length: CONCURRENT }, async () => {
      while (performance.now() - start < milliseconds) {
        await work()
        done += 1
      }
    }),
  )
  return (done * 1_000) / (performance.now() - start)
}
