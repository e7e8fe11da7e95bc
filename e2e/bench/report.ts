import type { Figure } from '../support/keep-figures.ts'

export interface Crowd {
  readonly shapes: number
  readonly goal: number
}

/** Each turn is the rate without shapes, then one for each crowd. Prints the ratios last. */
export function report(crowds: readonly Crowd[], turns: readonly (readonly number[])[]) {
  const ofColumn = (column: number) => median(turns.map((turn) => turn[column] ?? Number.NaN))
  const ratios = crowds.map(({ shapes, goal }, i) => ({
    shapes,
    goal,
    rate: ofColumn(i + 1),
    ratio: median(turns.map((turn) => (turn[i + 1] ?? Number.NaN) / (turn[0] ?? Number.NaN))),
  }))
  const words = ratios.map(
    ({ shapes, ratio, goal }) => `${shapes} shapes ${ratio.toFixed(2)}x (goal ≥ ${goal})`,
  )
  return {
    figures: ratios.map(
      ({ shapes, ratio, goal }): Figure => ({
        name: `frames with ${shapes.toLocaleString('en')} shapes / without`,
        measured: `${ratio.toFixed(2)}x`,
        goal: { words: `≥ ${goal}x`, reached: ratio >= goal },
      }),
    ),
    reached: ratios.every(({ ratio, goal }) => ratio >= goal),
    lines: [
      `without shapes ${ofColumn(0).toFixed(1)} frames per second`,
      ...ratios.map(({ shapes, rate }) => `${shapes} shapes ${rate.toFixed(1)} frames per second`),
      `bench:viewer: ${words.join(', ')}`,
    ],
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2
}
