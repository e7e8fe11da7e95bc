import type { Api } from './client.ts'

/** Each takes a core of the visitor's device; more of them than this gain little. */
const WORKERS_MAX = 4

/**
 * Proof of work (decision 29): asks for a riddle and solves it by trying. Answers with the header `Altcha`, which counts
 * once: every send needs its own. The solver is loaded when it is first needed.
 */
export async function passSecurityCheck(api: Api): Promise<string> {
  // The riddle first: without network the solver is not asked for, whose loss would reload the page (GEN-07).
  const { parameters, signature } = await api.read('GET /api/v1/public/challenge')
  const { solveChallengeWorkers } = await import('altcha-lib')
  const challenge = { parameters, signature }
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, WORKERS_MAX),
    createWorker: () =>
      new Worker(new URL('./solve-challenge.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The security check found no solution in time')
  return btoa(JSON.stringify({ challenge, solution }))
}
