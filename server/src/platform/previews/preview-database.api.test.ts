import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { wayToDatabase } from '../../testing/way-to-database.ts'
import { connectDatabase } from '../database/database.ts'
import { orPreview } from './preview-database.ts'
import { inPreview } from './previewed.ts'

/** More than the connections that previews have. */
const TIMES = 6

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const PREVIEW = { projectId: 1, prices: false, until: new Date() }

it('reads again after the database was lost at the first word, and ends', async () => {
  let isLost = true
  const way = await wayToDatabase(database.databaseUrl, (said) =>
    isLost && said.includes('begin read only') ? 'cuts' : 'passes',
  )
  const db = connectDatabase(database.visitorUrl)
  onTestFinished(() => db.destroy())
  const { shown, close } = orPreview(db, { visitorUrl: way.by(database.visitorUrl), statementTimeoutMs: 100 })
  const read = () => inPreview(PREVIEW, () => shown.selectFrom('projects').select('id').execute())
  for (let n = 0; n < TIMES; n += 1) await expect(read()).rejects.toThrow('Connection terminated')
  isLost = false
  expect(await read()).toContainEqual({ id: 1 })
  await close()
})
