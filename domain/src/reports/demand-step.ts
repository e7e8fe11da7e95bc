import { LEAST_SHOWN } from './safe-count.ts'

/** From how many people on a cell is of each of the five shades, the lightest first. */
export const DEMAND_STEPS = [LEAST_SHOWN, 25, 50, 100, 200] as const

/** Which shade a cell has, from 1 to 5; 0 is hatched, and has no number. */
export const demandStep = (people: number | null): number =>
  people === null ? 0 : DEMAND_STEPS.filter((from) => people >= from).length
