import { GROUND, type Labelled } from './labelled.ts'

/** Pixels of one colour that hang together by their sides. */
export interface Piece {
  readonly label: number
  readonly pixels: number
  /** Its first pixel, reading: nothing of it lies above, nor to the left in the same row. */
  readonly x: number
  readonly y: number
  readonly runs: readonly Run[]
}

interface Run {
  readonly label: number
  readonly y: number
  readonly from: number
  /** The pixel after the last. */
  readonly to: number
}

/** Everything that hangs together, the ground too. A row has few runs, so it costs little more than reading the picture. */
export function piecesOf(labelled: Labelled): Piece[] {
  const runs = runsOf(labelled)
  const parents = new Int32Array(runs.length).map((_, i) => i)
  const rootOf = (run: number): number => {
    let root = run
    while (parents[root] !== root) {
      const up = parents[root] ?? root
      parents[root] = parents[up] ?? up
      root = up
    }
    return root
  }
  let above = 0
  for (const [i, run] of runs.entries()) {
    // Runs of the row above that end before this one begins meet nothing that comes later either.
    while ((runs[above]?.y ?? 0) < run.y - 1) above++
    while (runs[above]?.y === run.y - 1 && (runs[above]?.to ?? 0) <= run.from) above++
    for (let j = above; j < i; j++) {
      const other = runs[j]
      if (!other || other.y === run.y || other.from >= run.to) break
      if (other.label === run.label) join(rootOf(i), rootOf(j))
    }
  }
  return [...Map.groupBy(runs, (_, i) => rootOf(i)).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const pixels = own.reduce((sum, { from, to }) => sum + to - from, 0)
    return [{ label: first.label, pixels, x: first.from, y: first.y, runs: own }]
  })

  function join(a: number, b: number): void {
    parents[Math.max(a, b)] = Math.min(a, b)
  }
}

function runsOf({ width, height, labels }: Labelled): Run[] {
  const runs: Run[] = []
  for (let y = 0; y < height; y++) {
    let from = 0
    for (let x = 1; x <= width; x++) {
      const label = labels[y * width + from] ?? GROUND
      if (x < width && labels[y * width + x] === label) continue
      runs.push({ label, y, from, to: x })
      from = x
    }
  }
  return runs
}
