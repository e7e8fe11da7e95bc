import { Counter, Gauge, Histogram } from 'prom-client'
import { processFigures } from '../../platform/logging/process-figures.ts'

const registers = [processFigures]

export const openStreams = new Gauge({ name: 'status_streams', help: 'Open streams of statuses.', registers })

export const refusedStreams = new Counter({
  name: 'status_streams_refused_total',
  help: 'Streams that found no place; their browsers ask every 10 seconds instead.',
  registers,
})

/** The way to here is `versions_behind_seconds`: together they are the time from a change to a screen. */
export const toldWithin = new Histogram({
  name: 'status_told_seconds',
  help: 'From hearing of a change to having told everyone who follows its project.',
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
  registers,
})
