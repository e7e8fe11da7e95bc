import { type Figure, figure } from '../figures/figure.ts'
import type { MeasuredGrid } from './measure-grid.ts'
import type { MeasuredLargeMask, MeasuredMask } from './measure-masks.ts'

/** What OUT-03, OUT-11 and OUT-05 ask for. */
const MASK = { mean: 0.97, worst: 0.9, seconds: 5 }
const GRID = { mean: 0.75, acts: 60 }
const CARRIED = { overlap: 0.9, share: 0.9 }

export interface Measured {
  readonly masks: readonly MeasuredMask[]
  readonly large: MeasuredLargeMask
  readonly grid: MeasuredGrid
  readonly carried: readonly number[]
}

export function report({ masks, large, grid, carried }: Measured): { lines: string[]; figures: Figure[] } {
  const all = masks.flatMap(({ overlaps }) => overlaps)
  const strays = masks.reduce((sum, mask) => sum + mask.strays, 0)
  const floors = masks.reduce((sum, { onTheirFloor }) => sum + onTheirFloor, 0)
  const well = carried.filter((overlap) => overlap >= CARRIED.overlap).length
  const figures = [
    figure('overlap of traced masks, mean', three(mean(all)), '≥ 0.97', mean(all) >= MASK.mean),
    figure('overlap of traced masks, worst', three(worst(all)), '≥ 0.90', worst(all) >= MASK.worst),
    figure('colours found where none was drawn', `${strays}`, '0', strays === 0),
    { name: 'put on their floor by position', measured: `${floors} of ${all.length}` },
    figure(
      'mask of 24 megapixels',
      `${large.seconds.toFixed(1)} s, overlap ${three(mean(large.overlaps))}`,
      '< 5 s, ≥ 0.97',
      large.seconds < MASK.seconds && mean(large.overlaps) >= MASK.mean,
    ),
    figure(
      'overlap by the façade grid',
      `${three(mean(grid.overlaps))} with ${grid.acts} presses`,
      '≥ 0.75 with ≤ 60',
      mean(grid.overlaps) >= GRID.mean && grid.acts <= GRID.acts,
    ),
    figure(
      'carried to another view over 0.9',
      `${well} of ${carried.length}`,
      '≥ 90 %',
      well >= carried.length * CARRIED.share,
    ),
  ]
  return { lines: [...masks.map(maskLine), '', ...figures.map(figureLine)], figures }
}

function maskLine({ view, format, overlaps }: MeasuredMask): string {
  const count = `${overlaps.length}`.padStart(3)
  return `${view.padEnd(9)} ${format.padEnd(5)}${count} outlines, overlap ${three(mean(overlaps))}, worst ${three(worst(overlaps))}`
}

function figureLine({ name, measured, goal }: Figure): string {
  const judged = goal ? ` (${goal.words}): ${goal.reached ? 'reached' : 'MISSED'}` : ''
  return `${name}: ${measured}${judged}`
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}

function worst(numbers: readonly number[]): number {
  return Math.min(...numbers)
}

function three(number: number): string {
  return number.toFixed(3)
}
