import { Counter } from 'prom-client'
import { processFigures } from '../logging/process-figures.ts'

/** Plain numbers until somebody asks: a warm answer takes microseconds, and a labelled counter one of its own. */
export const answersFrom = { memory: 0, rows: 0, stale: 0 }

new Counter({
  name: 'answers_total',
  help: 'Public answers by where they came from: memory, the rows, or memory while the database is away (stale).',
  labelNames: ['from'],
  registers: [processFigures],
  collect() {
    this.reset()
    for (const [from, count] of Object.entries(answersFrom)) this.inc({ from }, count)
  },
})
