import { setTimeout as wait } from 'node:timers/promises'

/** What visitors read: answers and pages that the edge keeps, and what each time comes from an instance. */
const PATHS = [
  '/api/v1/frontend/buildings/1/apartments',
  '/masterplan/1',
  '/api/v1/public/challenge',
  '/rs/masterplan/2/building/1',
  '/',
  '/api/v1/frontend/projects',
]
const ANSWER_WITHIN_MS = 15_000

export type Reads = { answered: number; failed: string[]; slowestMs: number; p95Ms: number }

/** So many reads a second, whether or not the ones before are answered; a failed one is not tried again. */
export async function reads(
  origin: string,
  { perSecond, seconds, paths = PATHS }: { perSecond: number; seconds: number; paths?: readonly string[] },
): Promise<Reads> {
  const result = { answered: 0, failed: [] as string[], took: [] as number[] }
  const underWay: Promise<void>[] = []
  const start = performance.now()
  const total = perSecond * seconds
  for (let nth = 0; nth < total; nth += 1) {
    const early = start + (nth * 1_000) / perSecond - performance.now()
    if (early > 1) await wait(early)
    underWay.push(read(origin + paths[nth % paths.length], result))
  }
  await Promise.all(underWay)
  const { took, ...counts } = result
  took.sort((a, b) => a - b)
  return { ...counts, slowestMs: took.at(-1) ?? 0, p95Ms: took[Math.floor(took.length * 0.95)] ?? 0 }
}

async function read(
  url: string,
  result: { answered: number; failed: string[]; took: number[] },
): Promise<void> {
  const start = performance.now()
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    await answer.arrayBuffer()
    if (answer.status < 400) result.answered += 1
    else result.failed.push(`${answer.status} ${url}`)
  } catch (error) {
    const { cause = error } = error as Error
    result.failed.push(`${cause} ${url}`)
  }
  result.took.push(performance.now() - start)
}
