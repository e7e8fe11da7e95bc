import { isRate, RATE } from './loan-calculator.ts'

/** Screens choose the sentence: 'Maximum tax rate is 20%', 'Minimum tax rate is 0%', 'Enter the interest rate'. */
export type RateProblem = 'above-maximum' | 'below-minimum' | 'enter-rate'

export interface EnteredRate {
  /** Percent; NaN when what was written is no number. */
  readonly rate: number
  readonly problem: RateProblem | undefined
}

export const START_RATE: EnteredRate = { rate: RATE.start, problem: undefined }

/** What was written into the field: above 20 is clamped to 20, and says so (CAL-02). */
export function enterRate(text: string): EnteredRate {
  const written = text.replace('%', '').replace(',', '.').trim()
  const rate = written === '' ? Number.NaN : Number(written)
  if (Number.isNaN(rate)) return { rate, problem: 'enter-rate' }
  if (rate > RATE.max) return { rate: RATE.max, problem: 'above-maximum' }
  return { rate, problem: rate < RATE.min ? 'below-minimum' : undefined }
}

/** Plus from an out-of-range value begins again at 0 (CAL-02). */
export const rateAfterPlus = (rate: number) => stepped(rate, RATE.step)

export const rateAfterMinus = (rate: number) => stepped(rate, -RATE.step)

export const canPlus = (rate: number) => rate !== RATE.max

export const canMinus = (rate: number) => rate > RATE.min

function stepped(rate: number, step: number): EnteredRate {
  if (!isRate(rate)) return START_RATE
  // Tenths have no exact binary form: 0.1 added three times would show as 0.30000000000000004.
  const next = Math.round((rate + step) * 100) / 100
  return { rate: Math.min(RATE.max, Math.max(RATE.min, next)), problem: undefined }
}
