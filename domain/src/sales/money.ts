import { formatWhole } from './whole-number.ts'

const NO_BREAK_SPACE = '\u00a0'

/** Spec section 9 fixes comma and no decimals in both languages, so the visitor's locale has no say. */
export function formatMoney(amount: number): string {
  return `${formatWhole(amount)}${NO_BREAK_SPACE}€`
}
