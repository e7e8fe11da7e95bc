import type { Api } from './api.ts'

const WARM_UP_ROUNDS = 30

export type Pair = { path: string; demo: number[]; large: number[] }

/** Reads the same addresses from both, turn by turn, so that whatever else the machine does falls on both alike. */
export async function measureBoth(
  demo: Api,
  large: Api,
  paths: readonly string[],
  rounds: number,
): Promise<Pair[]> {
  const pairs = paths.map((path): Pair => ({ path, demo: [], large: [] }))
  for (const { path } of pairs) await refuseDifference(demo, large, path)
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1)
    for (const pair of pairs) {
      const sides = [() => demo.read(pair.path), () => large.read(pair.path)] as const
      const largeFirst = round % 2 !== 0
      const first = await sides[largeFirst ? 1 : 0]()
      const second = await sides[largeFirst ? 0 : 1]()
      if (round < 0) continue
      pair.demo.push((largeFirst ? second : first).milliseconds)
      pair.large.push((largeFirst ? first : second).milliseconds)
    }
  return pairs
}

async function refuseDifference(demo: Api, large: Api, path: string): Promise<void> {
  const [one, other] = [await demo.read(path), await large.read(path)]
  if (one.body !== other.body) throw new Error(`${path} answers differently in the two databases.`)
}

/** Reads each address once. */
export async function measureEach(api: Api, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) times.push((await api.read(path)).milliseconds)
  return times
}
