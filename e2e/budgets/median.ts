import type { Figures } from './figures.ts'

/** Each figure's own median: one slow run does not drag the others along. */
export function medianOf(runs: readonly Figures[]): Figures {
  const middle = (key: keyof Figures) => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  return {
    lcpMs: middle('lcpMs'),
    tbtMs: middle('tbtMs'),
    tbtCpuMs: middle('tbtCpuMs'),
    cls: middle('cls'),
    bytes: middle('bytes'),
    tileBytes: middle('tileBytes'),
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
  }
}
