import { Histogram } from 'prom-client'
import { processFigures } from '../../platform/logging/process-figures.ts'

/** From the moment that a buyer was told "we have it" to the one in which the mail server took an agent's mail. */
export const deliveredWithin = new Histogram({
  name: 'enquiry_delivered_seconds',
  help: 'From accepting an enquiry to a mail about it being taken by the mail server.',
  buckets: [1, 2, 5, 10, 20, 30, 60, 120, 300, 900, 3600],
  registers: [processFigures],
})
