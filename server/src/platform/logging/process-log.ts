import Fastify, { type FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { logging } from './logging.ts'

/** The log of a process that serves no calls, under the same rules as the API's. */
export function processLog(config: Config): FastifyBaseLogger {
  return Fastify({ logger: logging(config) }).log
}
