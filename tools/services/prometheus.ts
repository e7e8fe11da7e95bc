import { findProgram } from './find-program.ts'
import { install } from './packages.ts'

/** Debian's Prometheus with promtool, by which the tests try the rules and alerts of ops/monitoring. */
export async function ensurePrometheus(): Promise<void> {
  if (!findProgram('promtool')) await install(['prometheus'], 'Prometheus')
}
