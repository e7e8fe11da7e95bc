import { Counter } from 'prom-client'
import { processFigures } from '../../platform/logging/process-figures.ts'

export const webhookTries = new Counter({
  name: 'webhook_tries_total',
  help: 'Tries to deliver a webhook by what became of it: delivered, waiting for another try, failed for good.',
  labelNames: ['outcome'],
  registers: [processFigures],
})
