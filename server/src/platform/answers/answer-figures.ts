import { Counter } from 'prom-client'
import { processFigures } from '../logging/process-figures.ts'

const answered = new Counter({
  name: 'answers_total',
  help: 'Public answers by where they came from: memory, the rows, or memory while the database is away (stale).',
  labelNames: ['from'],
  registers: [processFigures],
})

/** Looked up once: a warm answer takes microseconds. */
export const answersFrom = {
  memory: answered.labels('memory'),
  rows: answered.labels('rows'),
  stale: answered.labels('stale'),
}
