export const RATE = { min: 0, max: 20, step: 0.1, start: 0 } as const
export const TERM_YEARS = { min: 5, max: 35, step: 1, start: 15 } as const
export const DOWN_PAYMENT_PERCENT = { min: 0, max: 80, step: 1, start: 20 } as const

const MONTHS = 12

export interface Loan {
  readonly price: number
  readonly downPaymentPercent: number
  /** Percent a year; NaN while the field is empty. */
  readonly rate: number
  readonly years: number
}

/** What one pays each month for a sum, to the last fraction of a cent; nothing when the rate makes no sense (CAL-01). */
export function annuity(principal: number, rate: number, years: number): number {
  if (!isRate(rate)) return 0
  const months = years * MONTHS
  const monthly = rate / 100 / MONTHS
  // Without interest the formula divides 0 by 0; its limit is the sum in equal parts (decision 51).
  const payment = monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months)
  return Number.isFinite(payment) ? payment : 0
}

/** The sum in its parts: what is paid at once, borrowed, and added by the bank; that is unknown without a rate. */
export function loanPlan({ price, downPaymentPercent, rate, years }: Loan) {
  const downPayment = Math.round((price * downPaymentPercent) / 100)
  const principal = price - downPayment
  const payment = annuity(principal, rate, years)
  const total = isRate(rate) ? Math.round(payment * years * MONTHS) : undefined
  return {
    downPayment,
    principal,
    monthlyPayment: Math.round(payment),
    total,
    interest: total && Math.max(0, total - principal),
  }
}

export const isRate = (rate: number) => rate >= RATE.min && rate <= RATE.max
